import { physicalSides, toPhysicalLonghand } from '../../explain/values/longhand-value.ts';
import { generate, parse, walk, type Block, type CssNode, type Declaration } from 'css-tree';

/** Writes a style sheet in another way with the same effect; the same text where there is nothing to change. */
export type Rewrite = (code: string) => string;

const parseSheet = (css: string) => parse(css, { parseCustomProperty: false });

/** Changes the syntax tree. The code is returned as it is when it does not parse. */
function changeTree(css: string, visit: (node: CssNode) => void): string {
  const tree = parseSheet(css);
  walk(tree, visit);
  return generate(tree);
}

const declarationsOf = (block: Block) =>
  block.children.toArray().filter((node): node is Declaration => node.type === 'Declaration');

function changeDeclarations(css: string, change: (declaration: Declaration) => void): string {
  return changeTree(css, (node) => {
    if (node.type === 'Declaration' && !node.property.startsWith('--')) change(node);
  });
}

const changeDimensions = (css: string, change: (value: number, unit: string) => [number, string]) =>
  changeDeclarations(css, ({ value }) =>
    walk(value, (node) => {
      if (node.type !== 'Dimension') return;
      const [number, unit] = change(Number(node.value), node.unit);
      [node.value, node.unit] = [String(number), unit];
    }),
  );

function toHsl([red, green, blue]: readonly [number, number, number]): string {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const range = most - least;
  const lightness = (most + least) / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  const hue = range === 0 ? 0 : sixth * 60;
  return `hsl(${hue.toFixed(1)} ${(saturation * 100).toFixed(1)}% ${(lightness * 100).toFixed(1)}%)`;
}

function changeHexColors(
  css: string,
  write: (channels: readonly [number, number, number]) => string,
): string {
  return css.replaceAll(/(?<=[:\s,(])#([\da-f]{3}|[\da-f]{6})(?=[\s,;)}])/gi, (_, hex: string) => {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16));
    return write([red, green, blue]);
  });
}

/** The reverse of `toPhysicalLonghand`. */
function toLogical(property: string): string {
  if (property === 'width') return 'inline-size';
  if (property === 'height') return 'block-size';
  const match = /^(?:(margin|padding|border)-)?(top|bottom|left|right)(-(?:width|style|color))?$/.exec(
    property,
  );
  const side = Object.entries(physicalSides).find(([, physical]) => physical === match?.[2])?.[0];
  return side === undefined ? property : `${match?.[1] ?? 'inset'}-${side}${match?.[3] ?? ''}`;
}

const hasOtherDirection = (css: string) => /direction|writing-mode/i.test(css);

function renameProperties(css: string, rename: (property: string) => string): string {
  if (hasOtherDirection(css)) return css;
  return changeTree(css, (node) => {
    if (node.type !== 'Block') return;
    const declarations = declarationsOf(node);
    const names = declarations.map(({ property }) => property);
    const newNames = names.map(rename);
    // Two names of one property in a rule: their order would decide otherwise than before.
    if (
      new Set([...names, ...newNames]).size !==
      new Set(names).size + newNames.filter((name, index) => name !== names[index]).length
    )
      return;
    for (const [index, declaration] of declarations.entries()) declaration.property = newNames[index] ?? '';
  });
}

/** A shorthand of four sides with one value, as its four longhands. */
function expandSides(css: string): string {
  return changeTree(css, (node) => {
    if (node.type !== 'Block') return;
    node.children.forEach((declaration, item, list) => {
      if (declaration.type !== 'Declaration' || !/^(?:margin|padding|inset)$/.test(declaration.property))
        return;
      if (declaration.value.type !== 'Value' || declaration.value.children.size !== 1) return;
      const { property } = declaration;
      for (const side of Object.values(physicalSides))
        list.insertData(
          { ...declaration, property: property === 'inset' ? side : `${property}-${side}` },
          item,
        );
      list.remove(item);
    });
  });
}

/** The rules of each block in reverse, where no two of its declarations can touch the same longhand. */
function reverseDeclarations(css: string): string {
  return changeTree(css, (node) => {
    if (node.type !== 'Block') return;
    const roots = declarationsOf(node).map(({ property }) => property.replace(/^-\w+-/, '').split('-')[0]);
    if (new Set(roots).size === roots.length && node.children.size === roots.length)
      node.children.fromArray(node.children.toArray().reverse());
  });
}

const wrapIn =
  (prelude: string): Rewrite =>
  (css) =>
    css.trim() === '' || /@(?:import|charset|namespace|layer)/.test(css) ? css : `${prelude} {\n${css}\n}`;

export const cssRewrites: Readonly<Record<string, Rewrite>> = {
  'Windows line ends': (css) => css.replaceAll('\n', '\r\n'),
  'no white space': (css) => generate(parseSheet(css)),
  'comments everywhere': (css) =>
    css.includes('/*') // Comments can't be nested.
      ? css
      : css.replaceAll(/;(?=\s*\n)/g, '; /* why */').replaceAll(/\{(?=\s*\n)/g, '{ /* what */'),
  'properties in capitals': (css) =>
    changeDeclarations(css, (declaration) => {
      declaration.property = declaration.property.toUpperCase();
    }),
  'units in capitals': (css) => changeDimensions(css, (value, unit) => [value, unit.toUpperCase()]),
  'rem in px': (css) =>
    changeDimensions(css, (value, unit) => (unit === 'rem' ? [value * 16, 'px'] : [value, unit])),
  'px in rem': (css) =>
    /font-size/.test(css) && /:root|html/.test(css)
      ? css
      : changeDimensions(css, (value, unit) => (unit === 'px' ? [value / 16, 'rem'] : [value, unit])),
  'seconds in milliseconds': (css) =>
    changeDimensions(css, (value, unit) => (unit === 's' ? [Math.round(value * 1000), 'ms'] : [value, unit])),
  'milliseconds in seconds': (css) =>
    changeDimensions(css, (value, unit) => (unit === 'ms' ? [value / 1000, 's'] : [value, unit])),
  'decimals without their zero': (css) => css.replaceAll(/(?<=[\s:,(])0\.(?=\d)/g, '.'),
  'colours in capitals': (css) =>
    changeHexColors(
      css,
      (channels) =>
        `#${channels
          .map((value) => value.toString(16).padStart(2, '0'))
          .join('')
          .toUpperCase()}`,
    ),
  'colours by rgb()': (css) => changeHexColors(css, (channels) => `rgb(${channels.join(' ')})`),
  'colours by rgb() with commas': (css) => changeHexColors(css, (channels) => `rgb(${channels.join(', ')})`),
  'colours by hsl()': (css) => changeHexColors(css, toHsl),
  'colours with an alpha': (css) => changeHexColors(css, (channels) => `rgb(${channels.join(' ')} / 100%)`),
  'physical properties': (css) => renameProperties(css, toPhysicalLonghand),
  'logical properties': (css) => renameProperties(css, toLogical),
  'four sides by name': expandSides,
  'declarations in reverse': reverseDeclarations,
  'inside @media all': wrapIn('@media all'),
  'inside @supports': wrapIn('@supports (display: block)'),
  'single quotes': (css) => css.replaceAll(/"([^"'\\\n]*)"/g, "'$1'"),
};
