import type { CheckState } from '#contract/lessons/lesson-checks.ts';
import { iterateAllRules } from './css-rules.ts';

export type Media = NonNullable<CheckState['media']>;

const alwaysTrue = '(min-width: 0px)';
const alwaysFalse = '(max-width: 0px)';

/**
 * Rewrites a media query so that its result depends on `media` and not on this device's settings. Without
 * `media` it is a screen with a light color scheme, a mouse and no preference for reduced motion. So a check has the
 * same result on every device.
 */
export function rewriteMediaQuery(query: string, media: Media | undefined): string {
  const toFeature = (matches: boolean) => (matches ? alwaysTrue : alwaysFalse);
  const isDark = media === 'dark';
  const isMatchingType = (type: string) => (type.toLowerCase() === 'print') === (media === 'print');
  const toMediaType = (matches: boolean) => (matches ? 'all' : 'not all');
  return query
    .replaceAll(
      /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/gi,
      toFeature(media !== 'reduced-motion'),
    )
    .replaceAll(/\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/gi, toFeature(media === 'reduced-motion'))
    .replaceAll(/\(\s*(?:any-)?hover\s*(?::\s*(hover|none)\s*)?\)/gi, (_, value = 'hover') =>
      toFeature(value.toLowerCase() === 'hover'),
    )
    .replaceAll(/\(\s*(?:any-)?pointer\s*(?::\s*(fine|coarse|none)\s*)?\)/gi, (_, value = 'fine') =>
      toFeature(value.toLowerCase() === 'fine'),
    )
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi, toFeature(isDark))
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*light\s*\)/gi, toFeature(!isDark))
    .replaceAll(
      /(^|,\s*)not\s+(print|screen)\b(?!\s+and\b)/gi,
      (_, before, type) => before + toMediaType(!isMatchingType(type)),
    )
    .replaceAll(
      /(^|,\s*)(?:only\s+)?(print|screen)\b/gi,
      (_, before, type) => before + toMediaType(isMatchingType(type)),
    );
}

/** Makes `matchMedia` follow `media`; call it before the page's script runs. */
export function overrideMatchMedia(media: Media | undefined): void {
  const native = window.matchMedia.bind(window);
  window.matchMedia = (query) => native(rewriteMediaQuery(query, media));
}

/** Makes the page's style sheets follow `media`. */
export function applyMedia(media: Media | undefined): void {
  for (const sheet of document.styleSheets)
    if (sheet.media.mediaText !== '') sheet.media.mediaText = rewriteMediaQuery(sheet.media.mediaText, media);
  for (const rule of iterateAllRules())
    if (rule instanceof CSSMediaRule) rule.media.mediaText = rewriteMediaQuery(rule.media.mediaText, media);
  // In document order, so that elements which inherit the color scheme need no style of their own.
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    const schemes = getComputedStyle(element).colorScheme.split(' ');
    if (schemes.includes('dark') && schemes.includes('light'))
      element.style.colorScheme = media === 'dark' ? 'dark' : 'light';
  }
}
