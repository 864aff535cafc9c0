import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const matchAny = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

const escapePath = (path: string): string =>
  RegExp.escape(path).replaceAll(String.raw`\/`, String.raw`[\\/]`);

/**
 * Matches modules by their path from the root of the repository: a file, or a folder with everything in it.
 * @throws when a path does not exist: after a rename, a group would lose its modules and nobody would notice.
 */
function matchModules(paths: string[], { except = [] }: { except?: string[] } = {}): RegExp {
  const missing = [...paths, ...except].filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0)
    throw new Error(
      `pipeline/vite/chunk-groups.ts names what does not exist: ${missing.join(', ')}. Write its new path there.`,
    );
  const [included, excluded] = [paths, except].map((list) => list.map(escapePath).join('|'));
  const exclusion = except.length > 0 ? `(?!${excluded})` : '';
  return new RegExp(String.raw`[\\/]${exclusion}(?:${included})`);
}

/**
 * Which modules of the browser's build share a chunk. Without groups, the bundler makes a chunk of every set
 * of modules that the same pages use: 34 requests for a lesson, some of them for 200 bytes. A module goes,
 * with its imports, to the matching group with the highest `priority`.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 5,
  },
  // Apart from our schemas, so that it is evaluated in its own task. What only the API calls need is in their
  // chunk.
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, minShareCount: 8, priority: 5 },
  // The shell of every page and what many pages use. Its priority is above that of the calls, which use the
  // stored session too. Modules that few pages use and that have their own style are left out: every page
  // would load it.
  {
    name: 'site',
    test: matchAny(
      matchModules(
        ['app/shell/', 'app/ui/', 'app/session/', 'content/lessons/order.ts', 'contract/reset-link.ts'],
        {
          except: [
            'app/session/api.ts',
            'app/session/use-ended-session.ts',
            'app/session/refresh-session.ts',
            'app/session/log-out.ts',
            'app/ui/settings-section.tsx',
            'app/ui/settings-section.css',
          ],
        },
      ),
      /lucide-react|preload-helper/,
    ),
    minShareCount: 2,
    priority: 4,
  },
  // The API client and the endpoints, for pages that make calls. The endpoints that one page uses are left
  // out.
  {
    name: 'calls',
    test: matchModules(
      [
        'app/session/api.ts',
        'app/session/use-ended-session.ts',
        'contract/endpoints/',
        'contract/accounts.ts',
      ],
      {
        except: [
          'contract/endpoints/admin-endpoints.ts',
          'contract/endpoints/own-account-endpoints.ts',
          'contract/endpoints/own-email-endpoints.ts',
          'contract/endpoints/second-factor-endpoints.ts',
        ],
      },
    ),
    priority: 3,
  },
  // Also on the courses' and the account's page.
  {
    name: 'progress',
    test: matchAny(
      matchModules(['app/learn/progress/', 'app/learn/course/lesson-position.ts']),
      /virtual:outline/,
    ),
    minShareCount: 2,
    priority: 2,
  },
  // What every lesson needs. `minShareCount` keeps out modules that are loaded on demand. The nine lessons
  // that add a piece to a project share one more chunk.
  {
    name: 'lesson',
    test: matchModules(['app/learn/'], {
      except: ['app/learn/project-exercise/', 'app/learn/review/node-row.tsx'],
    }),
    minShareCount: 8,
    priority: 1,
  },
  { name: 'piece', test: matchModules(['app/learn/project-exercise/']), minShareCount: 8, priority: 0 },
  { name: 'sign-in', test: matchModules(['app/sign-in/']), minShareCount: 2, priority: 1 },
];
