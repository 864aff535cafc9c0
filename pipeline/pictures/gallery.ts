import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { gallerySections } from '../../content/gallery.ts';
import { ContentError } from '../../contract/content/errors/content-error.ts';
import type { Picture } from '../../contract/content/gallery.ts';
import { galleryFallbackWidth, galleryHeight, galleryWidths } from '../../contract/content/picture-sizes.ts';
import { deleteOtherFiles } from '../delete-other-files.ts';
import { projectRoot } from '../project-root.ts';
import { makeWhenStale } from './make-when-stale.ts';

const narrowestPhotographPx = 1200;
/** With it, in base64, the page of the gallery still arrives in the first round trip. */
const maxPreviewBytes = 1_536;
/** The density in pixels per inch at which an SVG is drawn in its own size. */
const svgDensity = 72;

const galleryFile = (id: string, width: number, ending: 'avif' | 'webp' | 'jpg') =>
  `${id}-${width}.${ending}`;

/** The files that are made of one picture. */
const galleryFiles = (id: string) => [
  ...galleryWidths.flatMap((width) => [galleryFile(id, width, 'avif'), galleryFile(id, width, 'webp')]),
  galleryFile(id, galleryFallbackWidth, 'jpg'),
];

type PictureSource = Pick<Picture, 'id' | 'file'>;

/**
 * Opens a picture in the folder `source`; the result draws it at a width, cropped to 3:2. A drawing is
 * rendered at each width. Throws a ContentError when the file is missing, unreadable or too small.
 */
async function openPicture({ id, file }: PictureSource, source: string): Promise<(width: number) => Sharp> {
  const path = join(source, file);
  const where = `content/gallery.ts: picture "${id}"`;
  if (!existsSync(path)) throw new ContentError(`${where}: there is no file content/gallery/${file}`);
  const { width: naturalWidth, format } = await sharp(path)
    .metadata()
    .catch((error: unknown) => {
      throw new ContentError(`${where}: content/gallery/${file} is not a picture that can be read`, {
        cause: error,
      });
    });
  const isDrawing = format === 'svg';
  if (!isDrawing && naturalWidth < narrowestPhotographPx) {
    throw new ContentError(
      `${where}: content/gallery/${file} is ${naturalWidth} pixels wide; a photograph needs at least ${narrowestPhotographPx}`,
    );
  }
  return (width) =>
    sharp(path, isDrawing ? { density: (svgDensity * width) / naturalWidth } : {})
      .autoOrient()
      .resize(width, galleryHeight(width), { fit: 'cover', position: isDrawing ? 'centre' : 'attention' })
      .flatten({ background: '#ffffff' });
}

/**
 * Writes one picture from `source` into `folder`: `<id>-<width>.avif` and `.webp` for each width, and one
 * JPEG. Throws as `openPicture` does.
 */
export async function drawGalleryPicture(
  picture: PictureSource,
  source: string,
  folder: string,
): Promise<void> {
  const drawAt = await openPicture(picture, source);
  const { id } = picture;
  for (const width of galleryWidths) {
    const drawn = drawAt(width);
    // Effort 2 needs a sixth of the default's time and makes files a tenth larger.
    await drawn
      .clone()
      .avif({ quality: 55, effort: 2 })
      .toFile(join(folder, galleryFile(id, width, 'avif')));
    await drawn
      .clone()
      .webp({ quality: 80 })
      .toFile(join(folder, galleryFile(id, width, 'webp')));
  }
  await drawAt(galleryFallbackWidth)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(folder, galleryFile(id, galleryFallbackWidth, 'jpg')));
}

/**
 * A blurred AVIF of one picture, so small that a page can hold it. It has as many pixels as a phone shows: a
 * browser counts an enlarged one for less than the picture. Throws as `openPicture` does.
 */
export async function drawGalleryPreview(picture: PictureSource, source: string): Promise<Buffer> {
  const drawAt = await openPicture(picture, source);
  const blurred = (sigma: number) =>
    drawAt(galleryWidths[0]).blur(sigma).avif({ quality: 5, effort: 9 }).toBuffer();
  // A drawing needs little blur, a photograph of leaves or of a crowd much.
  for (const sigma of [2, 4, 8]) {
    const preview = await blurred(sigma);
    if (preview.length <= maxPreviewBytes) return preview;
  }
  return blurred(16);
}

/** Where the pictures of the gallery are. */
export const gallerySource = join(projectRoot, 'content/gallery');

/** Writes `public/generated/gallery`, when the pictures, their list or this code have changed. */
export async function buildGallery(): Promise<void> {
  const sources = [
    'content/gallery',
    'content/gallery.ts',
    'contract/content/picture-sizes.ts',
    'pipeline/pictures/gallery.ts',
    'package-lock.json',
  ];
  await makeWhenStale('gallery', sources, 'public/generated/gallery', async () => {
    const folder = join(projectRoot, 'public/generated/gallery');
    await mkdir(folder, { recursive: true });
    const pictures = gallerySections.flatMap((section) => section.pictures);
    await Promise.all(pictures.map((picture) => drawGalleryPicture(picture, gallerySource, folder)));
    await deleteOtherFiles(
      folder,
      pictures.flatMap(({ id }) => galleryFiles(id)),
    );
  });
}
