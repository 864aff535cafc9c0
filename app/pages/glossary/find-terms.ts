import { withoutBackTicks } from '#contract/back-ticks.ts';
import type { GlossaryTerm } from '#contract/lessons/lesson-part-data.ts';

export const courseChoices = ['both', 'html', 'css'] as const;
export type CourseChoice = (typeof courseChoices)[number];

/** The range of the first match of the query in a text, ignoring case. */
export function findMatch(text: string, query: string): { from: number; to: number } | undefined {
  const lowerQuery = query.trim().toLowerCase();
  const from = lowerQuery === '' ? -1 : text.toLowerCase().indexOf(lowerQuery);
  return from < 0 ? undefined : { from, to: from + lowerQuery.length };
}

/**
 * The terms that a lesson of the course uses and whose name or definition contains the query, grouped by
 * first letter.
 */
export function findTerms(
  terms: readonly GlossaryTerm[],
  query: string,
  course: CourseChoice,
): { letter: string; terms: GlossaryTerm[] }[] {
  const found = terms.filter(
    ({ term, means, places }) =>
      (course === 'both' || places.some(({ lesson }) => lesson.startsWith(`${course}/`))) &&
      (query.trim() === '' ||
        findMatch(term, query) !== undefined ||
        findMatch(withoutBackTicks(means), query) !== undefined),
  );
  const byLetter = Map.groupBy(found, ({ term }) => getFirstLetter(term));
  return [...byLetter]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([letter, letterTerms]) => ({ letter, terms: letterTerms }));
}

/** The letter a term is listed under: `#` for one that begins with anything else. */
export function getFirstLetter(term: string): string {
  const letter = term.charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}
