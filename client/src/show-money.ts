const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** "$1,234.50" */
export const showCents = (cents: number) => dollars.format(cents / 100);

/** "$29": a price without cents is said without them. */
export const showPrice = (cents: number) => showCents(cents).replace(/\.00$/, "");
