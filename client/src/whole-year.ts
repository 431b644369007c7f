/** "26" typed as the year is 0026 to the browser. Not while it is typed: on its way to 2026 it is 0002 and 0020. */
export const wholeYear = (date: string) => date.replace(/^00(?=\d\d-)/, "20");
