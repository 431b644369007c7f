import { expect, test } from "vitest";
import { html } from "./html";

test("what a person typed is text, never markup, also in an attribute", () => {
  const typed = `"><script>alert('x')</script>&`;
  expect(html`<input value="${typed}">`.markup).toBe(
    '<input value="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">',
  );
});

test("markup within markup stays, and nothing stands for nothing", () => {
  const items = ["a", "<b>"].map((each) => html`<li>${each}</li>`);
  expect(html`<ul>${items}</ul>${undefined}${false}${null}${0}`.markup).toBe("<ul><li>a</li><li>&lt;b&gt;</li></ul>0");
});
