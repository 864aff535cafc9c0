import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { clientEntry } from '../pages/page-assets.ts';
import { projectRoot } from '../project-root.ts';

/** The modules that every page loads: the entry and all that it imports statically. */
function collectSiteModules(context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(join(projectRoot, clientEntry));
  return found;
}

/**
 * Which modules of the browser's build share a chunk. Without groups, the bundler makes a chunk of every set of modules
 * that the same pages use: 49 scripts for the login page instead of 11, some of 100 bytes, and a tenth more bytes. A
 * module goes, with its imports, to the matching group with the highest `priority`; `minShareCount` keeps out what few
 * pages use.
 */
export function createChunkGroups(): Rolldown.CodeSplittingGroup[] {
  let siteModules: Set<string> | undefined;
  return [
    {
      name: 'framework',
      test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      priority: 6,
    },
    {
      name: (id, context) => ((siteModules ??= collectSiteModules(context)).has(id) ? 'site' : null),
      priority: 5,
    },
    {
      name: 'ui',
      test: /[\\/]app[\\/]ui[\\/]|[\\/]node_modules[\\/]lucide-react[\\/]|[\\/]content[\\/]|[\\/]contract[\\/]base64url\.ts/,
      minShareCount: 3,
      priority: 4,
    },
    // Apart from our schemas, so that it is evaluated in its own task.
    { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 3 },
    {
      name: 'calls',
      test: /[\\/]app[\\/]session[\\/]|[\\/]contract[\\/](endpoints[\\/](account|session)-|accounts\.ts)/,
      minShareCount: 3,
      priority: 2,
    },
    {
      name: 'progress',
      test: /[\\/]app[\\/]learn[\\/]progress[\\/]|lesson-position|virtual:outline|[\\/]sittings|[\\/]format-day/,
      minShareCount: 3,
      priority: 2,
    },
    // The second step loads when a login asks for it.
    { name: 'sign-in', test: /[\\/]app[\\/]sign-in[\\/](?!second-factor)/, minShareCount: 2, priority: 1 },
    { name: 'lesson', test: /[\\/]app[\\/]learn[\\/]/, minShareCount: 12, priority: 0 },
  ];
}
