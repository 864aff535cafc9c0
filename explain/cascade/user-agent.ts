import type { PageElement } from '../parse/elements.ts';

const blockElements = new Set(
  `address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
header hgroup hr html legend main menu nav ol optgroup option p plaintext pre search section ul xmp`.split(
    /\s+/,
  ),
);
const tableDisplays: Readonly<Record<string, string>> = {
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
const hiddenElements = new Set([
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
const inlineBlockElements = new Set(['button', 'input', 'select', 'textarea', 'meter', 'progress']);

const formControls = new Set(['button', 'input', 'select', 'textarea']);

/** Inherited properties that the user-agent style sheet sets on form controls. */
const formControlValues: Readonly<Record<string, string>> = {
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

/** Replaced elements (CSS 2, Definitions) and form controls: width and height always apply to them. */
export const replacedElements: ReadonlySet<string> = new Set([
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

function findDefaultDisplay({ name, isHtml, attributes }: PageElement): string | undefined {
  if (!isHtml) return name === 'svg' ? 'inline' : undefined;
  if (hiddenElements.has(name) || (attributes.get('type') === 'hidden' && name === 'input')) return 'none';
  if (name === 'li' || name === 'summary') return 'list-item';
  if (blockElements.has(name)) return 'block';
  if (inlineBlockElements.has(name)) return 'inline-block';
  return tableDisplays[name] ?? (name === 'ruby' ? 'ruby' : 'inline');
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

/** The values of the user-agent style sheet (HTML standard, Rendering), except those of form controls. */
const defaultValues: Readonly<Record<string, (element: PageElement) => string | undefined>> = {
  display: findDefaultDisplay,
  color: (element) =>
    isLink(element, ['a', 'area']) ? '-webkit-link' : valueForNames(element, ['mark'], 'marktext'),
  'font-family': (element) => valueForNames(element, ['code', 'kbd', 'samp', 'pre', 'tt'], 'monospace'),
  'white-space': (element) => valueForNames(element, ['pre'], 'pre'),
  'font-size': ({ name }) => headingSizes[name],
  'font-weight': (element) =>
    valueForNames(element, [...Object.keys(headingSizes), 'b', 'strong', 'th'], 'bold'),
  'font-style': (element) => valueForNames(element, ['em', 'i', 'cite', 'address', 'dfn', 'var'], 'italic'),
  'text-decoration-line': (element) => {
    if (isLink(element, ['a'])) return 'underline';
    return (
      valueForNames(element, ['u', 'ins'], 'underline') ??
      valueForNames(element, ['s', 'del', 'strike'], 'line-through')
    );
  },
  'text-align': (element) => valueForNames(element, ['th'], 'center'),
  position: (element) =>
    element.attributes.has('popover') ? 'fixed' : valueForNames(element, ['dialog'], 'absolute'),
};

function valueForNames({ name }: PageElement, names: readonly string[], value: string): string | undefined {
  return names.includes(name) ? value : undefined;
}

/** The value that the user-agent style sheet gives a property of an element. */
export function findUserAgentValue(element: PageElement, property: string): string | undefined {
  const { name } = element;
  if (formControls.has(name) && property in formControlValues) return formControlValues[property];
  if (/^border-\w+-style$/.test(property))
    return inlineBlockElements.has(name)
      ? 'inset'
      : valueForNames(element, ['fieldset', 'hr', 'iframe', 'dialog'], 'inset');
  if (property.startsWith('overflow'))
    return valueForNames(element, ['textarea', 'iframe', 'svg', 'hr'], 'auto');
  return Object.hasOwn(defaultValues, property) ? defaultValues[property]?.(element) : undefined;
}
