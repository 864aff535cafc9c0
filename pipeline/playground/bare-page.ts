import type { Browser, CDPSession } from '@playwright/test';
import type { PageResponse } from './page-response.ts';

type FindResponse = (url: URL) => PageResponse | undefined;
/** A message of the page's DevTools session: the answer to a command, or an event. */
type SessionMessage =
  | { id: number; result?: unknown; error?: { message: string } }
  | { id?: undefined; method: string; params: unknown };
type LifecycleEvent = { loaderId: string; name: string };
type PausedRequest = { requestId: string; request: { url: string } };
type Wait = { resolve: (result?: unknown) => void; reject: (error: Error) => void };

type PageOptions = {
  /** The size of the window in CSS pixels. */
  windowSize?: { width: number; height: number };
  /** Scripts that run first in each document. */
  initScripts?: readonly string[];
};

/**
 * A page that Playwright does not follow. In its own pages Playwright adds a JavaScript world to each document and
 * follows whatever a frame does. That takes as long as all other work on a frame, and checks open a hundred frames for
 * a lesson (docs/decisions/lessons/0021-lessons.md). It works in Chromium only.
 */
export class BarePage {
  readonly #browserSession: CDPSession;
  readonly #sessionId: string;
  /** Who waits for the answer to a command, by its id, or for a document to load, by the id of its loader. */
  readonly #waits = new Map<number | string, Wait>();
  readonly #loaded = new Set<string>();
  readonly #findResponse: FindResponse;
  readonly #hasInitScripts: boolean;
  #lastCommandId = 0;

  private constructor(
    browserSession: CDPSession,
    sessionId: string,
    findResponse: FindResponse,
    hasInitScripts: boolean,
  ) {
    this.#browserSession = browserSession;
    this.#sessionId = sessionId;
    this.#findResponse = findResponse;
    this.#hasInitScripts = hasInitScripts;
    browserSession.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      if (from === sessionId) this.#receive(JSON.parse(message) as SessionMessage);
    });
    const fail = () => this.#rejectAll('the page was closed');
    browserSession.on('Target.detachedFromTarget', fail);
    browserSession.on('close', fail);
  }

  /**
   * Opens a page whose requests are all answered by `findResponse`; those for which it returns undefined fail. Like
   * Playwright's pages it always has the focus.
   */
  static async open(
    browser: Browser,
    findResponse: FindResponse,
    { windowSize = { width: 1280, height: 720 }, initScripts = [] }: PageOptions = {},
  ): Promise<BarePage> {
    const session = await browser.newBrowserCDPSession();
    // Playwright leaves the pages of contexts alone that it has not created.
    const { browserContextId } = await session.send('Target.createBrowserContext', { disposeOnDetach: true });
    const { targetId } = await session.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      ...windowSize,
    });
    // Without `flatten`, Playwright hands on the messages of the page's session and does not read them.
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const page = new BarePage(session, sessionId, findResponse, initScripts.length > 0);
    await Promise.all([
      page.send('Fetch.enable'),
      page.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
      page.send('Page.enable'),
      ...initScripts.map((source) => page.send('Page.addScriptToEvaluateOnNewDocument', { source })),
    ]);
    return page;
  }

  /** Sends a command of the DevTools protocol to the page. */
  readonly send = ((method, params) => {
    const id = (this.#lastCommandId += 1);
    const answer = this.#wait(id);
    const message = JSON.stringify({ id, method, params });
    this.#browserSession
      .send('Target.sendMessageToTarget', { sessionId: this.#sessionId, message })
      .catch((error: Error) => this.#waits.get(id)?.reject(error));
    return answer;
  }) as CDPSession['send'];

  /** Answers like the browser of a user who prefers reduced motion. */
  async preferReducedMotion(): Promise<void> {
    const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
    await this.send('Emulation.setEmulatedMedia', { features });
  }

  /** Loads a URL, and waits for `load`. */
  async goto(url: string): Promise<void> {
    await this.send('Page.enable');
    await this.send('Page.setLifecycleEventsEnabled', { enabled: true });
    const { loaderId, errorText } = await this.send('Page.navigate', { url });
    if (loaderId === undefined || errorText !== undefined)
      throw new Error(`${url}: ${errorText ?? 'not loaded'}`);
    if (!this.#loaded.has(loaderId)) await this.#wait(loaderId);
    this.#loaded.clear();
    // What happens in frames from now on need not be sent. `disable` would also end the scripts.
    if (!this.#hasInitScripts) await this.send('Page.disable');
  }

  /** Calls a function in the page. It, its argument and its result are sent as text, the latter two as JSON. */
  async evaluate<Argument, Value>(
    run: (argument: Argument) => Value | Promise<Value>,
    argument?: Argument,
  ): Promise<Value> {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression: `(${String(run)})(${JSON.stringify(argument)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Value;
  }

  /** Closes the page. */
  async close(): Promise<void> {
    await this.#browserSession.detach();
  }

  #receive(message: SessionMessage): void {
    if (message.id === undefined) {
      if (message.method === 'Fetch.requestPaused') this.#respond(message.params as PausedRequest);
      if (message.method === 'Page.lifecycleEvent') {
        const { loaderId, name } = message.params as LifecycleEvent;
        if (name !== 'load') return;
        this.#loaded.add(loaderId);
        this.#end(loaderId)?.resolve();
      }
      if (message.method === 'Inspector.targetCrashed') this.#rejectAll('the page crashed');
      return;
    }
    const command = this.#end(message.id);
    if (message.error) command?.reject(new Error(message.error.message));
    else command?.resolve(message.result);
  }

  #wait(id: number | string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waits.set(id, { resolve, reject });
    });
  }

  #end(id: number | string): Wait | undefined {
    const wait = this.#waits.get(id);
    this.#waits.delete(id);
    return wait;
  }

  #rejectAll(reason: string): void {
    for (const { reject } of this.#waits.values()) reject(new Error(reason));
    this.#waits.clear();
  }

  #respond({ requestId, request }: PausedRequest): void {
    const response = this.#findResponse(new URL(request.url));
    const answered =
      response === undefined
        ? this.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
        : this.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: Object.entries(response.headers).map(([name, value]) => ({ name, value })),
            body: Buffer.from(response.body).toString('base64'),
          });
    // The frame that asked may be gone.
    answered.catch(() => undefined);
  }
}
