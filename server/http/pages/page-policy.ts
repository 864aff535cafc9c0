import { remoteSample, videoPlayer } from '#contract/external-urls.ts';
import type { Settings } from '../../settings/settings.ts';
import { frameSources } from '../../../contract/frame-policy.ts';

/** Where browsers report violations of a page's policy. */
export const policyReportPath = '/api/policy-reports';

/** The inline parts of a prerendered page, as `sha256-…`; the build writes them down. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The Content-Security-Policy of one page: its own inline scripts by hash, nothing else that is not a file of
 * the site, but for the player of videos and one sample picture. Sources that `default-src` allows
 * already are not repeated: each byte counts in the first round trip. `host` is that of the request.
 */
export function pagePolicy(
  { scripts, styles }: InlineHashes,
  { siteApiUrl, publicUrl, host }: Pick<Settings, 'siteApiUrl'> & { publicUrl: string; host: string },
): string {
  const quoteAll = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const apiOrigin = siteApiUrl === undefined ? undefined : new URL(siteApiUrl).origin;
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...quoteAll(scripts)],
    ['style-src', "'self'", ...quoteAll(styles)],
    // React sets style attributes for positions and delays; they can't run anything.
    ['style-src-attr', "'unsafe-inline'"],
    // Its folder without its name, because each page has to fit into the first round trip with its headers.
    ['img-src', "'self'", 'data:', new URL('..', remoteSample).href],
    ...(apiOrigin === undefined ? [] : [['connect-src', "'self'", apiOrigin]]),
    ['frame-src', ...frameSources([host, new URL(publicUrl).host]), videoPlayer],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    // Its successor, `report-to`, needs a second header, and all three engines still read this one.
    ['report-uri', policyReportPath],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
