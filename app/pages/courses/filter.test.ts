import { describe, expect, it } from 'vitest';
import { courseCategories } from '#content/courses.ts';
import { describeCount, filterCourses, readCategory, readLevel } from './filter.ts';

const namesOf = (
  ...choice: Parameters<typeof filterCourses> extends [unknown, ...infer Rest] ? Rest : never
) =>
  filterCourses(courseCategories, ...choice).flatMap(({ technologies }) =>
    technologies.map(({ name }) => name),
  );

describe('choosing courses', () => {
  it('shows all of them when nothing is asked', () => {
    expect(filterCourses(courseCategories, 'all', 'all')).toEqual(courseCategories);
  });
  it('keeps one category alone', () => {
    expect(filterCourses(courseCategories, 'data-science', 'all').map(({ id }) => id)).toEqual([
      'data-science',
    ]);
  });
  it('keeps one level in every category', () => {
    expect(namesOf('all', 'Advanced')).toEqual([
      'GraphQL',
      'PyTorch',
      'Kubernetes',
      'Terraform',
      'Prometheus',
    ]);
  });
  it('wants both at once', () => {
    expect(namesOf('web-dev', 'Advanced')).toEqual(['GraphQL']);
  });
  it('drops a category that has nothing left', () => {
    expect(filterCourses(courseCategories, 'mobile-dev', 'Advanced')).toEqual([]);
  });
});

describe('the filters in the address', () => {
  it('are taken when they exist', () => {
    expect(readCategory('cloud-computing')).toBe('cloud-computing');
    expect(readLevel('beginner')).toBe('Beginner');
  });
  it.each(['', 'all', 'nonsense', '__proto__', 'Web-Dev'])('fall back to all on %j', (text) => {
    expect(readCategory(text)).toBe('all');
    expect(readLevel(text)).toBe('all');
  });
});

describe('the count', () => {
  it('tells how many there are and how many can be opened', () => {
    expect(describeCount(courseCategories)).toBe('34 courses, 2 of them open');
    expect(describeCount(filterCourses(courseCategories, 'web-dev', 'Advanced'))).toBe(
      '1 course, none of them open',
    );
    expect(describeCount([])).toBe('No courses');
  });
});
