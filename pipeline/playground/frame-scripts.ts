import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../project-root.ts';
import { bundleScript } from './bundle.ts';

const folder = 'app/learn/playground/frame';
const virtualId = 'virtual:frame-script';
let frameScript: Promise<string> | undefined;

/** The script that is the first of every result, bundled once in a process. */
export function getFrameScript(): Promise<string> {
  frameScript ??= bundleScript(`${folder}/result-script.ts`);
  return frameScript;
}

/** Gives the app the same script as the module `virtual:frame-script`; a change of its sources reloads the page in development. */
export function frameScriptPlugin(): Plugin {
  return {
    name: 'frame-script',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      return `export const frameScript = ${JSON.stringify(await getFrameScript())};`;
    },
    async handleHotUpdate({ file, server }) {
      if (!file.startsWith(join(projectRoot, folder))) return;
      frameScript = undefined;
      const module = server.moduleGraph.getModuleById(`\0${virtualId}`);
      if (module) server.moduleGraph.invalidateModule(module);
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

/** The empty document at `/playground`, in which code is shown. */
export async function makePlaygroundDocument(): Promise<string> {
  return frameDocument(await bundleScript(`${folder}/playground-script.ts`));
}

/** The document at `/playground/shell`, in which code is shown offline. */
export async function makeShellDocument(): Promise<string> {
  return frameDocument(
    await bundleScript(`${folder}/shell-script.ts`),
    '<style>html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; }</style>\n',
  );
}
