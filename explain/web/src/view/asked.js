// Where the command line asks for more than mem2reg, as -O2 does: says so, and where the rest is shown.
import { tr } from "../core/words.js";
import { h, replace } from "./dom.js";

export const showAsked = (element, { asked, passesPage, file }, fn) => {
  element.hidden = !asked;
  if (!asked) return;
  const title = tr(`What ${asked} did`, `${asked} 做了什么`);
  replace(element, tr(`${asked} was asked for. This page shows one pass, mem2reg, on the functions as the front end made them. `,
    `要求的是 ${asked}。本页只显示其中一趟 mem2reg, 从前端给出的函数开始。`),
  passesPage ? h("a", { href: `${encodeURIComponent(passesPage)}#f=${encodeURIComponent(fn.name)}&view=graph` }, title)
    : [title, ": ", h("code", {}, `minic ${file} ${asked} --explain=passes`)]);
};
