/** The names of colors that students most often write, as hexadecimal numbers. */
const namedColors: Readonly<Record<string, string>> = {
  black: '000',
  white: 'fff',
  red: 'f00',
  blue: '00f',
  navy: '000080',
  teal: '008080',
  green: '008000',
  maroon: '800000',
  purple: '800080',
  gray: '808080',
  grey: '808080',
  silver: 'c0c0c0',
  yellow: 'ff0',
  orange: 'ffa500',
  gold: 'ffd700',
  crimson: 'dc143c',
  darkblue: '00008b',
  midnightblue: '191970',
  whitesmoke: 'f5f5f5',
};

/** Red, green and blue from 0 to 255; undefined for a color of another notation or with an alpha value. */
function parseColor(value: string): readonly number[] | undefined {
  const name = value.toLowerCase();
  const hex = namedColors[name] ?? /^#([\da-f]{3}|[\da-f]{6})$/.exec(name)?.[1];
  if (hex !== undefined)
    return (hex.match(hex.length === 3 ? /./g : /../g) ?? []).map((digits) =>
      Number.parseInt(digits.padStart(2, digits), 16),
    );
  const numbers = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(name);
  return numbers?.slice(1).map(Number);
}

/** The relative luminance of a color (WCAG 2). */
function getLuminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colors (WCAG 2), from 1 to 21; undefined where one can't be read. */
export function measureContrast(first: string, second: string): number | undefined {
  const [color, other] = [parseColor(first), parseColor(second)];
  if (!color || !other) return undefined;
  const [dark = 0, light = 0] = [getLuminance(color), getLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
