import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faces } from '../../content/faces.ts';
import { site } from '../../content/site.ts';
import type { Face } from '../../contract/content/faces.ts';
import { drawPictures } from './build.ts';
import { drawFace } from './faces.ts';
import { wrapText, outlineText } from './text-outlines.ts';
import { openGraphNames } from './open-graph.ts';

const face: Face = { head: 'bun', face: 'smile', skin: 'clay', clothes: 'teal' };
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await drawPictures(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('drawn pictures', () => {
  it('are small files without background and script, one for each face of the content', async () => {
    const files = await readdir(join(folder, 'faces'));
    expect(files.toSorted()).toEqual(
      Object.keys(faces)
        .map((id) => `${id}.svg`)
        .toSorted(),
    );
    for (const file of files) {
      const svg = await readFile(join(folder, 'faces', file), 'utf8');
      expect(svg.length, file).toBeLessThan(20_000);
      expect(svg, file).toMatch(/^<svg [^>]*viewBox="0 0 704 704"/);
      expect(svg, file).not.toMatch(/<script|<rect|<metadata|href/);
    }
  });

  it('leave the background of a face transparent', async () => {
    const { data, info } = await sharp(Buffer.from(drawFace(face)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3]).toBe(0);
  });

  it('show the parts of each face', () => {
    expect(drawFace({ ...face, head: 'turban' })).not.toBe(drawFace(face));
    expect(drawFace({ ...face, glasses: 'glasses' })).not.toBe(drawFace(face));
  });

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ])('make %s a square of %i', async (file, side) => {
    const { width, height, hasAlpha } = await sharp(join(folder, file)).metadata();
    expect([width, height]).toEqual([side, side]);
    expect(hasAlpha).toBe(false);
  });

  it('give every public page a link picture of 1200 by 630', async () => {
    expect(openGraphNames).toEqual(['default', 'home', 'about', 'hackathons', 'clubs']);
    for (const name of openGraphNames) {
      const { width, height } = await sharp(join(folder, 'og', `${name}.png`)).metadata();
      expect([width, height], name).toEqual([1200, 630]);
    }
  });

  it('include a web manifest with the community’s name and existing icons', async () => {
    const manifest: { name: string; icons: { src: string }[] } = JSON.parse(
      await readFile(join(folder, 'site.webmanifest'), 'utf8'),
    );
    expect(manifest.name).toBe(site.name);
    const files = await readdir(folder);
    for (const { src } of manifest.icons) expect(files).toContain(src.replace('/generated/', ''));
  });
});

describe('text outlines', () => {
  it('gives a combining mark no width', () => {
    expect(outlineText('x̄', 'mono', 20).width).toBe(outlineText('x', 'mono', 20).width);
  });

  it('throws for a character that no font of the site has, and names it', () => {
    expect(() => outlineText('नमस्ते', 'sans', 20)).toThrow('"न"');
  });

  it('keeps every line within the width and every word', () => {
    const text = 'A student-led community of college developers';
    const lines = wrapText(text, 'sans', 20, 200);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(outlineText(line, 'sans', 20).width).toBeLessThanOrEqual(200);
  });
});
