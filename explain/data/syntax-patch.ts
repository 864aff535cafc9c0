/**
 * What Chromium 140 and later accept beyond css-tree's data; `tests/explain/accepted-values.spec.ts` compares
 * the two in the browser.
 */
export const typePatch: Readonly<Record<string, string>> = {
  'shape-radius':
    '<length-percentage [0,∞]> | closest-side | farthest-side | closest-corner | farthest-corner',
  'circle()': 'circle( <shape-radius>? [ at <position> ]? )',
  'ellipse()': 'ellipse( [ <shape-radius>{2} ]? [ at <position> ]? )',
};

export const propertyPatch: Readonly<Record<string, string>> = {
  appearance:
    'none | auto | base | base-select | textfield | menulist-button | searchfield | textarea | push-button | slider-horizontal | checkbox | radio | menulist | listbox | meter | progress-bar | button',
  filter: 'none | [ <filter-function> | <url> ]+',
  rx: '<length-percentage> | <number> | auto',
  ry: '<length-percentage> | <number> | auto',
  cx: '<length-percentage> | <number>',
  cy: '<length-percentage> | <number>',
  r: '<length-percentage> | <number>',
  x: '<length-percentage> | <number>',
  y: '<length-percentage> | <number>',
  'fill-opacity': '<number> | <percentage>',
  'stroke-miterlimit': '<number [0,∞]>',
  'image-orientation': 'from-image | none',
  resize: 'none | both | horizontal | vertical | block | inline | auto',
  'tab-size': '<number [0,∞]> | <length [0,∞]>',
  'word-spacing': 'normal | <length-percentage>',
  'position-anchor': 'normal | auto | none | match-parent | <dashed-ident>',
  cursor:
    '[ [ <url> | <image-set()> ] [ <number> <number> ]? , ]* [ auto | default | none | context-menu | help | pointer | progress | wait | cell | crosshair | text | vertical-text | alias | copy | move | no-drop | not-allowed | e-resize | n-resize | ne-resize | nw-resize | s-resize | se-resize | sw-resize | w-resize | ew-resize | ns-resize | nesw-resize | nwse-resize | col-resize | row-resize | all-scroll | zoom-in | zoom-out | grab | grabbing | -webkit-grab | -webkit-grabbing | -webkit-zoom-in | -webkit-zoom-out ]',
};

/** Properties that css-tree does not have and browsers support; any value counts as valid. */
export const additionalProperties: ReadonlySet<string> = new Set(
  `
app-region border-shape buffered-rendering color-interpolation color-rendering column-rule-break column-rule-inset flex-line-count frame-sizing
column-rule-visibility-items page-orientation page-margin-safety row-rule row-rule-break row-rule-color row-rule-inset row-rule-style row-rule-visibility-items row-rule-width
rule rule-break rule-color rule-inset rule-overlap rule-style rule-visibility-items rule-width scroll-axis-lock text-fit
view-transition-group view-transition-scope speak window-drag
font-smooth hanging-punctuation line-clamp margin-trim ime-mode size-adjust
`
    .trim()
    .split(/\s+/),
);

/** Families of longhands that css-tree does not have. */
export const additionalPropertyFamilies = /^(row|column)-rule-inset|^timeline-trigger-|^rule-inset/;

/** Properties that accept no negative numbers, where css-tree does not check it. */
export const nonNegativeProperties =
  /^(border(-(top|right|bottom|left|block|inline)(-(start|end))?)?(-width)?|border-spacing|outline(-width)?|column-rule(-width)?|column-(gap|count)|columns|row-gap|gap|grid-(row-|column-)?gap|flex|flex-(grow|shrink)|line-height|perspective|grid-(auto|template)-(rows|columns)|scroll-padding(-[a-z-]+)?|contain-intrinsic-[a-z-]+|stroke-width|orphans|widows|r|rx|ry)$/;

/** A negative number outside of parentheses. */
export const negativeNumber = /(?:^|[\s,/])-(?=\d*\.?\d*[1-9])(?![^(]*\))/;

/** Functions whose result depends on a running page, or that css-tree can't check: their values count as valid. */
export const uncheckableFunctions =
  /(?:^|[^\w-])(?:var|env|attr|if|calc-size|sibling-index|sibling-count|random|random-item|inherit|--[\w-]+|light-dark|image-set|-webkit-image-set|-webkit-gradient|element|cross-fade|palette-mix|contrast-color|dynamic-range-limit-mix|anchor|anchor-size|progress|superellipse|shape|ray|xywh|rect|type|src|first-valid|toggle|alpha)\(/i;

/** Relative colors (CSS Color 5), such as rgb(from teal r g b). */
export const relativeColor = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*from\s/i;
