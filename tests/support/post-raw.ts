/** One post as SendGrid's Inbound Parse makes it in raw mode. */
export function postRaw(url: string, to: string, mime: string | Buffer, headers: Record<string, string> = {}) {
  const boundary = "xYzZY";
  const part = (name: string, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
      Buffer.from(value),
      Buffer.from("\r\n"),
    ]);
  const body = Buffer.concat([
    part("envelope", JSON.stringify({ to: [to], from: "owner+caf_=x@gmail.example" })),
    part("email", mime),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return fetch(new URL("/api/email/inbound", url), {
    method: "POST",
    body,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}`, ...headers },
  });
}
