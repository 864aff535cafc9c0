import type { CheckState } from '#contract/lesson-checks.ts';
import { allRules } from './css-rules.ts';

export type Media = NonNullable<CheckState['media']>;

const yes = '(min-width: 0px)';
const no = '(max-width: 0px)';

/**
 * A media query as it would answer for the wished reader, whatever this device's own settings are. Without a wish: motion welcome, light, on a
 * screen, so that a check gives one answer everywhere.
 */
export function answeredQuery(query: string, media: Media | undefined): string {
  const when = (holds: boolean) => (holds ? yes : no);
  const isDark = media === 'dark';
  const isPrint = media === 'print';
  return query
    .replaceAll(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/gi, when(media !== 'reduced-motion'))
    .replaceAll(/\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/gi, when(media === 'reduced-motion'))
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi, when(isDark))
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*light\s*\)/gi, when(!isDark))
    .replaceAll(/(^|,\s*)(?:only\s+)?print\b/gi, `$1${isPrint ? 'all' : 'not all'}`)
    .replaceAll(/(^|,\s*)(?:only\s+)?screen\b/gi, `$1${isPrint ? 'not all' : 'all'}`);
}

/** Has script's own questions answered likewise; to be called before the page's script runs. */
export function answerMatchMedia(media: Media | undefined): void {
  const native = window.matchMedia.bind(window);
  window.matchMedia = (query) => native(answeredQuery(query, media));
}

/** Has the page's style sheets answer for the wished reader. */
export function applyMedia(media: Media | undefined): void {
  for (const sheet of document.styleSheets)
    if (sheet.media.mediaText !== '') sheet.media.mediaText = answeredQuery(sheet.media.mediaText, media);
  for (const rule of allRules())
    if (rule instanceof CSSMediaRule) rule.media.mediaText = answeredQuery(rule.media.mediaText, media);
  const root = document.documentElement;
  const schemes = getComputedStyle(root).colorScheme.split(' ');
  if (schemes.includes('dark') && schemes.includes('light'))
    root.style.colorScheme = media === 'dark' ? 'dark' : 'light';
}
