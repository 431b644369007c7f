/** The style sheet of the stand-ins' pages: LOOK.md's tokens, without the client's build. */
export const styles = `
@font-face {
  font-family: "Instrument Sans";
  src: url("/sandbox/instrument-sans.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
}
:root {
  color-scheme: light dark;
  --paper: oklch(.979 .005 125); --surface: oklch(1 0 0); --sunken: oklch(.956 .008 130);
  --line: oklch(.902 .01 140); --edge: oklch(.605 .016 160);
  --ink: oklch(.235 .022 165); --ink-2: oklch(.415 .02 165);
  --accent: oklch(.455 .098 164); --accent-hover: oklch(.395 .086 165); --on-accent: oklch(1 0 0);
  --accent-text: oklch(.43 .094 164); --marker: oklch(.935 .128 101);
  --amber: oklch(.455 .095 66); --amber-soft: oklch(.957 .048 88);
  --red: oklch(.485 .168 27); --red-soft: oklch(.953 .024 22);
  --shadow: 0 1px 2px oklch(.235 .022 165 / 5%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: oklch(.188 .013 168); --surface: oklch(.23 .015 168); --sunken: oklch(.16 .012 168);
    --line: oklch(.315 .017 166); --edge: oklch(.575 .02 162);
    --ink: oklch(.95 .008 140); --ink-2: oklch(.8 .014 155);
    --accent: oklch(.77 .125 162); --accent-hover: oklch(.83 .115 161); --on-accent: oklch(.185 .035 167);
    --accent-text: oklch(.8 .12 162); --marker: oklch(.395 .078 97);
    --amber: oklch(.83 .115 82); --amber-soft: oklch(.285 .034 80);
    --red: oklch(.78 .12 25); --red-soft: oklch(.285 .058 24);
    --shadow: none;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 400 15px/1.5 "Instrument Sans", system-ui, sans-serif; font-variant-numeric: tabular-nums;
}
.banner {
  display: flex; gap: 8px; align-items: center; justify-content: center; padding: 10px 16px;
  background: var(--marker); font-size: 13.5px; line-height: 1.45;
}
.banner p { margin: 0; }
.icon { flex: none; width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.top { display: flex; gap: 10px; align-items: center; padding: 16px 32px; border-bottom: 1px solid var(--line); }
.logo { width: 26px; height: 26px; }
.logo .ink { fill: var(--ink); } .logo .accent { fill: var(--accent); }
.name { font-size: 17px; font-weight: 600; letter-spacing: -.015em; }
.tag { padding: 2px 9px; border-radius: 6px; background: var(--sunken); color: var(--ink-2); font-size: 12.5px; font-weight: 600; }
main { width: 100%; max-width: 512px; margin: 0 auto; padding: 40px 16px 64px; }
.card { padding: 28px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); box-shadow: var(--shadow); }
.card + .card { margin-top: 24px; }
h1 { margin: 0; font-size: 28px; line-height: 1.15; font-weight: 600; letter-spacing: -.022em; }
h2 { margin: 0; font-size: 20px; line-height: 1.25; font-weight: 600; letter-spacing: -.015em; }
p { margin: 8px 0 0; } .quiet { color: var(--ink-2); } .small { font-size: 13.5px; line-height: 1.45; }
form { margin: 20px 0 0; } dl + form, .error + form { margin: 0; }
.foot { margin-top: 16px; }
.field { margin-top: 16px; } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
label { font-size: 14px; font-weight: 600; } .optional { color: var(--ink-2); font-weight: 400; }
input:not([type=checkbox]) {
  display: block; width: 100%; height: 44px; margin-top: 6px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 8px;
  background: var(--surface); color: var(--ink); font: inherit;
}
input:not([type=checkbox]):focus-visible { border-color: var(--accent); outline: 3px solid color-mix(in oklch, var(--accent) 30%, transparent); outline-offset: 0; }
input:not([type=checkbox])[aria-invalid] { border: 2px solid var(--red); }
.check { display: flex; gap: 10px; align-items: flex-start; margin-top: 16px; font-weight: 400; }
input[type=checkbox] { flex: none; width: 18px; height: 18px; margin: 1px 0 0; accent-color: var(--accent); }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 18px; border: 1px solid var(--edge); border-radius: 8px;
  background: var(--surface); color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; transition: background-color 120ms ease-out;
}
.primary { width: 100%; min-height: 48px; margin-top: 24px; border-color: transparent; background: var(--accent); color: var(--on-accent); }
.primary:hover { background: var(--accent-hover); }
.danger { border-color: var(--red); color: var(--red); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent-text); text-underline-offset: 3px; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; } .actions form { margin: 0; }
.price { margin-top: 20px; font-size: 34px; line-height: 1.05; font-weight: 600; letter-spacing: -.03em; }
.price small { color: var(--ink-2); font-size: 15px; font-weight: 400; letter-spacing: 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 20px; margin: 20px 0 0; padding: 16px 0 0; border-top: 1px solid var(--line); }
dt { color: var(--ink-2); } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.note { margin-top: 16px; padding: 12px 14px; border-radius: 8px; background: var(--amber-soft); color: var(--amber); }
.error { margin-top: 16px; padding: 12px 14px; border-radius: 8px; background: var(--red-soft); color: var(--red); font-weight: 600; }
@media (max-width: 640px) {
  body { font-size: 16px; } h1 { font-size: 26px; } .top { padding: 12px 16px; } main { padding-top: 24px; } .card { padding: 20px 18px; }
  .banner { justify-content: flex-start; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
@media (forced-colors: active) { .logo rect { fill: CanvasText; } button, .button { border-color: ButtonText; } }
`;
