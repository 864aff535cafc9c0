import { suggestNearest } from '../../../contract/content/errors/content-error.ts';
import { lessonIds } from '../../../content/lessons/order.ts';
import { readGlossary, readTerms, type TermPart } from '../parts/terms.ts';
import { readLesson } from '../read-lesson.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';

/** Each term is defined exactly once in all lessons, where it is used first. */
export function checkTerms({ id, parts: { terms } }: ParsedLesson, report: Report): void {
  if (terms.length === 0) return;
  const definedIn = new Map(readGlossary().map(({ term, places }) => [term, places[0]?.lesson ?? '']));
  for (const part of terms) {
    if (part.means === undefined) checkUse(id, part, definedIn, report);
    else checkDefinition(id, part, terms, report);
  }
}

function checkUse(
  lessonId: string,
  { term, line }: TermPart,
  definedIn: ReadonlyMap<string, string>,
  report: Report,
): void {
  const place = definedIn.get(term);
  if (place === undefined)
    report(
      line,
      `no lesson defines the term “${term}”${suggestNearest(term, [...definedIn.keys()])}; give it means="…" where it is explained`,
    );
  else if (lessonIds.indexOf(place) > lessonIds.indexOf(lessonId))
    report(line, `the term “${term}” is defined in ${place}, which comes later; define it here`);
}

function checkDefinition(
  lessonId: string,
  { term, line }: TermPart,
  terms: readonly TermPart[],
  report: Report,
): void {
  const otherLesson = lessonIds.find(
    (each) =>
      each !== lessonId &&
      readTerms(readLesson(each)).some((other) => other.term === term && other.means !== undefined),
  );
  if (otherLesson) report(line, `the term “${term}” is defined in ${otherLesson} too; define it once`);
  const first = terms.find((other) => other.term === term);
  if (first?.line !== line)
    report(line, `the term “${term}” is used or defined before; define it at its first use`);
}
