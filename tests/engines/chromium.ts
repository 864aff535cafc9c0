import { chromiumArguments } from '../../commands/test/browser.ts';
import { startBrowser } from './browser-process.ts';
import { windowSize, type Engine } from './engine.ts';
import { JsonSocket } from './json-socket.ts';

/**
 * Chromium over its own protocol, in the form that it has had for many years: the libraries no longer speak to
 * one as old as ours.
 */
export async function startChromium(program: string): Promise<Engine> {
  const { address, stop } = await startBrowser(
    program,
    (profile) => [
      ...chromiumArguments,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    /ws:\/\/\S+/,
  );
  const socket = await JsonSocket.connect(address);
  const { targetId } = await socket.send('Target.createTarget', { url: 'about:blank', ...windowSize });
  const { sessionId } = await socket.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params: object) => socket.send(method, params, { sessionId });
  await send('Emulation.setDeviceMetricsOverride', { ...windowSize, deviceScaleFactor: 1, mobile: false });
  const mouse = (type: string, x: number, y: number) =>
    send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  return {
    open: async (url) => void (await send('Page.navigate', { url })),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = (await send('Runtime.evaluate', {
        expression,
        returnByValue: true,
      })) as { result: { value?: unknown; description?: string }; exceptionDetails?: unknown };
      if (exceptionDetails !== undefined) throw new Error(result.description);
      return result.value;
    },
    press: async (x, y) => {
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
      await mouse('mousePressed', x, y);
      await mouse('mouseReleased', x, y);
    },
    type: async (text) => void (await send('Input.insertText', { text })),
    close: async () => {
      socket.close();
      await stop();
    },
  };
}
