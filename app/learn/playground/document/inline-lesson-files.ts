/** A lesson's file where code names it: in an attribute, a string or a `url()`. */
const fileUrl = /(?<=["'`(=]\s*)\/lesson-files\/[\w.-]+/g;
const known = new Map<string, Promise<string>>();

async function fetchData(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(reader.error ?? new Error(`${address} could not be read`));
    });
    reader.readAsDataURL(blob);
  });
}

/** A file as a `data:` URL; its own URL when it can't load. */
async function findData(address: string): Promise<string> {
  const data = known.get(address) ?? fetchData(address);
  known.set(address, data);
  try {
    return await data;
  } catch (error) {
    console.info('A lesson’s file could not load:', error);
    known.delete(address); // The next call tries again.
    return address;
  }
}

/**
 * Replaces the lessons' files that a document names by `data:` URLs: a service worker is not asked for the
 * requests of a sandboxed frame.
 */
export async function inlineLessonFiles(html: string): Promise<string> {
  const addresses = [...new Set(html.match(fileUrl))];
  const data = new Map(
    await Promise.all(addresses.map(async (address) => [address, await findData(address)] as const)),
  );
  return html.replaceAll(fileUrl, (address) => data.get(address) ?? address);
}
