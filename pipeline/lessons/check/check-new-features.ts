import { features } from 'web-features';
import { findFeatureSupport } from '../feature-support.ts';
import { suggest } from '../suggest.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';

/** Each `<New>` is about a feature that is not widely available yet. */
export function checkNewFeatures({ parts }: ParsedLesson, report: Report): void {
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
}
