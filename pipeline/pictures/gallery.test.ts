import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { galleryWidths } from '../../contract/content/picture-sizes.ts';
import { drawGalleryPicture, drawGalleryPreview } from './gallery.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-'));
});
afterAll(() => rm(folder, { recursive: true }));

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3f9463' } })
    .jpeg()
    .toBuffer();

describe('gallery pictures', () => {
  it('are written in every width as AVIF and WebP and once as JPEG, cropped to 3:2 and small', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1500 1000"><circle cx="750" cy="500" r="300"/></svg>';
    await writeFile(join(folder, 'drawing.svg'), svg);
    await drawGalleryPicture({ id: 'scene', file: 'drawing.svg' }, folder, folder);
    const files = (await readdir(folder)).filter((file) => file.startsWith('scene-'));
    expect(files.toSorted()).toEqual(
      [
        ...galleryWidths.flatMap((width) => [`scene-${width}.avif`, `scene-${width}.webp`]),
        'scene-960.jpg',
      ].toSorted(),
    );
    for (const file of files) {
      const { width, height } = await sharp(join(folder, file)).metadata();
      expect(width / height, file).toBeCloseTo(1.5, 2);
      expect((await stat(join(folder, file))).size, file).toBeLessThan(130_000);
    }
  });

  it('may be photographs of any shape', async () => {
    await writeFile(join(folder, 'tall.jpg'), await paint(1500, 2400));
    await drawGalleryPicture({ id: 'photo', file: 'tall.jpg' }, folder, folder);
    const { width, height } = await sharp(join(folder, 'photo-640.webp')).metadata();
    expect([width, height]).toEqual([640, 427]);
  });

  it('have a preview in the size of a phone and of at most 1.5 KiB, even for a photograph with many details', async () => {
    const noise = sharp({
      create: {
        width: 1500,
        height: 1000,
        channels: 3,
        background: 'gray',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    await noise.jpeg().toFile(join(folder, 'leaves.jpg'));
    const preview = await drawGalleryPreview({ id: 'leaves', file: 'leaves.jpg' }, folder);
    const { width, height } = await sharp(preview).metadata();
    expect([width, height]).toEqual([400, 267]);
    expect(preview.length).toBeLessThanOrEqual(1_536);
  });

  it.each([
    ['gone.jpg', undefined, 'there is no file content/gallery/gone.jpg'],
    ['small.jpg', () => paint(800, 600), 'is 800 pixels wide; a photograph needs at least 1200'],
    ['broken.jpg', () => Buffer.from('not a picture'), 'is not a picture that can be read'],
  ])('throw an error with the reason for %s', async (file, make, reason) => {
    if (make) await writeFile(join(folder, file), await make());
    await expect(drawGalleryPicture({ id: 'wrong', file }, folder, folder)).rejects.toThrow(reason);
  });
});
