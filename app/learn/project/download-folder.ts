import { strToU8, zipSync, type Zippable } from 'fflate';
import { fetchPicture } from '#app/learn/project/fetch-picture.ts';
import type { createFolder } from '#app/learn/project/site-files.ts';
import { saveFile } from '#app/ui/save-file.ts';

/** A title as the name of a folder: *The festival site* is `the-festival-site`. */
export function createFolderName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Saves a site as a zipped folder among the visitor's downloads. Throws when one of its pictures can't load.
 */
export async function downloadFolder(
  title: string,
  { texts, pictures }: ReturnType<typeof createFolder>,
): Promise<void> {
  const folder: Zippable = Object.fromEntries([...texts].map(([name, text]) => [name, strToU8(text)]));
  const pictureEntries = await Promise.all(
    pictures.map(async (name) => [name, await fetchPicture(name)] as const),
  );
  if (pictureEntries.length > 0) folder.pictures = Object.fromEntries(pictureEntries);
  const name = createFolderName(title);
  saveFile(`${name}.zip`, new Blob([new Uint8Array(zipSync({ [name]: folder }))]), 'application/zip');
}
