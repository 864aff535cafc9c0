import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { projectRoot } from '../pipeline/project-root.ts';
import { drawArchitecture } from './architecture/draw.ts';
import { readImports, countImports } from './architecture/modules.ts';

await new Command('npm run architecture')
  .description(
    'Draws docs/architecture.svg from the imports: folders as boxes, imports as arrows with their number.',
  )
  .action(async () => {
    const svg = await drawArchitecture(countImports(readImports(projectRoot)));
    writeFileSync(join(projectRoot, 'docs', 'architecture.svg'), svg);
    console.log('Wrote docs/architecture.svg.');
  })
  .parseAsync();
