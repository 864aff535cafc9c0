import { framePaths } from '#contract/site-paths.ts';

/** The bytes of a picture that code may show. Throws when it can’t load. */
export async function fetchPicture(name: string): Promise<Uint8Array> {
  const response = await fetch(framePaths.files + name);
  if (!response.ok) throw new Error(`${framePaths.files}${name} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
