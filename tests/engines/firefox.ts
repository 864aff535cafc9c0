import { startBrowser } from './browser-process.ts';
import { keyActions, pointerActions, windowSize, type Engine } from './engine.ts';
import { JsonSocket } from './json-socket.ts';

/** Firefox over WebDriver BiDi, which it speaks itself. */
export async function startFirefox(program: string): Promise<Engine> {
  const { address, stop } = await startBrowser(
    program,
    (profile) => ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    /ws:\/\/\S+/,
  );
  const socket = await JsonSocket.connect(`${address}/session`);
  await socket.send('session.new', { capabilities: {} });
  const { context } = await socket.send('browsingContext.create', { type: 'tab' });
  await socket.send('browsingContext.setViewport', { context, viewport: windowSize });
  return {
    open: async (url) => void (await socket.send('browsingContext.navigate', { context, url, wait: 'none' })),
    evaluate: async (expression) => {
      // JSON, because BiDi has a notation of its own for values.
      const { result, exceptionDetails } = (await socket.send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
    },
    press: async (x, y) =>
      void (await socket.send('input.performActions', { context, actions: pointerActions(x, y) })),
    type: async (text) =>
      void (await socket.send('input.performActions', { context, actions: keyActions(text) })),
    close: async () => {
      socket.close();
      await stop();
    },
  };
}
