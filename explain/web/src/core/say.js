// Makes sentences of the whole catalogue (templates.js).
import { fillIn } from "./fill.js";
import { PHRASES, TEMPLATES } from "./templates.js";

export * from "./fill.js";
/// A sentence, or a phrase for a slot {p:...} of one.
export const say = (key, slots = {}) => fillIn(TEMPLATES[key] ?? PHRASES[key], slots);
