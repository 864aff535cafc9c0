import { describe, expect, it } from 'vitest';
import type { CourseCategory } from '#contract/content/courses.ts';
import { formatCount, filterCourses, parseCategory, parseLevel } from './filter.ts';

const technology = (name: string, level: 'Beginner' | 'Advanced', hasTutorial = false) => ({
  id: name.toLowerCase(),
  name,
  icon: 'vite' as const,
  level,
  description: name,
  ...(hasTutorial ? { tutorial: { path: '/learning/html' as const, firstLesson: 'Introduction' } } : {}),
});
const categories: CourseCategory[] = [
  {
    id: 'web-dev',
    name: 'Web Development',
    description: 'Pages',
    technologies: [technology('HTML', 'Beginner', true), technology('GraphQL', 'Advanced')],
  },
  {
    id: 'mobile-dev',
    name: 'Mobile Development',
    description: 'Apps',
    technologies: [technology('Kotlin', 'Beginner')],
  },
  {
    id: 'data-science',
    name: 'Data Science',
    description: 'Data',
    technologies: [technology('PyTorch', 'Advanced')],
  },
];
const namesOf = (
  ...choice: Parameters<typeof filterCourses> extends [unknown, ...infer Rest] ? Rest : never
) => filterCourses(categories, ...choice).flatMap(({ technologies }) => technologies.map(({ name }) => name));

describe('the filters', () => {
  it('show all courses by default', () => {
    expect(filterCourses(categories, 'all', 'all')).toEqual(categories);
  });
  it('show one category', () => {
    expect(filterCourses(categories, 'data-science', 'all').map(({ id }) => id)).toEqual(['data-science']);
  });
  it('show one level in every category', () => {
    expect(namesOf('all', 'Advanced')).toEqual(['GraphQL', 'PyTorch']);
  });
  it('apply both conditions', () => {
    expect(namesOf('web-dev', 'Advanced')).toEqual(['GraphQL']);
  });
  it('leave out a category with no course left', () => {
    expect(filterCourses(categories, 'mobile-dev', 'Advanced')).toEqual([]);
  });
});

describe('the filters in the URL', () => {
  it('are applied when they exist', () => {
    expect(parseCategory('cloud-computing')).toBe('cloud-computing');
    expect(parseLevel('beginner')).toBe('Beginner');
  });
  it.each(['', 'all', 'nonsense', '__proto__', 'Web-Dev'])('default to all for %j', (text) => {
    expect(parseCategory(text)).toBe('all');
    expect(parseLevel(text)).toBe('all');
  });
});

describe('the count', () => {
  it('says how many courses there are and how many are open', () => {
    expect(formatCount(categories)).toBe('4 courses, 1 of them open');
    expect(formatCount(filterCourses(categories, 'web-dev', 'Advanced'))).toBe('1 course, none of them open');
    expect(formatCount([])).toBe('No courses');
  });
});
