import { landing } from "../../copy/landing";

const { about, blog } = landing;

/** Two short texts that the footer points to. */
export function Notes() {
  return (
    <div className="grid gap-x-16 gap-y-12 pt-26 md:grid-cols-2 md:pt-32">
      <section id="about" aria-labelledby="about-title" className="scroll-mt-6">
        <h2 id="about-title" className="text-title">
          {about.heading}
        </h2>
        <p className="mt-4 max-w-[62ch] text-[1.0625rem]/[1.6] text-ink-2">{about.text}</p>
      </section>
      <section id="blog" aria-labelledby="blog-title" className="scroll-mt-6">
        <h2 id="blog-title" className="text-title">
          {blog.heading}
        </h2>
        <h3 className="mt-4 text-[1.0625rem]/[1.6] font-semibold">{blog.title}</h3>
        <p className="max-w-[62ch] text-[1.0625rem]/[1.6] text-ink-2">{blog.text}</p>
      </section>
    </div>
  );
}
