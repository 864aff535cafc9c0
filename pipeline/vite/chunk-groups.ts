import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const anyOf = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

const escapePath = (path: string): string =>
  RegExp.escape(path).replaceAll(String.raw`\/`, String.raw`[\\/]`);

/**
 * Matches modules by their path from the root of the repository: a file, or a folder with everything in it.
 * @throws when a path does not exist: after a rename, a group would lose its modules and nobody would notice.
 */
function modules(paths: string[], { except = [] }: { except?: string[] } = {}): RegExp {
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
 * Which modules of the browser's build share a file. Without groups the bundler makes a file of every set of
 * modules that the same pages use: 34 requests a lesson, some of them for 200 bytes. A module goes to the
 * group of the highest `priority` that takes it, with what it imports.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 5,
  },
  // Evaluated apart from the schemas made with it; what only the calls need of it comes with them.
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, minShareCount: 8, priority: 5 },
  // What surrounds every page and is used by many; before the calls, which use the stored session too.
  // Without what only a few pages use and has its own style: every page would ask for that style.
  {
    name: 'site',
    test: anyOf(
      modules(
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
  // The calls of the API, for pages that make any; without those of one page.
  {
    name: 'calls',
    test: modules(
      [
        'app/session/api.ts',
        'app/session/use-ended-session.ts',
        'contract/endpoints/',
        'contract/accounts.ts',
      ],
      {
        except: [
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
    test: anyOf(modules(['app/learn/progress/', 'app/learn/course/lesson-position.ts']), /virtual:outline/),
    minShareCount: 2,
    priority: 2,
  },
  // What every lesson needs; the share keeps out what is loaded on demand. The nine lessons that add to a
  // project share more.
  {
    name: 'lesson',
    test: modules(['app/learn/'], {
      except: ['app/learn/project-exercise/', 'app/learn/review/node-row.tsx'],
    }),
    minShareCount: 8,
    priority: 1,
  },
  { name: 'piece', test: modules(['app/learn/project-exercise/']), minShareCount: 8, priority: 0 },
  { name: 'sign-in', test: modules(['app/sign-in/']), minShareCount: 2, priority: 1 },
];
