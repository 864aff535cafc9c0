import { features } from 'web-features';
import { lessonIds } from '../../../content/lessons/order.ts';
import { findFeatureSupport } from '../feature-support.ts';
import { readGlossary, readTerms } from '../parts/terms.ts';
import { readLesson } from '../read-lesson.ts';
import { suggest } from '../suggest.ts';
import type { CheckedLesson, Report } from './lesson-check.ts';

/**
 * A box *New* is about a feature that is not widely available yet; terms are defined once, and used as they
 * are defined.
 */
export function checkBoxes({ id, parts }: CheckedLesson, report: Report): void {
  for (const { feature, line } of parts.learner.news) {
    const support = findFeatureSupport(feature);
    if (!support)
      report(
        line,
        `"${feature}" is not a feature of the web-features data${suggest(feature, Object.keys(features))}`,
      );
    if (support?.baseline === 'widely')
      report(
        line,
        `${support.name} is widely available; take the box <New> away and write its text as any other`,
      );
  }
  if (parts.terms.length === 0) return;
  const definedIn = new Map(readGlossary().map(({ term, places }) => [term, places[0]?.lesson ?? '']));
  for (const { term, means, line } of parts.terms) {
    if (means === undefined) {
      const place = definedIn.get(term);
      if (place === undefined)
        report(
          line,
          `no lesson defines the term “${term}”${suggest(term, [...definedIn.keys()])}; give it means="…" where it is explained`,
        );
      else if (lessonIds.indexOf(place) > lessonIds.indexOf(id))
        report(line, `the term “${term}” is defined in ${place}, which comes later; define it here`);
      continue;
    }
    const elsewhere = lessonIds.find(
      (other) =>
        other !== id &&
        readTerms(readLesson(other)).some((each) => each.term === term && each.means !== undefined),
    );
    if (elsewhere) report(line, `the term “${term}” is defined in ${elsewhere} too; define it once`);
    const first = parts.terms.find((each) => each.term === term);
    if (first?.line !== line)
      report(line, `the term “${term}” is used or defined before; define it at its first use`);
  }
}
