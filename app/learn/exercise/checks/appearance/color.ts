/** Red, green, blue from 0 to 255, alpha from 0 to 1. */
export type Color = { red: number; green: number; blue: number; alpha: number };

/** Any CSS colour as the browser paints it in sRGB; undefined for what is no colour. */
export function parseColor(text: string): Color | undefined {
  if (!CSS.supports('color', text)) return undefined;
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return { red, green, blue, alpha: alpha / 255 };
}

/** One colour painted over another that is opaque. */
export function compositeOver(top: Color, below: Color): Color {
  const mix = (one: number, other: number) => one * top.alpha + other * (1 - top.alpha);
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 1,
  };
}

/** A channel of sRGB as an amount of light, from 0 to 1. */
const toLinear = (channel: number) =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

function getLuminance({ red, green, blue }: Color): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** The contrast of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function getContrastRatio(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].sort(
    (first, second) => second - first,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** Lightness and the two colour axes of OKLab, and the alpha (CSS Color 4, the sample code of its section on conversion). */
function toOklab({ red, green, blue, alpha }: Color): [number, number, number, number] {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
    alpha,
  ];
}

/** What CSS Color 4 takes for a difference in OKLab that is just noticeable. */
const justNoticeable = 0.02;

/** Whether nobody can tell the two colours from each other. */
export function looksSame(one: Color, other: Color): boolean {
  if (one.alpha === 0 && other.alpha === 0) return true;
  const otherAxes = toOklab(other);
  return Math.hypot(...toOklab(one).map((value, axis) => value - (otherAxes[axis] ?? 0))) < justNoticeable;
}

/** As `rgb(r g b)` with whole channels, with the alpha where it is below 1. */
export function formatColor({ red, green, blue, alpha }: Color): string {
  const channels = [red, green, blue].map(Math.round).join(' ');
  return `rgb(${channels}${alpha < 1 ? ` / ${Math.round(alpha * 100) / 100}` : ''})`;
}
