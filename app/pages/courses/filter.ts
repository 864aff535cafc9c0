import type { CourseCategory, Technology } from '#contract/content/courses.ts';
import { courseCategoryIds } from '#contract/content/course-terms.ts';
import { levels } from '#contract/content/hackathon-terms.ts';

type CategoryChoice = CourseCategory['id'] | 'all';
type LevelChoice = Technology['level'] | 'all';

/** The category in the URL's query, or `all` when there is no such one. */
export function parseCategory(text: string): CategoryChoice {
  return courseCategoryIds.find((id) => id === text) ?? 'all';
}

/** The level in the URL's query, in lower case there, or `all` when there is no such one. */
export function parseLevel(text: string): LevelChoice {
  return levels.find((level) => level.toLowerCase() === text) ?? 'all';
}

/** The categories left by both filters, each with the technologies left in it; none without any. */
export function filterCourses(
  categories: readonly CourseCategory[],
  category: CategoryChoice,
  level: LevelChoice,
): CourseCategory[] {
  return categories
    .filter(({ id }) => category === 'all' || id === category)
    .map((entry) => ({
      ...entry,
      technologies: entry.technologies.filter((technology) => level === 'all' || technology.level === level),
    }))
    .filter(({ technologies }) => technologies.length > 0);
}

/** How many of the courses can be opened. */
export function countOpen(categories: readonly Pick<CourseCategory, 'technologies'>[]): number {
  return categories.flatMap(({ technologies }) => technologies).filter(({ tutorial }) => tutorial).length;
}

/** What the filters found, announced as it changes: `34 courses, 2 of them open`. */
export function formatCount(categories: readonly Pick<CourseCategory, 'technologies'>[]): string {
  const count = categories.flatMap(({ technologies }) => technologies).length;
  const open = countOpen(categories);
  if (count === 0) return 'No courses';
  return `${count} ${count === 1 ? 'course' : 'courses'}, ${open === 0 ? 'none' : open} of them open`;
}
