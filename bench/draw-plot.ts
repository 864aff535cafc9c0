import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../pipeline/project-root.ts';
import { runProgram } from './programs.ts';

/** Renders a Vega-Lite specification into `build/bench/NAME.svg` and prints the path. */
export async function drawPlot(name: string, specification: object): Promise<void> {
  const svgFile = join(projectRoot, 'build', 'bench', `${name}.svg`);
  const specificationFile = join(projectRoot, '.cache', `${name}-plot.json`);
  for (const path of [svgFile, specificationFile]) mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(
    specificationFile,
    JSON.stringify({ $schema: 'https://vega.github.io/schema/vega-lite/v6.json', ...specification }),
  );
  writeFileSync(svgFile, await runProgram('vl2svg', [specificationFile]));
  console.log(`\nThe plot is in ${svgFile.slice(projectRoot.length + 1)}.`);
}
