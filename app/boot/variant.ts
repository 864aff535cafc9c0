/**
 * What of the boot scripts a page needs. The build bundles a variant of each script for every combination that a page has
 * (pipeline/pages/boot-scripts.ts), so a page carries no code that it never runs.
 */
export type BootVariant = {
  /** Somebody may not see the page, or its path redirects. */
  isGuarded: boolean;
  /** Radios, checkboxes or sliders. */
  hasChoices: boolean;
  hasShortcuts: boolean;
  /** Sections of a lesson as text. */
  hasSections: boolean;
  /** The page is useless without script. */
  needsScript: boolean;
  /** Sections, results or icons that are loaded after the first paint. */
  hasDeferred: boolean;
};

declare global {
  /** The bundler replaces its fields with `true` and `false`. */
  const bootVariant: BootVariant;
}
