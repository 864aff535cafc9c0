import { join } from 'node:path';
import { openSync } from 'fontkit';
import type { Font } from 'fontkit';
import { projectRoot } from '../project-root.ts';

const fontsource = join(projectRoot, 'node_modules', '@fontsource');

/** The site's fonts as static WOFF files, which the image and PDF libraries can read. */
export const fontFiles = {
  sans: join(fontsource, 'geist-sans/files/geist-sans-latin-400-normal.woff'),
  sansMedium: join(fontsource, 'geist-sans/files/geist-sans-latin-500-normal.woff'),
  sansBold: join(fontsource, 'geist-sans/files/geist-sans-latin-600-normal.woff'),
  mono: join(fontsource, 'geist-mono/files/geist-mono-latin-400-normal.woff'),
};
export type Lettering = keyof typeof fontFiles;

const opened = new Map<Lettering, Font>();

function font(name: Lettering): Font {
  const known = opened.get(name);
  if (known) return known;
  const file = openSync(fontFiles[name]);
  if ('fonts' in file) throw new Error(`${fontFiles[name]} is a collection, not a font`);
  opened.set(name, file);
  return file;
}

/**
 * A line of text as outlines: SVG path data that starts at 0,0 on the baseline, and its width, in the unit of `size`.
 */
export function drawLine(
  text: string,
  name: Lettering,
  size: number,
  trackingEm = 0,
): { path: string; width: number } {
  const { unitsPerEm } = font(name);
  const scale = size / unitsPerEm;
  const paths: string[] = [];
  let x = 0;
  for (const run of splitByFont(text, name)) {
    const { glyphs, positions } = font(run.name).layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const place = positions[index];
      if (!place) continue;
      paths.push(
        glyph.path
          .scale(scale, -scale)
          .translate(x + place.xOffset * scale, -place.yOffset * scale)
          .toSVG(),
      );
      x += (place.xAdvance + (place.xAdvance > 0 ? trackingEm * unitsPerEm : 0)) * scale;
    }
  }
  return { path: paths.join(''), width: x };
}

/** The monospaced font lacks a few characters (₹). Those are taken from the sans font. */
function splitByFont(text: string, name: Lettering): { text: string; name: Lettering }[] {
  const runs: { text: string; name: Lettering }[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const holder = [name, 'sans' as const].find((candidate) => font(candidate).hasGlyphForCodePoint(code));
    if (!holder) throw new Error(`No font of the site can write "${sign}" in "${text}"`);
    const last = runs.at(-1);
    if (last?.name === holder) last.text += sign;
    else runs.push({ text: sign, name: holder });
  }
  return runs;
}

/** Breaks a text into lines no wider than `width`. */
export function breakLines(
  text: string,
  name: Lettering,
  size: number,
  width: number,
  trackingEm = 0,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && drawLine(longer, name, size, trackingEm).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
