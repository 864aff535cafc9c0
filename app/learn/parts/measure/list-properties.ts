import type { SourceFile } from '#contract/lessons/lesson-code.ts';

const usualProperties = ['display', 'position', 'width', 'height', 'margin', 'padding', 'font-size', 'color'];

/** The properties whose computed value can be shown: first those that the code declares, then common ones. */
export function listProperties(sources: readonly SourceFile[]): string[] {
  const declared = sources
    .filter(({ language }) => language !== 'js')
    .flatMap(({ code }) => [...code.matchAll(/(?:^|[;{"])\s*(-{0,2}[a-z][a-z-]*)\s*:(?!:)/gm)])
    .flatMap(([, name]) => (name === undefined ? [] : [name]));
  return [...new Set([...declared, ...usualProperties])];
}
