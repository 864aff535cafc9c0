import { suggestNearest } from '../../contract/content/errors/content-error.ts';
import { features } from 'web-features';
import type { FeatureSupport } from '../../contract/lessons/lesson-content.ts';

const shownBrowsers = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' } as const;
const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A feature's support in the web-features data, or undefined for an unknown id. */
export function findFeatureSupport(id: string): FeatureSupport | undefined {
  const feature = features[id];
  if (feature?.kind !== 'feature') return undefined;
  const { status } = feature;
  const versions = Object.entries(shownBrowsers).flatMap(([key, browser]) => {
    const version = status.support[key as keyof typeof shownBrowsers];
    return version === undefined ? [] : [{ browser, version }];
  });
  return {
    id,
    name: feature.name,
    versions,
    baseline: status.baseline === 'high' ? 'widely' : status.baseline === 'low' ? 'newly' : 'limited',
    ...(status.baseline_low_date
      ? { since: month.format(new Date(status.baseline_low_date.replace(/^\D/, ''))) }
      : {}),
  };
}

/** As `findFeatureSupport`; throws for an unknown id, naming the nearest known one. */
export function getFeatureSupport(id: string): FeatureSupport {
  const support = findFeatureSupport(id);
  if (support) return support;
  throw new Error(
    `"${id}" is not a feature of the web-features data${suggestNearest(id, Object.keys(features))}`,
  );
}
