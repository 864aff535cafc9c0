import { describe, expect, it } from 'vitest';
import { listContentFaults } from '#contract/content-faults.ts';
import { coursesSchema } from '#contract/course-content.ts';
import { courseCategoryIds } from '#contract/course-terms.ts';
import { levels } from '#contract/hackathon-terms.ts';
import { courseCategories } from './courses.ts';

describe('the course catalogue', () => {
  it('has the four categories of the specification, in its order', () => {
    expect(courseCategories.map(({ id }) => id)).toEqual(courseCategoryIds);
  });

  it('keeps its own rules', () => {
    expect(listContentFaults('content/courses.ts', coursesSchema, { courseCategories })).toEqual([]);
  });

  it('opens HTML and CSS of web-dev alone, with the lessons that the specification counts', () => {
    const open = courseCategories.flatMap(({ id, technologies }) =>
      technologies
        .filter(({ tutorial }) => tutorial)
        .map(({ name, tutorial }) => [id, name, tutorial?.path, tutorial?.lessonCount]),
    );
    expect(open).toEqual([
      ['web-dev', 'HTML', '/learning/html', 17],
      ['web-dev', 'CSS', '/learning/css', 40],
    ]);
  });

  it('has something at every level', () => {
    const present = new Set(
      courseCategories.flatMap(({ technologies }) => technologies.map(({ level }) => level)),
    );
    expect(levels.filter((level) => !present.has(level))).toEqual([]);
  });

  it('names no technology twice', () => {
    const names = courseCategories.flatMap(({ technologies }) => technologies.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a wrong edit of the catalogue', () => {
  const [web, ...others] = courseCategories;
  const faultsOf = (change: object) =>
    listContentFaults('content/courses.ts', coursesSchema, {
      courseCategories: [{ ...web, ...change }, ...others],
    }).join('\n');

  it('is answered when a category grows past ten or falls below six', () => {
    expect(
      faultsOf({ technologies: [...(web?.technologies ?? []), ...(others[0]?.technologies ?? [])] }),
    ).toContain('courseCategories[0].technologies');
    expect(faultsOf({ technologies: web?.technologies.slice(0, 5) })).toContain(
      'courseCategories[0].technologies',
    );
  });

  it('is answered when a tutorial goes missing', () => {
    expect(faultsOf({ technologies: web?.technologies.filter(({ id }) => id !== 'css') })).toContain(
      'web-dev/css',
    );
  });

  it('is answered when a mark is not drawn or a level unknown', () => {
    const [first, ...rest] = web?.technologies ?? [];
    expect(faultsOf({ technologies: [{ ...first, icon: 'html4' }, ...rest] })).toContain(
      'technologies[0].icon',
    );
    expect(faultsOf({ technologies: [{ ...first, level: 'Expert' }, ...rest] })).toContain(
      'technologies[0].level',
    );
  });
});
