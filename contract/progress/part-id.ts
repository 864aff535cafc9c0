/**
 * The id under which progress keeps a part of a lesson among the lessons: the lesson's id and the words of the id of
 * the part's first heading. So a part stays done when another one is added before it.
 */
export function partId(lesson: string, heading: string): string {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${lesson}/${words.join('-')}`;
}
