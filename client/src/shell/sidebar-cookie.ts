const WEEK_SECONDS = 7 * 24 * 60 * 60;

export const sidebarCookie = (expanded: boolean) =>
  `sidebar_state=${expanded}; path=/; max-age=${WEEK_SECONDS}; samesite=lax`;

/** Expanded unless the cookie says otherwise. */
export const readExpanded = (cookies: string) => !/(?:^|;\s*)sidebar_state=false(?:;|$)/.test(cookies);
