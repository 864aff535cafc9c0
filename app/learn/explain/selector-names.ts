/** Pseudo-classes that a browser of today knows, by how they answer without a running page. */
export const structuralClasses: ReadonlySet<string> = new Set([
  'root', 'scope', 'empty', 'first-child', 'last-child', 'only-child', 'first-of-type', 'last-of-type', 'only-of-type', 'nth-child', 'nth-last-child',
  'nth-of-type', 'nth-last-of-type', 'is', 'where', 'not', 'has', 'any-link', 'link', 'required', 'optional', 'defined', 'matches', '-webkit-any',
]);

/** Pseudo-classes of a state that a page may come into: they may match whatever they stand on. */
export const stateClasses: ReadonlySet<string> = new Set([
  'hover', 'active', 'focus', 'focus-visible', 'focus-within', 'target', 'visited', 'checked', 'disabled', 'enabled', 'valid', 'invalid',
  'user-valid', 'user-invalid', 'in-range', 'out-of-range', 'placeholder-shown', 'read-only', 'read-write', 'indeterminate', 'default', 'autofill',
  '-webkit-autofill', 'open', 'popover-open', 'modal', 'fullscreen', '-webkit-full-screen', 'picture-in-picture', 'playing', 'paused', 'muted',
  'seeking', 'buffering', 'stalled', 'volume-locked', 'lang', 'dir', 'local-link', 'past', 'future', 'current', 'host', 'host-context', 'state',
  'has-slotted', 'active-view-transition', 'active-view-transition-type', 'target-current', 'target-before', 'target-after', 'xr-overlay',
  'interest-source', 'interest-target', 'target-within', 'first', 'left', 'right', 'blank', 'heading',
  'window-inactive', 'horizontal', 'vertical', 'decrement', 'increment', 'start', 'end', 'double-button', 'single-button', 'no-button', 'corner-present',
]);

export const pseudoElements: ReadonlySet<string> = new Set([
  'before', 'after', 'first-line', 'first-letter', 'marker', 'placeholder', 'selection', 'backdrop', 'cue', 'cue-region', 'file-selector-button', 'part', 'slotted',
  'target-text', 'highlight', 'spelling-error', 'grammar-error', 'details-content', 'view-transition', 'view-transition-group',
  'view-transition-image-pair', 'view-transition-new', 'view-transition-old', 'view-transition-group-children', 'scroll-marker', 'scroll-marker-group', 'scroll-button', 'column', 'checkmark',
  'picker', 'picker-icon', 'search-text', 'interest-hint',
]);

/** Those that may be written with one colon, as of old. */
export const oldPseudoElements: ReadonlySet<string> = new Set(['before', 'after', 'first-line', 'first-letter']);
