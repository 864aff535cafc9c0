import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBrowser } from './browser-process.ts';
import { keyActions, pointerActions, windowSize, type Engine } from './engine.ts';

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

/** WebKitGTK, Safari's engine, over WebDriver. It has no headless mode, so it gets a display in memory. */
export async function startWebKit(program: string): Promise<Engine> {
  const port = await findFreePort();
  const driver = `http://127.0.0.1:${port}`;
  const ready = 'The driver starts.';
  const { stop } = await startBrowser(
    'xvfb-run',
    () => ['-a', 'sh', '-c', `echo ${ready}; exec ${program} --host=127.0.0.1 --port=${port}`],
    new RegExp(ready),
  );
  for (let tries = 0; !(await fetch(`${driver}/status`).catch(() => undefined))?.ok; tries += 1) {
    if (tries > 100) throw new Error(`${program} does not answer.`);
    await sleep(250);
  }
  const created = await call('POST', `${driver}/session`, { capabilities: {} });
  const session = `${driver}/session/${(created as { sessionId: string }).sessionId}`;
  await call('POST', `${session}/window/rect`, windowSize);
  return {
    open: async (url) => {
      // It throws where there is no page to show, which is what a step may want to see.
      await call('POST', `${session}/url`, { url });
    },
    evaluate: (expression) =>
      call('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    press: async (x, y) => void (await call('POST', `${session}/actions`, { actions: pointerActions(x, y) })),
    type: async (text) => void (await call('POST', `${session}/actions`, { actions: keyActions(text) })),
    close: async () => {
      await call('DELETE', session);
      await stop();
    },
  };
}
