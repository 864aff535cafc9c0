import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listContentFaults } from '#contract/content-faults.ts';
import { gallerySchema } from '#contract/gallery-content.ts';
import { gallerySections } from './gallery.ts';

const pictures = gallerySections.flatMap((section) => section.pictures);
const faultsOf = (sections: unknown) =>
  listContentFaults('content/gallery.ts', gallerySchema, { gallerySections: sections }).join('\n');

describe('the gallery as it stands', () => {
  it('has the two sections of the specification with three pictures each', () => {
    expect(gallerySections.map((section) => [section.title, section.pictures.length])).toEqual([
      ['Featured Events', 3],
      ['Tech Workshops', 3],
    ]);
  });

  it('keeps its own rules, words for every picture among them', () => {
    expect(faultsOf(gallerySections)).toBe('');
  });

  it('uses every file of content/gallery once', () => {
    expect(pictures.map(({ file }) => file).toSorted()).toEqual(
      readdirSync(join(import.meta.dirname, 'gallery')).toSorted(),
    );
  });
});

describe('a wrong edit of the gallery', () => {
  const [first, second] = gallerySections;
  const withFirst = (change: object) => [
    { ...first, pictures: [{ ...first?.pictures[0], ...change }, ...(first?.pictures.slice(1) ?? [])] },
    second,
  ];

  it.each([
    [{ file: '../secret.svg' }, 'pictures[0].file'],
    [{ file: 'film.mp4' }, 'pictures[0].file'],
    [{ when: '09-2026' }, 'Sep 2026'],
    [{ description: 'A picture' }, 'what is to be seen'],
    [{ id: 'pairing' }, 'two pictures have the id "pairing"'],
  ])('%j is answered with what would be right', (change, advice) => {
    expect(faultsOf(withFirst(change))).toContain(advice);
  });
});
