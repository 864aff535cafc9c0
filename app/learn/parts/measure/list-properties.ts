import type { SourceFile } from '#contract/lessons/lesson-code.ts';

const usual = ['display', 'position', 'width', 'height', 'margin', 'padding', 'font-size', 'color'];

/** The properties whose computed value may be asked for: those the code declares first, then the usual ones. */
export function listProperties(sources: readonly SourceFile[]): string[] {
  const declared = sources
    .filter(({ language }) => language !== 'js')
    .flatMap(({ code }) => [...code.matchAll(/(?:^|[;{"])\s*(-{0,2}[a-z][a-z-]*)\s*:(?!:)/gm)])
    .flatMap(([, name]) => (name === undefined ? [] : [name]));
  return [...new Set([...declared, ...usual])];
}
