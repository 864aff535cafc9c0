/** A font file, for the weights 100 to 900. One with a `unicodeRange` is fetched when a page has such a character. */
export type PageFont = readonly [family: string, path: string, unicodeRange?: string];

/** What a page loads after its first paint (paths below the site's origin). */
export type PageFiles = {
  styles: readonly string[];
  fonts: readonly PageFont[];
  /** All that the page's components need, each after what it imports. */
  modules: readonly string[];
  /** The module that starts the page. */
  entry: string;
  /** The URL of `GET /session`. */
  sessionUrl: string;
};

/** The id of the JSON in the document that has them. */
export const pageFilesId = 'page-files';
