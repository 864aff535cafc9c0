import { withoutBackTicks } from '#contract/back-ticks.ts';
import type { GlossaryTerm } from '#contract/lessons/lesson-part-data.ts';

export const courseChoices = ['both', 'html', 'css'] as const;
export type CourseChoice = (typeof courseChoices)[number];

/**
 * The part of a text that matches what is searched, letter case ignored: its first column and the one after its last.
 */
export function findMatch(text: string, searched: string): { from: number; to: number } | undefined {
  const words = searched.trim().toLowerCase();
  const from = words === '' ? -1 : text.toLowerCase().indexOf(words);
  return from < 0 ? undefined : { from, to: from + words.length };
}

/**
 * The terms that a lesson of the course uses and whose name or definition holds what is searched, by their
 * first letter.
 */
export function findTerms(
  terms: readonly GlossaryTerm[],
  searched: string,
  course: CourseChoice,
): { letter: string; terms: GlossaryTerm[] }[] {
  const found = terms.filter(
    ({ term, means, places }) =>
      (course === 'both' || places.some(({ lesson }) => lesson.startsWith(`${course}/`))) &&
      (searched.trim() === '' ||
        findMatch(term, searched) !== undefined ||
        findMatch(withoutBackTicks(means), searched) !== undefined),
  );
  const byLetter = Map.groupBy(found, ({ term }) => firstLetter(term));
  return [...byLetter]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([letter, own]) => ({ letter, terms: own }));
}

/** The letter a term is listed under: `#` for one that begins with anything else. */
export function firstLetter(term: string): string {
  const letter = term.charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}
