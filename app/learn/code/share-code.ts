import { codeByLanguage } from '#app/learn/code/source-files.ts';
import { decodeBase64Url, encodeBase64Url } from '#contract/base64url.ts';
import type { CodeLanguage, SourceFile } from '#contract/lessons/lesson-code.ts';

/** Longer code is rejected, so that a short URL can't decompress to an endless text. */
const longestCodeBytes = 100_000;
const start = '#try=';

async function passThrough(
  bytes: Uint8Array<ArrayBuffer>,
  stream: TransformStream<BufferSource, Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError(`longer than ${limit} bytes`);
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * The fragment of a URL that opens the example `name` with this code. Throws a RangeError for code over 100
 * KB.
 */
export async function shareFragment(name: string, files: readonly SourceFile[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(codeByLanguage(files)));
  if (text.length > longestCodeBytes) throw new RangeError(`longer than ${longestCodeBytes} bytes`);
  return `${start}${name}.${encodeBase64Url(await passThrough(text, new CompressionStream('deflate-raw'), longestCodeBytes))}`;
}

/** The example a shared URL names, or undefined for a fragment that is none. */
export function findSharedName(fragment: string): string | undefined {
  return fragment.startsWith(start) ? (fragment.slice(start.length).split('.')[0] ?? '') : undefined;
}

/** The code in a shared fragment; undefined when it was cut off or changed on its way. */
export async function findSharedCode(
  fragment: string,
): Promise<Partial<Record<CodeLanguage, string>> | undefined> {
  try {
    const packed = fragment.slice(fragment.indexOf('.') + 1);
    const bytes = await passThrough(
      decodeBase64Url(packed),
      new DecompressionStream('deflate-raw'),
      longestCodeBytes,
    );
    const data: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof data !== 'object' || data === null) return undefined;
    const entries = Object.entries(data).filter(
      ([language, code]) => ['html', 'css', 'js'].includes(language) && typeof code === 'string',
    );
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  } catch {
    return undefined; // base64, compression, UTF-8 or JSON is broken: the URL was cut off or changed
  }
}
