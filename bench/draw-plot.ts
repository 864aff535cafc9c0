import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../pipeline/project-root.ts';
import { runProgram } from './programs.ts';

/** Draws a Vega-Lite specification to `build/bench/NAME.svg`, and says so. */
export async function drawPlot(name: string, specification: object): Promise<void> {
  const drawing = join(projectRoot, 'build', 'bench', `${name}.svg`);
  const file = join(projectRoot, '.cache', `${name}-plot.json`);
  for (const path of [drawing, file]) mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ $schema: 'https://vega.github.io/schema/vega-lite/v6.json', ...specification }),
  );
  writeFileSync(drawing, await runProgram('vl2svg', [file]));
  console.log(`\nDrawn to ${drawing.slice(projectRoot.length + 1)}.`);
}
