import { expect, it } from 'vitest';
import { listContentErrors } from './errors/content-error.ts';
import { gallerySchema, gallerySectionTitles } from './gallery.ts';

const picture = (id: string) => ({
  id,
  file: `${id}.svg`,
  title: 'A night in the lab',
  place: 'Lab 3',
  when: 'Sep 2026',
  description: 'Two students at one desk. One points at the screen, the other one types.',
});
const sections = gallerySectionTitles.map((title, index) => ({
  id: `section-${index}`,
  title,
  note: 'A note',
  pictures: [1, 2, 3].map((number) => picture(`picture-${index}-${number}`)),
}));
const listErrors = (changes: object) => {
  const [first, second] = sections;
  const pictures = [{ ...first?.pictures[0], ...changes }, ...(first?.pictures.slice(1) ?? [])];
  return listContentErrors('content/gallery.ts', gallerySchema, {
    gallerySections: [{ ...first, pictures }, second],
  }).join('\n');
};

it('valid pictures have no errors', () => {
  expect(listErrors({})).toBe('');
});

it.each([
  [{ file: '../secret.svg' }, 'file: must be a file of content/gallery'],
  [{ file: 'film.mp4' }, 'file: must be a file of content/gallery'],
  [{ when: '09-2026' }, 'such as "Sep 2026"'],
  [{ description: 'A picture' }, 'what the picture shows'],
  [{ id: 'picture-1-2' }, 'two pictures have the id "picture-1-2"'],
])('%j is reported with what is right', (changes, message) => {
  expect(listErrors(changes)).toContain(message);
});
