import { features } from 'web-features';
import type { FeatureSupport } from '../../contract/lesson-content.ts';

const shownBrowsers = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' } as const;
const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** What the web-features data says of a feature's support, or undefined for an id it does not know. */
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

/** As `findFeatureSupport`; throws for an unknown id, naming the nearest known ones. */
export function getFeatureSupport(id: string): FeatureSupport {
  const found = findFeatureSupport(id);
  if (found) return found;
  const like = Object.keys(features)
    .filter((known) => id.split('-').some((word) => word.length > 3 && known.includes(word)))
    .slice(0, 6);
  throw new Error(
    `"${id}" is no feature of the web-features data${like.length > 0 ? `; like it: ${like.join(', ')}` : ''}`,
  );
}
