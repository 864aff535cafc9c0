/** Calls back with the storage of this tab, which survives a reload, unless the browser forbids it or it is full. */
export function withTabStorage(callback: (storage: Storage) => void): void {
  try {
    callback(sessionStorage);
  } catch {
    // forbidden or full: what would be stored lives as long as the page
  }
}
