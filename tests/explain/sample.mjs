// Programs of a folder for a test that cannot run all of them. They are chosen by a hash of their names: one more program in the
// folder exchanges one of the sample at most.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/// The paths of `count` programs in C and SysY, or of all; `salt` makes another choice.
export const sample = (folder, count, salt) =>
  readdirSync(folder)
    .filter((name) => /\.(c|sy)$/.test(name))
    .map((name) => [
      createHash("sha1")
        .update(salt + name)
        .digest("hex"),
      name,
    ])
    .sort()
    .slice(0, count)
    .map(([, name]) => join(folder, name));
