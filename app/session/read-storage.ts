/** The stored value, or null where there is none or the browser forbids storage. Never call it while prerendering. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
