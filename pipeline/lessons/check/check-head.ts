import { features } from 'web-features';
import { lessonIds } from '../../../content/lessons/order.ts';
import { findFeatureSupport } from '../feature-support.ts';
import { suggest } from '../suggest.ts';
import type { CheckedLesson, Report } from './checked-lesson.ts';

/** The head's features are in the web-features data, and its prerequisites are lessons. */
export function checkHead({ head, headLines }: CheckedLesson, report: Report): void {
  for (const id of head.features)
    if (!findFeatureSupport(id))
      report(
        headLines.features ?? 1,
        `"${id}" is not a feature of the web-features data${suggest(id, Object.keys(features))}`,
      );
  for (const id of head.prerequisites)
    if (!lessonIds.includes(id))
      report(
        headLines.prerequisites ?? 1,
        `the prerequisite "${id}" is not a lesson of content/lessons/order.ts${suggest(id, lessonIds)}`,
      );
}
