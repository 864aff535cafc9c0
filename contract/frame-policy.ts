import { framePaths } from './site-paths.ts';

/** A host that a policy can name. Any other content of the header, such as an IPv6 address, is left out. */
const nameableHost = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;

/** Paths of this site as sources, under every host it is known by; `'self'` when none can be named. */
function ownPaths(hosts: readonly string[], paths: readonly string[], scheme = ''): string[] {
  const sources = [...new Set(hosts)]
    .filter((host) => nameableHost.test(host))
    .flatMap((host) => paths.map((path) => `${scheme}${host}${path}`));
  return sources.length > 0 ? sources : ["'self'"];
}

/**
 * What a page may show in frames: only the documents for learners' code, so that a frame which navigates itself can't
 * show any other page of the site. `hosts` are the request's and the public one.
 */
export function frameSources(hosts: readonly string[]): string[] {
  return ownPaths(hosts, [framePaths.playground, framePaths.shell, framePaths.results]);
}

/**
 * Of the header `Connection-Allowlist`: nothing but this server is reached, not even by a navigation that the page
 * around refuses, or its host name resolved. Chromium obeys it from 152 on.
 */
const connectionAllowlist = '(response-origin)';

/** Headers of all documents that run learners' code. The browser must not resolve names that the code mentions. */
const quietHeaders = {
  'Connection-Allowlist': connectionAllowlist,
  'X-DNS-Prefetch-Control': 'off',
  'Referrer-Policy': 'no-referrer',
};

/** The headers of documents that run learners' code. */
export function frameHeaders(hosts: readonly string[]): Record<string, string> {
  return { 'Content-Security-Policy': framePolicy(hosts), ...quietHeaders };
}

/**
 * The policy of documents that run learners' code: a separate origin, inline style and script, pictures,
 * sound and fonts from the lessons' files, and no request to any other URL.
 */
export function framePolicy(hosts: readonly string[]): string {
  // A source without a scheme takes that of the document's origin. A sandboxed document has none, and WebKit
  // then loads nothing. `http://` means https as well, at the default port and at a port that is named.
  const files = ownPaths(hosts, [framePaths.files], 'http://').join(' ');
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    `img-src data: ${files}`,
    `media-src data: ${files}`,
    `font-src data: ${files}`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * The policy of the shell that shows code from the copy saved for offline use. It has the site's origin and
 * runs only our own script; the sandboxed frame inside inherits this policy, so the lessons' files it needs
 * are put into its document.
 */
export const shellPolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'media-src data:',
  'font-src data:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

export const shellHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': shellPolicy,
  ...quietHeaders,
};
