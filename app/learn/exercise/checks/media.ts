import type { CheckState } from '#contract/lessons/lesson-checks.ts';
import { allRules } from './css-rules.ts';

export type Media = NonNullable<CheckState['media']>;

const yes = '(min-width: 0px)';
const no = '(max-width: 0px)';

/**
 * Rewrites a media query so that it answers for the given user, whatever this device's settings are. Without
 * one: no preference for reduced motion, light scheme, screen. So a check gives the same answer on every device.
 */
export function answeredQuery(query: string, media: Media | undefined): string {
  const when = (holds: boolean) => (holds ? yes : no);
  const isDark = media === 'dark';
  const isType = (type: string) => (type.toLowerCase() === 'print') === (media === 'print');
  const medium = (holds: boolean) => (holds ? 'all' : 'not all');
  return query
    .replaceAll(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/gi, when(media !== 'reduced-motion'))
    .replaceAll(/\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/gi, when(media === 'reduced-motion'))
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi, when(isDark))
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*light\s*\)/gi, when(!isDark))
    .replaceAll(
      /(^|,\s*)not\s+(print|screen)\b(?!\s+and\b)/gi,
      (_, before, type) => before + medium(!isType(type)),
    )
    .replaceAll(/(^|,\s*)(?:only\s+)?(print|screen)\b/gi, (_, before, type) => before + medium(isType(type)));
}

/** Makes `matchMedia` answer for the given user; call it before the page's script runs. */
export function answerMatchMedia(media: Media | undefined): void {
  const native = window.matchMedia.bind(window);
  window.matchMedia = (query) => native(answeredQuery(query, media));
}

/** Makes the page's style sheets answer for the given user. */
export function applyMedia(media: Media | undefined): void {
  for (const sheet of document.styleSheets)
    if (sheet.media.mediaText !== '') sheet.media.mediaText = answeredQuery(sheet.media.mediaText, media);
  for (const rule of allRules())
    if (rule instanceof CSSMediaRule) rule.media.mediaText = answeredQuery(rule.media.mediaText, media);
  // From the root on: what inherits the scheme follows it without a look of its own.
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    const schemes = getComputedStyle(element).colorScheme.split(' ');
    if (schemes.includes('dark') && schemes.includes('light'))
      element.style.colorScheme = media === 'dark' ? 'dark' : 'light';
  }
}
