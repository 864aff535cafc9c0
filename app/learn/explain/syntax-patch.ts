/** What Chromium 140 and later accept beyond css-tree's data; css-syntax.test.ts compares the two in the browser. */
export const typePatch: Readonly<Record<string, string>> = {
  'shape-radius': '<length-percentage [0,∞]> | closest-side | farthest-side | closest-corner | farthest-corner',
  'circle()': 'circle( <shape-radius>? [ at <position> ]? )',
  'ellipse()': 'ellipse( [ <shape-radius>{2} ]? [ at <position> ]? )',
};

export const propertyPatch: Readonly<Record<string, string>> = {
  'appearance': 'none | auto | base | base-select | textfield | menulist-button | searchfield | textarea | push-button | slider-horizontal | checkbox | radio | menulist | listbox | meter | progress-bar | button',
  'rx': '<length-percentage> | auto',
  'ry': '<length-percentage> | auto',
  'cursor': '[ [ <url> | <image-set()> ] [ <number> <number> ]? , ]* [ auto | default | none | context-menu | help | pointer | progress | wait | cell | crosshair | text | vertical-text | alias | copy | move | no-drop | not-allowed | e-resize | n-resize | ne-resize | nw-resize | s-resize | se-resize | sw-resize | w-resize | ew-resize | ns-resize | nesw-resize | nwse-resize | col-resize | row-resize | all-scroll | zoom-in | zoom-out | grab | grabbing | -webkit-grab | -webkit-grabbing | -webkit-zoom-in | -webkit-zoom-out ]',
};

/** Properties newer than the data, and others browsers know: taken with any value. */
export const furtherProperties: ReadonlySet<string> = new Set(`
app-region border-shape buffered-rendering color-interpolation color-rendering column-rule-break column-rule-inset flex-line-count frame-sizing
column-rule-visibility-items page-orientation page-margin-safety row-rule row-rule-break row-rule-color row-rule-inset row-rule-style row-rule-visibility-items row-rule-width
rule rule-break rule-color rule-inset rule-overlap rule-style rule-visibility-items rule-width scroll-axis-lock text-fit
timeline-trigger-activation-range timeline-trigger-active-range view-transition-group view-transition-scope speak
font-smooth hanging-punctuation line-clamp margin-trim ime-mode size-adjust
`.trim().split(/\s+/));

/** Functions whose value can't be known without a running page, or that css-tree can't check: never judged. */
export const unjudgedFunctions = /(?:^|[^\w-])(?:var|env|attr|if|calc-size|sibling-index|sibling-count|random|random-item|inherit|--[\w-]+|light-dark|image-set|-webkit-image-set|-webkit-gradient|element|cross-fade|palette-mix|contrast-color|dynamic-range-limit-mix|anchor|anchor-size|progress|superellipse|shape|ray|xywh|rect|type|src|first-valid|toggle|alpha)\(/i;

/** Colours made from another colour, as in rgb(from teal r g b). */
export const relativeColour = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*from\s/i;
