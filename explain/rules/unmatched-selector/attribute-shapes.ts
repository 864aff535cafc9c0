import { findNearest } from '../../nearest-word.ts';
import type { Page } from '../../match/page.ts';

/** One piece of a selector in other words, and why the piece finds nothing as it is. */
export type PieceShape = { piece: string; message: string; surely?: boolean };

const pattern = /^\[\s*([\w-]+)\s*([~|^$*]?)=\s*(["']?)([^"'\]]*)\3\s*(?:[is]\s*)?\]$/i;

/** The same piece with the name of an attribute that the page has with this value. */
function listRenamedShapes(piece: string, name: string, wanted: string, page: Page): PieceShape[] {
  const names = page.elements.flatMap(({ attributes }) =>
    [...attributes].filter(([, value]) => value === wanted).map(([own]) => own),
  );
  const near = findNearest(name, names);
  return near === undefined
    ? []
    : [
        {
          piece: piece.replace(name, near),
          message: `No element has an attribute ${name}; the page has ${near}="${wanted}".`,
        },
      ];
}

/** Values that a piece such as `[type="chekbox"]` may have meant, from those that the page has. */
export function listAttributeShapes(piece: string, page: Page): PieceShape[] {
  const [, name = '', matcher = '', quote = '', wanted = ''] = pattern.exec(piece) ?? [];
  if (name === '' || wanted === '') return [];
  const values = page.elements.flatMap(({ attributes }) => attributes.get(name.toLowerCase()) ?? []);
  if (values.length === 0) return listRenamedShapes(piece, name, wanted, page);
  const rewritten = (value: string, sign = matcher): string => `[${name}${sign}=${quote}${value}${quote}]`;
  const shapes: PieceShape[] = [];
  const near = findNearest(wanted, values);
  if (matcher === '' && near !== undefined)
    shapes.push({
      piece: rewritten(near),
      message: `No element has ${name}="${wanted}"; the page has ${name}="${near}".`,
    });
  if (values.every((value) => value === ''))
    shapes.push({
      piece: `[${name}]`,
      message: `${name} has no value in the page, so there is no ${name}="${wanted}".`,
    });
  if (matcher === '' && values.some((value) => value.split(/\s+/).includes(wanted)))
    shapes.push({
      piece: rewritten(wanted, '~'),
      message: `[${name}=…] compares the whole attribute, and in the page ${wanted} is one of several words.`,
    });
  if (values.some((value) => value.includes(wanted)))
    shapes.push({
      piece: rewritten(wanted, '*'),
      message: `In the page ${wanted} is another part of ${name}.`,
    });
  const other = values.find((value) => value.toLowerCase().includes(wanted.toLowerCase()));
  if (other !== undefined)
    shapes.push({
      piece: `[${name}${matcher}=${quote || '"'}${wanted}${quote || '"'} i]`,
      message: `Attribute values are case-sensitive: the page has ${name}="${other}".`,
    });
  return shapes;
}

/** Attributes that say of an element what a class of that name says on many pages. */
const stateAttributes: readonly [RegExp, readonly string[]][] = [
  [/^\.(active|current|selected)$/, ['[aria-current]', '[aria-selected="true"]']],
  [/^\.open$/, ['[open]']],
  [/^\.disabled$/, ['[disabled]', '[aria-disabled="true"]']],
  [/^\.checked$/, ['[checked]', '[aria-checked="true"]']],
];

/** A state that the page says by an attribute, where the selector asks for a class. */
export function listStateShapes(piece: string, page: Page): PieceShape[] {
  if (page.hasScript) return [];
  const attributes = stateAttributes.find(([names]) => names.test(piece))?.[1] ?? [];
  return attributes.map((attribute) => ({
    piece: attribute,
    surely: true,
    message: `No element has the class ${piece.slice(1)}; the page says it with an attribute.`,
  }));
}
