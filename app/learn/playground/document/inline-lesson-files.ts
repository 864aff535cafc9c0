import type { SourceFile } from '#contract/lessons/lesson-code.ts';

/** The URL of a lesson's file in code: in an attribute, a string or `url()`. */
const fileUrl = /(?<=["'`(=]\s*)\/lesson-files\/(?:[\w-]+\/)*[\w.-]+/g;
const dataUrls = new Map<string, Promise<string>>();

async function fetchDataUrl(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(reader.error ?? new Error(`${url} could not be read`));
    });
    reader.readAsDataURL(blob);
  });
}

/** A file as a `data:` URL; its own URL when it can't load. */
async function loadDataUrl(url: string): Promise<string> {
  const data = dataUrls.get(url) ?? fetchDataUrl(url);
  dataUrls.set(url, data);
  try {
    return await data;
  } catch (error) {
    console.info('A lesson’s file could not load:', error);
    dataUrls.delete(url); // The next call tries again.
    return url;
  }
}

async function inlineFiles(code: string): Promise<string> {
  const urls = [...new Set(code.match(fileUrl))];
  const data = new Map(await Promise.all(urls.map(async (url) => [url, await loadDataUrl(url)] as const)));
  return code.replaceAll(fileUrl, (url) => data.get(url) ?? url);
}

/**
 * Replaces the lessons' files that code names by `data:` URLs: a service worker is not asked for the requests of a
 * sandboxed frame.
 */
export function inlineLessonFiles(files: readonly SourceFile[]): Promise<SourceFile[]> {
  return Promise.all(files.map(async (file) => ({ ...file, code: await inlineFiles(file.code) })));
}
