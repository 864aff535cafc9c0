/** Files in the browser's cache, or on their way there. */
const fetches = new Map<string, Promise<void>>();

/** The event of the document when a module could not load because a new build is installed. */
export const siteUpdated = 'siteupdated';

/** Whether the server no longer has the file, because a new build is installed. */
export function isFileGone(error: unknown): boolean {
  return error instanceof Error && error.cause === 404;
}

/** The page has loaded these files itself. */
export function markFetched(paths: readonly string[]): void {
  for (const path of paths) fetches.set(path, Promise.resolve());
}

async function fetchIntoCache(path: string): Promise<void> {
  const response = await fetch(path);
  const { ok, status } = response;
  if (!ok) throw new Error(`${path} answered ${status}.`, { cause: status });
  await response.arrayBuffer(); // only what has arrived whole is in the browser's cache
}

/** Fetches a file into the browser's cache, once. After a failure the next call tries again. */
export function fetchFile(path: string): Promise<void> {
  const known = fetches.get(path);
  if (known) return known;
  const fetching = fetchIntoCache(path);
  fetches.set(path, fetching);
  fetching.catch(() => fetches.delete(path));
  return fetching;
}

/**
 * Imports a module that pages load on demand, once all its `files` are in the browser's cache. Firefox and Safari never
 * ask again for a module that they could not fetch, so without this, trying again would be in vain after a lost
 * connection. The build makes this call of each `import()` (pipeline/vite/load-module-plugin.ts).
 */
export async function loadModule<Module>(
  files: readonly string[],
  importModule: () => Promise<Module>,
): Promise<Module> {
  try {
    await Promise.all(files.map(fetchFile));
  } catch (error) {
    // The files of a new build have other names, which its HTML knows: trying again would be in vain.
    if (isFileGone(error)) document.dispatchEvent(new Event(siteUpdated));
    throw error;
  }
  return importModule();
}
