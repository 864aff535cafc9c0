import type { Settings } from '../settings.ts';

/** The inline parts of a prerendered page, as `sha256-…`; the build writes them down. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** The Content-Security-Policy of one page: its own inline scripts by hash, nothing else that is not a file of the site. */
export function pagePolicy({ scripts, styles }: InlineHashes, { siteApiUrl }: Pick<Settings, 'siteApiUrl'>): string {
  const quoteAll = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const apiOrigin = siteApiUrl === undefined ? [] : [new URL(siteApiUrl).origin];
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...quoteAll(scripts)],
    ['style-src', "'self'", ...quoteAll(styles)],
    // React sets style attributes for positions and delays; they can't run anything.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...apiOrigin],
    ['frame-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
