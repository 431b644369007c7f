const KEY = "signed-in-before";

/** Whether this browser had a session last time: then the landing page waits for the answer instead of flashing by. */
export function wasSignedIn() {
  try {
    return localStorage.getItem(KEY) === "true";
  } catch {
    return false;
  }
}

export function rememberSignedIn(signedIn: boolean) {
  try {
    if (signedIn) localStorage.setItem(KEY, "true");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage can be switched off; the landing page then shows for a moment.
  }
}
