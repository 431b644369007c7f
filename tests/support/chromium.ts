import type { Page } from "playwright-core";
import { isLoopback, surprise } from "./surprises";

/** A complaint in the page's console, an uncaught error or a request to another host fails the test it happens in. */
export function failOnConsoleErrors(page: Page, { except = /^$/ }: { except?: RegExp } = {}) {
  page.on("pageerror", (error) => surprise(`uncaught in the page: ${error.stack ?? error.message}`));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && !isLoopback(hostname)) surprise(`the page asked for ${request.url()}`);
  });
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (except.test(message.text()) || isRefusal(message.text(), message.location().url)) return;
    surprise(`the page's console: ${message.text()} (${message.location().url})`);
  });
}

/** Chromium notes every answer from 400 up. The product refuses calls and pages on purpose, but never a file. */
function isRefusal(text: string, url: string) {
  return /^Failed to load resource: .* status of 4\d\d/.test(text) && !/\.\w+$/.test(new URL(url).pathname);
}
