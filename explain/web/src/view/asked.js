// What more passes do than mem2reg: where the command line asks for them, as -O2 does, or where the story comes to them (`isTold`):
// says where they are shown.
import { tr } from "../core/words.js";
import { h, replace } from "./dom.js";

export const showAsked = (element, { asked, passesPage, file }, fn, isTold) => {
  element.hidden = !asked && !isTold;
  if (element.hidden) return;
  if (!asked)
    return void replace(
      element,
      tr("For the passes of -O2: ", "要看 -O2 的各趟："),
      h("code", {}, `minic ${file} -O2 --explain`),
      tr(" writes a second page, the pass viewer, beside this one.", " 会在本页旁边写出第二页，即各趟的页面。"),
    );
  const title = tr(`What ${asked} did`, `${asked} 做了什么`);
  replace(
    element,
    tr(
      `${asked} was asked for. This page shows one pass, mem2reg, on the functions as the front end made them. `,
      `要求的是 ${asked}。本页只显示其中一趟 mem2reg，从前端给出的函数开始。`,
    ),
    passesPage
      ? h("a", { href: `${encodeURIComponent(passesPage)}#f=${encodeURIComponent(fn.name)}&view=graph` }, title)
      : [title, ": ", h("code", {}, `minic ${file} ${asked} --explain=passes`)],
  );
};
