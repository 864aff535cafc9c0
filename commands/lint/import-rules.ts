import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../pipeline/project-root.ts';

/**
 * Which other top folders a top folder may import (docs/architecture.md). A folder that is not listed may
 * import all.
 */
const allowedFolders: Record<string, readonly string[]> = {
  contract: [],
  content: ['contract'],
  explain: [],
  server: ['contract'],
  app: ['contract', 'content', 'explain'],
  pipeline: ['contract', 'content', 'explain', 'app'],
};
/**
 * The same inside `app/`. Every layer may import `styles`. `pages` is the top layer: each page may import every layer,
 * but no other page.
 */
const allowedLayers: Record<string, readonly string[]> = {
  ui: [],
  session: [],
  boot: ['session'],
  learn: ['ui', 'session'],
  shell: ['ui', 'session'],
  'sign-in': ['ui', 'session'],
};
/**
 * The same inside `server/`: each folder may import the folders before it in this list. Tests may import all.
 */
const serverLayers = [
  'kernel',
  'settings',
  'database',
  'limits',
  'mail',
  'accounts',
  'http',
  'metrics',
  'progress',
  'own-account',
  'admin',
];

type Pattern = { regex: string; message: string };
type Override = { files: string[]; excludeFiles?: string[]; rules: Record<string, unknown> };

/** For files that browsers load. Only the build loads `contract/content` and `contract/lessons`. */
const forbidFullZod: Pattern = {
  regex: '^zod$',
  message:
    'Browsers load this file: write zod/mini, which is 14 KB less (docs/decisions/pages/0002-pages.md).',
};
const browserContractFiles = ['contract/*.ts', 'contract/admin/**', 'contract/endpoints/**'];

function forbid(files: string[], patterns: readonly Pattern[]): Override {
  return { files, rules: { 'eslint/no-restricted-imports': ['error', { patterns }] } };
}

function listFolders(path: string): string[] {
  return readdirSync(join(projectRoot, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Forbids imports of `folders`, with the prefix `from` (`#app/` or `#`) or a relative path. */
function forbidFolders(from: string, folders: readonly string[], message: string): Pattern[] {
  if (folders.length === 0) return [];
  return [{ regex: `^(?:${from}|(?:\\.\\./)+)(?:${folders.join('|')})/`, message }];
}

function forbidTopFolders(folder: string): Pattern[] {
  const allowed = allowedFolders[folder] ?? [];
  const folders = [...Object.keys(allowedFolders), 'commands'].filter(
    (other) => other !== folder && !allowed.includes(other),
  );
  const list = allowed.length === 0 ? 'none of our folders' : allowed.map((name) => `${name}/`).join(', ');
  return forbidFolders('#', folders, `${folder}/ may import ${list}: see docs/architecture.md.`);
}

function requireRules(folder: string, listed: readonly string[], list: string): void {
  const withoutRule = listFolders(folder).filter((inside) => !listed.includes(inside));
  if (withoutRule.length > 0)
    throw new Error(
      `${withoutRule.map((inside) => `${folder}/${inside}`).join(', ')}: add to ${list} in commands/lint/import-rules.ts which folders it may import.`,
    );
}

function forbidServerLayers(layer: string): Override {
  const message = `server/${layer}/ may not import this folder of server/: see docs/architecture.md.`;
  const above = serverLayers.slice(serverLayers.indexOf(layer) + 1);
  const patterns = [...forbidTopFolders('server'), ...forbidFolders('#server/', above, message)];
  return { ...forbid([`server/${layer}/**`], patterns), excludeFiles: ['**/*.test.ts'] };
}

/**
 * Creates the overrides of `oxlint-imports.json`: one for each top folder with rules, each layer of
 * `app/`, each page and each folder of `server/`. Throws when a folder of `app/` or `server/` has no rule.
 */
export function createImportRules(): { overrides: Override[] } {
  requireRules('app', [...Object.keys(allowedLayers), 'pages', 'styles'], 'allowedLayers');
  requireRules('server', serverLayers, 'serverLayers');
  const layers = Object.keys(allowedLayers);
  const intoApp = [...forbidTopFolders('app'), forbidFullZod];
  const pages = listFolders('app/pages');
  return {
    overrides: [
      ...Object.keys(allowedFolders)
        .filter((folder) => folder !== 'app')
        .map((folder) => forbid([`${folder}/**`], forbidTopFolders(folder))),
      forbid(browserContractFiles, [...forbidTopFolders('contract'), forbidFullZod]),
      forbid(['app/*.ts', 'app/*.tsx'], intoApp),
      ...layers.map((layer) => {
        const others = [...layers, 'pages'].filter(
          (other) => other !== layer && !allowedLayers[layer]?.includes(other),
        );
        const message = `app/${layer}/ may not import this layer of app/: see docs/architecture.md.`;
        return forbid([`app/${layer}/**`], [...intoApp, ...forbidFolders('#app/', others, message)]);
      }),
      ...serverLayers.map(forbidServerLayers),
      ...pages.map((page) => {
        const others = pages.filter((other) => other !== page);
        const message = 'Pages never import pages: move what both need to app/ui/.';
        return forbid(
          [`app/pages/${page}/**`],
          [...intoApp, ...forbidFolders('#app/pages/', others, message)],
        );
      }),
    ],
  };
}
