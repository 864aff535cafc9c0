import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../project-root.ts';
import { bundleScript } from './bundle.ts';

const folder = 'app/learn/playground/frame';
/**
 * The source of each script that the app puts into results, by the virtual module that exports it as
 * `frameScript`.
 */
const sources: Record<string, string> = {
  'virtual:frame-script': 'result-script.ts',
  'virtual:loop-script': 'loop-script.ts',
  'virtual:motion-script': 'motion/motion-script.ts',
  'virtual:measure-script': 'measure/measure-script.ts',
};
/** The module with the hashes of those that the page sends to results with the command `run`. */
const addedScripts = 'virtual:added-scripts';
const bundled = new Map<string, Promise<string>>();

function bundleOnce(source: string): Promise<string> {
  const script = bundled.get(source) ?? bundleScript(`${folder}/${source}`);
  bundled.set(source, script);
  return script;
}

/** The script that runs first in every result. It is bundled once for each process. */
export function getFrameScript(): Promise<string> {
  return bundleOnce('result-script.ts');
}

async function hashAddedScripts(): Promise<string[]> {
  const scripts = ['motion/motion-script.ts', 'measure/measure-script.ts'].map(bundleOnce);
  return (await Promise.all(scripts)).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** Gives the app the same scripts as virtual modules; a change of their sources reloads the page in development. */
export function frameScriptPlugin(): Plugin {
  return {
    name: 'frame-script',
    resolveId: (id) => (id === addedScripts || Object.hasOwn(sources, id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${addedScripts}`)
        return `export const addedScriptSources = ${JSON.stringify(await hashAddedScripts())};`;
      const source = id.startsWith('\0') ? sources[id.slice(1)] : undefined;
      return source && `export const frameScript = ${JSON.stringify(await bundleOnce(source))};`;
    },
    async handleHotUpdate({ file, server }) {
      if (!file.startsWith(join(projectRoot, folder))) return;
      bundled.clear();
      for (const id of [addedScripts, ...Object.keys(sources)]) {
        const module = server.moduleGraph.getModuleById(`\0${id}`);
        if (module) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
    },
  };
}

function frameDocument(script: string, style = ''): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Result</title>
${style}<script>${script}</script></head><body></body></html>
`;
}

/** The empty document at `/playground`, in which learners' code runs. */
export async function makePlaygroundDocument(): Promise<string> {
  return frameDocument(await bundleScript(`${folder}/playground-script.ts`));
}

/** The document at `/playground/shell`, in which learners' code runs offline. */
export async function makeShellDocument(): Promise<string> {
  return frameDocument(
    await bundleScript(`${folder}/shell-script.ts`),
    '<style>html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; }</style>\n',
  );
}
