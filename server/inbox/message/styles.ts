export const striking = /^\s*text-decoration(?:-line)?\s*:.*line-through/is;

/** Declarations are read one by one, so that a style of a megabyte costs no more than its letters. */
export const declares = (style: string, what: RegExp) =>
  style !== "" && declarationsIn(style).some((declaration) => what.test(declaration));

/** Several things are asked of one style after the other. One of a megabyte is not kept. */
const LONGEST_KEPT = 1_000;
let last = { style: "", declarations: [] as string[] };
function declarationsIn(style: string): string[] {
  if (style === last.style) return last.declarations;
  const declarations = style.split(";");
  if (style.length <= LONGEST_KEPT) last = { style, declarations };
  return declarations;
}

/** Far more than any email has; the rest of a longer style sheet is not read. */
const MAX_SHEET = 200_000;

/** What the style sheets of an email strike through: classes as `.old`, ids as `#was`. */
export const struckNames = (html: string) =>
  /line-through/i.test(html) ? styledNames(html, striking) : new Set<string>();

/** The classes and ids for which the style sheets of an email declare it. */
export function styledNames(html: string, what: RegExp): Set<string> {
  const names = new Set<string>();
  const small = html.toLowerCase();
  let left = MAX_SHEET;
  let from = small.indexOf("<style");
  while (from >= 0 && left > 0) {
    const end = small.indexOf("</style", from);
    if (end < 0) break;
    collect(html.slice(html.indexOf(">", from) + 1, Math.min(end, from + left)), what, names);
    left -= end - from;
    from = small.indexOf("<style", end);
  }
  return names;
}

/** "tr.gone td, .void": whatever bears one of the names. A rule for plain tags (`a`) says nothing about a date. */
function collect(sheet: string, what: RegExp, names: Set<string>) {
  for (const rule of sheet.split("}")) {
    const open = rule.lastIndexOf("{");
    if (open < 0 || !declares(rule.slice(open + 1), what)) continue;
    const selectors = rule.slice(rule.lastIndexOf("{", open - 1) + 1, open);
    for (const name of selectors.match(/[.#][a-z_-][\w-]*/gi) ?? []) names.add(name);
  }
}

export const bears = (names: Set<string>, { class: classes = "", id }: Record<string, string>) =>
  names.size > 0 && (names.has(`#${id}`) || classes.split(/\s+/).some((name) => names.has(`.${name}`)));
