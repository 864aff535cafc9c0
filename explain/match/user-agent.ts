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

/** What the browser's own style sheet says of an element; undefined where it says nothing. */
export function findDefault(element: PageElement, property: string): string | undefined {
  const { name } = element;
  if (property === 'display') {
    if (!element.html) return name === 'svg' ? 'inline' : undefined;
    if (hidden.has(name) || (element.attributes.get('type') === 'hidden' && name === 'input')) return 'none';
    if (name === 'li') return 'list-item';
    if (name === 'summary') return 'list-item';
    return (
      tableParts[name] ??
      (blocks.has(name) ? 'block' : boxes.has(name) ? 'inline-block' : name === 'ruby' ? 'ruby' : 'inline')
    );
  }
  if (property === 'color' && ['a', 'area'].includes(name) && element.attributes.has('href'))
    return '-webkit-link';
  if (fieldNames.has(name) && property in fieldDefaults) return fieldDefaults[property];
  if (property === 'font-family' && ['code', 'kbd', 'samp', 'pre', 'tt'].includes(name)) return 'monospace';
  if (property === 'white-space' && name === 'pre') return 'pre';
  if (property === 'color' && name === 'mark') return 'marktext';
  if (property === 'font-size' && /^h[1-6]$/.test(name))
    return { h1: '2em', h2: '1.5em', h3: '1.17em', h4: '1em', h5: '0.83em', h6: '0.67em' }[name];
  if (property === 'font-weight' && (/^h[1-6]$/.test(name) || ['b', 'strong', 'th'].includes(name)))
    return 'bold';
  if (property === 'font-style' && ['em', 'i', 'cite', 'address', 'dfn', 'var'].includes(name))
    return 'italic';
  if (property === 'text-decoration-line' && name === 'a' && element.attributes.has('href'))
    return 'underline';
  if (property === 'text-align' && name === 'th') return 'center';
  if (property === 'position' && element.attributes.has('popover')) return 'fixed';
  if (property === 'position' && name === 'dialog') return 'absolute';
  if (
    /^border-\w+-style$/.test(property) &&
    (boxes.has(name) || ['fieldset', 'hr', 'iframe', 'dialog'].includes(name))
  )
    return 'inset';
  if (property.startsWith('overflow') && ['textarea', 'iframe', 'svg', 'hr'].includes(name)) return 'auto';
  return undefined;
}
