import { expect, it } from 'vitest';
import { listContentErrors } from './errors/content-error.ts';
import { courseCategoryIds, tutorialPaths } from './course-terms.ts';
import { coursesSchema, type CourseCategory, type Technology } from './courses.ts';

const technologies: Technology[] = ['html', 'css', 'sass', 'less', 'svg', 'wasm'].map((id) => ({
  id,
  name: id,
  icon: 'vite',
  level: 'Beginner',
  description: 'Something to learn',
}));
const tutorials = technologies.slice(0, 2).map((technology, index) => ({
  ...technology,
  tutorial: { path: tutorialPaths[index], firstLesson: 'Introduction' },
}));
const webDev = [...tutorials, ...technologies.slice(2)];

const listErrors = (first: object[]) => {
  const categories = courseCategoryIds.map((id, index) => ({
    id,
    name: id,
    description: 'A category',
    technologies: index === 0 ? first : technologies,
  })) satisfies Record<keyof CourseCategory, unknown>[];
  return listContentErrors('content/courses.ts', coursesSchema, { courseCategories: categories }).join('\n');
};
const place = 'content/courses.ts: courseCategories[0] "web-dev": ';

it('a catalogue with both tutorials is valid', () => {
  expect(listErrors(webDev)).toBe('');
});

it('a category has 6 to 10 technologies', () => {
  const extra = [1, 2, 3, 4, 5].map((number) => ({ ...technologies[5], id: `extra-${number}` }));
  expect(listErrors(webDev.slice(0, 5))).toBe(`${place}technologies: must have at least 6 entries, not 5`);
  expect(listErrors([...webDev, ...extra])).toBe(
    `${place}technologies: must have at most 10 entries, not 11`,
  );
});

it('both tutorials must be in the catalogue', () => {
  expect(listErrors(technologies)).toContain('web-dev/html and web-dev/css must have a tutorial');
});

it('an icon must be drawn and a level must exist', () => {
  const [html, ...others] = webDev;
  expect(listErrors([{ ...html, icon: 'html4' }, ...others])).toContain('did you mean "html5"?');
  expect(listErrors([{ ...html, level: 'Expert' }, ...others])).toContain(
    `${place}technologies[0] "html": level: must be one of`,
  );
});
