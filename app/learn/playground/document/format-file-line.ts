import type { FileLine } from '#app/learn/playground/document/explained-document.ts';

/** A place in the learner's files, in words: 'CSS line 3'. */
export function formatFileLine({ language, line }: FileLine): string {
  return `${language.toUpperCase()} line ${line}`;
}
