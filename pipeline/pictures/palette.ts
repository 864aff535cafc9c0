import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, parse, walk } from 'css-tree';
import { projectRoot } from '../project-root.ts';

/** The file that the colours of the pictures and forms come from. */
export const paletteSource = 'app/styles/tokens.css';

/** The tokens that pictures and forms use, by their names in the code. */
const tokens = {
  background: '--background',
  border: '--border',
  graph: '--graph',
  borderStrong: '--border-strong',
  foreground: '--foreground',
  foregroundSoft: '--foreground-soft',
  foregroundFaint: '--foreground-faint',
  accent: '--accent',
} as const;
const names = Object.keys(tokens) as (keyof typeof tokens)[];

export type Palette = Readonly<Record<keyof typeof tokens, string>>;

/** Reads the colours of the first rule with this selector: a later one is for forced colours. */
function readPalette(css: string, selector: string): Palette {
  const declared = new Map<string, string>();
  const wanted = generate(parse(selector, { context: 'selectorList' }));
  walk(parse(css), {
    visit: 'Rule',
    enter: ({ prelude, block }) => {
      if (declared.size > 0 || generate(prelude) !== wanted) return;
      for (const each of block.children)
        if (each.type === 'Declaration') declared.set(each.property, generate(each.value).trim());
    },
  });
  return Object.fromEntries(names.map((name) => [name, declared.get(tokens[name]) ?? ''])) as Palette;
}

/** The colours of both themes in the text of tokens.css. */
export function readPalettes(css: string): { paper: Palette; night: Palette } {
  return { paper: readPalette(css, '[data-theme]'), night: readPalette(css, "[data-theme='night']") };
}

export const { paper, night } = readPalettes(readFileSync(join(projectRoot, paletteSource), 'utf8'));

/** Throws for a colour that is missing or no `#rrggbb`, because neither PDF nor sharp reads another notation. */
export function checkPalettes(palettes: Readonly<Record<string, Palette>> = { paper, night }): void {
  for (const [theme, palette] of Object.entries(palettes))
    for (const name of names)
      if (!/^#[0-9a-f]{6}$/i.test(palette[name]))
        throw new Error(
          `${paletteSource}: ${tokens[name]} of ${theme} is ${palette[name] || 'missing'}. Write a colour such as #0b110e, because pictures and forms use it.`,
        );
}
