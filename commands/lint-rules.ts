import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../pipeline/project-root.ts';

/** Which of our own folders a folder's files may import from, beside itself (docs/architecture.md). */
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  content: ['contract'],
  server: ['contract'],
  explain: [],
  app: ['contract', 'content', 'explain'],
};
/** The same inside `app/`, from the ground up: each layer may import those named. Pages never import pages. */
const mayImportInApp: Record<string, readonly string[]> = {
  session: [],
  ui: [],
  'sign-in': ['ui', 'session'],
  learn: ['ui', 'session'],
  shell: ['ui', 'session'],
};

type Override = { files: string[]; rules: Record<string, unknown> };

function forbid(files: string[], patterns: { group: string[]; message: string }[]): Override {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

function foldersOf(path: string): string[] {
  return readdirSync(join(projectRoot, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Every form in which a file may name something below one of our top folders. */
function namesOf(folder: string): string[] {
  return [`#${folder}/**`, `**/../${folder}/**`, `../${folder}/**`];
}

/** The linter's settings, with the import rules generated from the folders that exist. */
export function lintSettings() {
  const tops = Object.keys(mayImport);
  const between = tops.map((folder) => {
    const refused = [...tops, 'pipeline', 'commands'].filter(
      (other) => other !== folder && !mayImport[folder]?.includes(other),
    );
    return {
      folder,
      patterns: refused.map((other) => ({
        group: namesOf(other),
        message: `${folder}/ may not import from ${other}/: see docs/architecture.md.`,
      })),
    };
  });
  const appPatterns = between.find(({ folder }) => folder === 'app')?.patterns ?? [];
  const layers = foldersOf('app').filter((layer) => layer !== 'pages' && layer !== 'styles');
  const insideApp = layers.map((layer) =>
    forbid(
      [`app/${layer}/**`],
      [
        ...appPatterns,
        ...['pages', ...layers]
          .filter((other) => other !== layer && !mayImportInApp[layer]?.includes(other))
          .map((other) => ({
            group: [`#app/${other}/**`, `../${other}/**`],
            message: `app/${layer}/ may not import from app/${other}/.`,
          })),
      ],
    ),
  );
  const pages = foldersOf('app/pages').map((page) =>
    forbid(
      [`app/pages/${page}/**`],
      [
        ...appPatterns,
        ...foldersOf('app/pages')
          .filter((other) => other !== page)
          .map((other) => ({
            group: [`#app/pages/${other}/**`, `../${other}/**`],
            message: 'Pages never import pages: move what both need to app/ui/.',
          })),
      ],
    ),
  );
  return {
    plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
    categories: { correctness: 'error' },
    rules: {
      'typescript/no-explicit-any': 'error',
      'typescript/no-non-null-assertion': 'error',
      'typescript/no-floating-promises': 'error',
      'react/iframe-missing-sandbox': 'error',
      // Kysely's expression builder is made to be taken apart; counting code points is what password rules mean.
      'typescript/unbound-method': 'off',
      'typescript/no-misused-spread': 'off',
      // A dialog's scrolling body must be reachable by keyboard; groups and statuses have no better element.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      'jsx-a11y/prefer-tag-over-role': 'off',
      // Our parts have props named role that are words for people.
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      // Dialogs, menus and the drawer listen on their frame for the veil's press and for arrow keys; their keyboard use is tested in a browser.
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-static-element-interactions': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
    },
    overrides: [
      ...between
        .filter(({ folder }) => folder !== 'app')
        .map(({ folder, patterns }) => forbid([`${folder}/**`], patterns)),
      forbid(['app/*.ts', 'app/*.tsx'], appPatterns),
      ...insideApp,
      ...pages,
      // The outside player of videos needs an origin, its own; the rule means frames of ours.
      { files: ['app/learn/video/video.tsx'], rules: { 'react/iframe-missing-sandbox': 'off' } },
      // Playwright's fixtures must take a pattern, an empty one too.
      { files: ['tests/site.ts'], rules: { 'eslint/no-empty-pattern': 'off' } },
    ],
    ignorePatterns: ['build', 'node_modules', 'public', '.react-router'],
  };
}
