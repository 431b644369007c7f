import { anyOf } from "../languages/known";

/** "I", "we", in any language. */
export const firsts = new RegExp(`(?<!\\p{L})(?:${anyOf(({ comers }) => comers.firsts)})(?!\\p{L})`, "iu");

/** "My", "our" */
export const own = new RegExp(`(?<!\\p{L})(?:${anyOf(({ comers }) => comers.own)})(?!\\p{L})`, "iu");
