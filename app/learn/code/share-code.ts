import { toCodeByLanguage } from '#app/learn/code/source-files.ts';
import { decodeBase64Url, encodeBase64Url } from '#contract/base64url.ts';
import type { CodeLanguage, SourceFile } from '#contract/lessons/lesson-code.ts';

/** Longer code is rejected, so that a short URL can't decompress to an endless text. */
const maxCodeBytes = 100_000;
const fragmentPrefix = '#try=';

async function transformBytes(
  bytes: Uint8Array<ArrayBuffer>,
  stream: TransformStream<BufferSource, Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let result = await reader.read(); !result.done; result = await reader.read()) {
    length += result.value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError(`longer than ${limit} bytes`);
    }
    parts.push(result.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * The fragment of a URL that opens the example `name` with this code. Throws a RangeError for code over 100
 * KB.
 */
export async function createShareFragment(name: string, files: readonly SourceFile[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(toCodeByLanguage(files)));
  if (text.length > maxCodeBytes) throw new RangeError(`longer than ${maxCodeBytes} bytes`);
  return `${fragmentPrefix}${name}.${encodeBase64Url(await transformBytes(text, new CompressionStream('deflate-raw'), maxCodeBytes))}`;
}

/** The name of the example in a shared URL; undefined when the fragment is not a shared example. */
export function parseSharedName(fragment: string): string | undefined {
  return fragment.startsWith(fragmentPrefix)
    ? (fragment.slice(fragmentPrefix.length).split('.')[0] ?? '')
    : undefined;
}

/** The code in a shared fragment; undefined when the URL was cut off or changed. */
export async function decodeSharedCode(
  fragment: string,
): Promise<Partial<Record<CodeLanguage, string>> | undefined> {
  try {
    const encoded = fragment.slice(fragment.indexOf('.') + 1);
    const bytes = await transformBytes(
      decodeBase64Url(encoded),
      new DecompressionStream('deflate-raw'),
      maxCodeBytes,
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
