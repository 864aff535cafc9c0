import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { projectRoot } from '../../pipeline/project-root.ts';

/** The HTML of the open page's main content, without styles, scripts and attributes. */
export async function extractBareHtml(page: Page): Promise<string> {
  return page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true);
    if (!(main instanceof Element)) throw new Error('The page has no main part.');
    main
      .querySelectorAll('svg, iframe, script, style, button, template, img, canvas')
      .forEach((each) => each.remove());
    main
      .querySelectorAll('*')
      .forEach((each) =>
        [...each.attributes].forEach(({ name }) => name !== 'href' && each.removeAttribute(name)),
      );
    return main.innerHTML;
  });
}

const createDocument = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Reference</title><meta name="description" content="A reference">${body}</html>`;

/** The production build of a React program that renders the text only in the browser. */
async function buildClientRendered(text: string): Promise<string> {
  const folder = mkdtempSync(join(projectRoot, '.cache', 'client-rendered-'));
  try {
    const entry = join(folder, 'entry.js');
    writeFileSync(
      entry,
      `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const text = ${JSON.stringify(text)};
createRoot(document.getElementById('root')).render(createElement('main', { dangerouslySetInnerHTML: { __html: text } }));`,
    );
    const bundle = await rolldown({
      input: entry,
      cwd: projectRoot,
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    });
    await bundle.write({ file: join(folder, 'out.js'), format: 'esm', minify: true });
    await bundle.close();
    return readFileSync(join(folder, 'out.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Serves HTML, compressed, on a free port of 127.0.0.1: as a bare page at `floor`, and rendered by React in
 * the browser at `clientRendered`. Each call uses another port, so that nothing comes from a cache.
 */
export async function serveReferences(
  text: string,
): Promise<{ floor: string; clientRendered: string; close: () => void }> {
  const files: Record<string, { type: string; body: string }> = {
    '/floor': { type: 'text/html', body: createDocument(`<main>${text}</main>`) },
    '/client': {
      type: 'text/html',
      body: createDocument('<div id="root"></div><script type="module" src="/client.js"></script>'),
    },
    '/client.js': { type: 'text/javascript', body: await buildClientRendered(text) },
  };
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'Content-Type': `${file.type}; charset=utf-8`, 'Content-Encoding': 'gzip' })
      .end(gzipSync(file.body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  return { floor: `${base}/floor`, clientRendered: `${base}/client`, close: () => server.close() };
}
