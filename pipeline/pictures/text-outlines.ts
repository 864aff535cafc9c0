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
export type FontName = keyof typeof fontFiles;

const openFonts = new Map<FontName, Font>();

function getFont(name: FontName): Font {
  const openFont = openFonts.get(name);
  if (openFont) return openFont;
  const file = openSync(fontFiles[name]);
  if ('fonts' in file) throw new Error(`${fontFiles[name]} is a collection, not a getFont`);
  openFonts.set(name, file);
  return file;
}

/**
 * A line of text as outlines: SVG path data that starts at 0,0 on the baseline, and its width, in the unit of `size`.
 */
export function outlineText(
  text: string,
  name: FontName,
  size: number,
  trackingEm = 0,
): { path: string; width: number } {
  const { unitsPerEm } = getFont(name);
  const scale = size / unitsPerEm;
  const paths: string[] = [];
  let x = 0;
  for (const run of splitByFont(text, name)) {
    const { glyphs, positions } = getFont(run.name).layout(run.text);
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

/**
 * Splits a text where the font changes: characters that the font lacks (₹ in the monospaced one) use the sans
 * font.
 */
function splitByFont(text: string, name: FontName): { text: string; name: FontName }[] {
  const runs: { text: string; name: FontName }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const fontName = [name, 'sans' as const].find((candidate) =>
      getFont(candidate).hasGlyphForCodePoint(code),
    );
    if (!fontName) throw new Error(`No getFont of the site can write "${character}" in "${text}"`);
    const last = runs.at(-1);
    if (last?.name === fontName) last.text += character;
    else runs.push({ text: character, name: fontName });
  }
  return runs;
}

/** Breaks a text into lines no wider than `width`. */
export function wrapText(
  text: string,
  name: FontName,
  size: number,
  width: number,
  trackingEm = 0,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && outlineText(longer, name, size, trackingEm).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
