/** A paragraph, or the items of a list. */
export type Part = string | string[];

export interface Section {
  title: string;
  parts: Part[];
}

export const legal = {
  back: "Back to home",
  updated: "Last updated: November 1, 2025",
  contents: "Contents",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
};
