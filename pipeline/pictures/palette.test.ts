import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { checkPalettes, night, paletteSource, paper, readPalettes } from './palette.ts';

const styleSheet = readFileSync(join(projectRoot, paletteSource), 'utf8');
/** Every colour of the tokens, of both themes. */
const tokenColours = new Set(styleSheet.match(/#[0-9a-f]{6}\b/g));

test('pictures and forms have the colours of the tokens, of the right theme', () => {
  expect(styleSheet).toContain(`color-scheme: light;\n  --background: ${paper.background};`);
  expect(styleSheet).toContain(`color-scheme: dark;\n    --background: ${night.background};`);
  expect(readPalettes(styleSheet.replaceAll(paper.accent, '#aa0000'))).toEqual({
    paper: { ...paper, accent: '#aa0000' },
    night,
  });
});

test('a token that neither PDF nor sharp can read stops the build with its name', () => {
  expect(() => checkPalettes()).not.toThrow();
  const changed = readPalettes(styleSheet.replaceAll(paper.graph, 'oklch(70% 0 0)'));
  expect(() => checkPalettes(changed)).toThrow('app/styles/tokens.css: --graph of paper is oklch(70% 0 0).');
});

test('mails have no colour that is not a token', () => {
  // Mail programs know no custom properties, and the server that writes mails has no style sheets.
  const mail = readFileSync(join(projectRoot, 'server/mail/mail-page.ts'), 'utf8');
  const colours = mail.match(/(?<!&)#[0-9a-f]{3,6}\b/g) ?? [];
  expect(colours.length).toBeGreaterThan(10);
  expect(colours.filter((colour) => !tokenColours.has(colour))).toEqual([]);
});
