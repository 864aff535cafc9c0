import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkContent, listPeople } from './check.ts';
import { faces } from './faces.ts';
import { gallerySections } from './gallery.ts';

// No test names what the community says about itself: officers change that every year. The rules are the schemas of
// contract/content/, which have tests of their own.

it('the content has no errors', () => {
  checkContent();
});

it('every face in content/faces.ts belongs to somebody', () => {
  const used = new Set(listPeople().map(({ avatar }) => avatar));
  expect(Object.keys(faces).filter((id) => !used.has(id))).toEqual([]);
});

it('every file in content/gallery is shown once', () => {
  const shown = gallerySections.flatMap(({ pictures }) => pictures.map(({ file }) => file));
  expect(shown.toSorted()).toEqual(readdirSync(join(import.meta.dirname, 'gallery')).toSorted());
});
