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

function getLuminance({ red, green, blue }: Color): number {
  const toLinear = (channel: number) =>
    channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** The contrast of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function getContrastRatio(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].sort(
    (first, second) => second - first,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** As `rgb(r g b)` with whole channels, with the alpha where it is below 1. */
export function formatColor({ red, green, blue, alpha }: Color): string {
  const channels = [red, green, blue].map(Math.round).join(' ');
  return `rgb(${channels}${alpha < 1 ? ` / ${Math.round(alpha * 100) / 100}` : ''})`;
}
