import type { PageElement } from '../read/elements.ts';

const blocks = new Set(
  `address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
header hgroup hr html legend main menu nav ol optgroup option p plaintext pre search section ul xmp`.split(
    /\s+/,
  ),
);
const tableParts: Readonly<Record<string, string>> = {
  table: 'table',
  tr: 'table-row',
  td: 'table-cell',
  th: 'table-cell',
  thead: 'table-header-group',
  tbody: 'table-row-group',
  tfoot: 'table-footer-group',
  caption: 'table-caption',
  col: 'table-column',
  colgroup: 'table-column-group',
};
const hidden = new Set([
  'head',
  'style',
  'script',
  'title',
  'meta',
  'link',
  'base',
  'template',
  'datalist',
  'noscript',
  'param',
  'area',
  'rp',
]);
const boxes = new Set(['button', 'input', 'select', 'textarea', 'meter', 'progress']);

const fieldNames = new Set(['button', 'input', 'select', 'textarea']);

/** Inherited properties that form controls have their own values for. */
const fieldDefaults: Readonly<Record<string, string>> = {
  color: 'fieldtext',
  'font-family': 'system-ui',
  'font-size': '13.333px',
  'font-weight': '400',
  'font-style': 'normal',
  'line-height': 'normal',
  'letter-spacing': 'normal',
  'word-spacing': 'normal',
  'text-transform': 'none',
  'text-align': 'start',
};

/** Elements whose content comes from elsewhere: a width and a height always have effect on them. */
export const replaced: ReadonlySet<string> = new Set([
  'img',
  'video',
  'audio',
  'canvas',
  'iframe',
  'embed',
  'object',
  'svg',
  'input',
  'picture',
  'math',
]);

function findDisplay({ name, html, attributes }: PageElement): string | undefined {
  if (!html) return name === 'svg' ? 'inline' : undefined;
  if (hidden.has(name) || (attributes.get('type') === 'hidden' && name === 'input')) return 'none';
  if (name === 'li' || name === 'summary') return 'list-item';
  if (blocks.has(name)) return 'block';
  if (boxes.has(name)) return 'inline-block';
  return tableParts[name] ?? (name === 'ruby' ? 'ruby' : 'inline');
}

const headingSizes: Readonly<Record<string, string>> = {
  h1: '2em',
  h2: '1.5em',
  h3: '1.17em',
  h4: '1em',
  h5: '0.83em',
  h6: '0.67em',
};

function isLink({ name, attributes }: PageElement, names: readonly string[]): boolean {
  return names.includes(name) && attributes.has('href');
}

/** What the browser's own style sheet says of one property, on the elements that are no form controls. */
const defaults: Readonly<Record<string, (element: PageElement) => string | undefined>> = {
  display: findDisplay,
  color: (element) =>
    isLink(element, ['a', 'area']) ? '-webkit-link' : ofNames(element, ['mark'], 'marktext'),
  'font-family': (element) => ofNames(element, ['code', 'kbd', 'samp', 'pre', 'tt'], 'monospace'),
  'white-space': (element) => ofNames(element, ['pre'], 'pre'),
  'font-size': ({ name }) => headingSizes[name],
  'font-weight': (element) => ofNames(element, [...Object.keys(headingSizes), 'b', 'strong', 'th'], 'bold'),
  'font-style': (element) => ofNames(element, ['em', 'i', 'cite', 'address', 'dfn', 'var'], 'italic'),
  'text-decoration-line': (element) => (isLink(element, ['a']) ? 'underline' : undefined),
  'text-align': (element) => ofNames(element, ['th'], 'center'),
  position: (element) =>
    element.attributes.has('popover') ? 'fixed' : ofNames(element, ['dialog'], 'absolute'),
};

function ofNames({ name }: PageElement, names: readonly string[], value: string): string | undefined {
  return names.includes(name) ? value : undefined;
}

/** What the browser's own style sheet says of an element; undefined where it says nothing. */
export function findDefault(element: PageElement, property: string): string | undefined {
  const { name } = element;
  if (fieldNames.has(name) && property in fieldDefaults) return fieldDefaults[property];
  if (/^border-\w+-style$/.test(property))
    return boxes.has(name) ? 'inset' : ofNames(element, ['fieldset', 'hr', 'iframe', 'dialog'], 'inset');
  if (property.startsWith('overflow')) return ofNames(element, ['textarea', 'iframe', 'svg', 'hr'], 'auto');
  return Object.hasOwn(defaults, property) ? defaults[property]?.(element) : undefined;
}
