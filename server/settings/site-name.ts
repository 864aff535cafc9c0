import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { buildFolder } from '../kernel/build-folder.ts';

const siteFile = join(buildFolder, 'site.json');
const siteSchema = z.object({ name: z.string().trim().min(1) });

/** The community's name as the build wrote it down, since the server may not read the content itself. */
export function readSiteName(file: string = siteFile): string {
  if (!existsSync(file)) return 'First Commit';
  return siteSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).name;
}
