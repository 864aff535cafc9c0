import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '../../../pipeline/project-root.ts';

/** The document of a page of the build, and nothing else, from a server that holds its second half back. */
export type Halves = { url: string; sendRest(): void; close(): Promise<void> };

/** Serves the page at `path`; `findCut` returns the length of the first half of its HTML, in characters. */
export async function serveHalves(path: string, findCut: (html: string) => number): Promise<Halves> {
  const html = readFileSync(join(projectRoot, 'build', 'client', path, 'index.html'), 'utf8');
  const cut = findCut(html);
  let sendRest = () => undefined as void;
  const server = createServer((request, response) => {
    if (request.url !== path) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    sendRest = () => void response.end(html.slice(cut));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    sendRest: () => sendRest(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
