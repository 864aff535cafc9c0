import type { Rewrite } from './css-rewrites.ts';

/** A tag with its attributes; comments and the contents of `style`, `script`, `pre` and `textarea` stay as they are. */
const tagOrRawText =
  /<!--[\s\S]*?-->|<(style|script|pre|textarea)\b[\s\S]*?<\/\1>|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

type Attribute = { name: string; value: string | undefined };
type Tag = { slash: string; name: string; attributes: Attribute[]; end: string };

function changeTags(html: string, write: (tag: Tag) => string): string {
  return html.replaceAll(
    tagOrRawText,
    (whole, raw, slash: string | undefined, name: string | undefined, list: string, end: string) => {
      if (raw !== undefined || name === undefined) return whole;
      const attributes = [...list.matchAll(attribute)].map(([, key = '', double, single, bare]) => ({
        name: key,
        value: double ?? single ?? bare,
      }));
      return write({ slash: slash ?? '', name, attributes, end });
    },
  );
}

const quote = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);
const writeAttribute = ({ name, value }: Attribute) =>
  value === undefined ? name : `${name}=${quote(value)}`;

function writeTag({ slash, name, attributes, end }: Tag, write = writeAttribute, before = ' '): string {
  return `<${slash}${name}${attributes.map((each) => before + write(each)).join('')}${end ? ' /' : ''}>`;
}

const booleans =
  /^(?:disabled|checked|required|selected|hidden|open|controls|multiple|readonly|reversed|async|defer|loop|muted|autoplay|autofocus|novalidate|inert)$/;
const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const mayBeBare = (value: string) => /^[^\s"'=<>`/]+$/.test(value);

export const htmlRewrites: Readonly<Record<string, Rewrite>> = {
  'Windows line ends': (html) => html.replaceAll('\n', '\r\n'),
  'names in capitals': (html) =>
    /<(?:svg|math)\b/i.test(html)
      ? html
      : changeTags(html, (tag) =>
          writeTag({ ...tag, name: tag.name.toUpperCase() }, (each) =>
            writeAttribute({ ...each, name: each.name.toUpperCase() }),
          ),
        ),
  'single quotes': (html) =>
    changeTags(html, (tag) =>
      writeTag(tag, ({ name, value }) =>
        value === undefined ? name : value.includes("'") ? `${name}="${value}"` : `${name}='${value}'`,
      ),
    ),
  'no quotes': (html) =>
    changeTags(html, (tag) =>
      writeTag(tag, (each) =>
        each.value !== undefined && mayBeBare(each.value)
          ? `${each.name}=${each.value}`
          : writeAttribute(each),
      ),
    ),
  'attributes in reverse': (html) =>
    changeTags(html, (tag) => writeTag({ ...tag, attributes: tag.attributes.toReversed() })),
  'an attribute a line': (html) => changeTags(html, (tag) => writeTag(tag, writeAttribute, '\n  ')),
  'spaces around =': (html) =>
    changeTags(html, (tag) =>
      writeTag(tag, ({ name, value }) => (value === undefined ? name : `${name} = ${quote(value)}`)),
    ),
  'boolean attributes with a value': (html) =>
    changeTags(html, (tag) =>
      writeTag(tag, (each) =>
        booleans.test(each.name) && !each.value ? `${each.name}="${each.name}"` : writeAttribute(each),
      ),
    ),
  'boolean attributes with an empty value': (html) =>
    changeTags(html, (tag) =>
      writeTag(tag, (each) =>
        booleans.test(each.name) && !each.value ? `${each.name}=""` : writeAttribute(each),
      ),
    ),
  'void elements with a slash': (html) =>
    changeTags(html, (tag) => writeTag({ ...tag, end: voids.test(tag.name) ? '/' : tag.end })),
  'end tags that may be left out': (html) =>
    html.replaceAll(/<\/(?:li|dt|dd|tr|td|th|option)>(?=\s*<(?:\/|li|dt|dd|tr|td|th|option))/gi, ''),
  'a comment first': (html) => (/<!doctype|<html/i.test(html) ? html : `<!-- mine -->\n${html}`),
  'deeper indents': (html) =>
    /<(?:pre|textarea)\b/i.test(html) ? html : html.replaceAll(/^(?= *<)/gm, '\t'),
};
