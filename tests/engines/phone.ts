import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Site } from '../site.ts';
import type { Engine } from './engine.ts';

/** A thing to find on a page: the first that is shown, matches the selector and has the text. */
type Target = { selector: string; text?: string };

const tap = 'a, button, summary, label, [role=button]';

/** The place of the target's middle in the window once it is scrolled into view and no longer moves; else null. */
function locate({ selector, text }: Target): string {
  return `(() => {
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) =>
      each.getClientRects().length > 0 && getComputedStyle(each).visibility === 'visible' &&
      (${JSON.stringify(text ?? '')} === '' ||
        (each.getAttribute('aria-label') ?? each.textContent).trim().includes(${JSON.stringify(text ?? '')})));
    if (!found) return null;
    const before = found.getBoundingClientRect();
    if (before.top < 70 || before.bottom > innerHeight) found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = found.getClientRects()[0];
    const place = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(...place);
    return top && (found.contains(top) || top.contains(found)) ? place : null;
  })()`;
}

/** What a person does on a phone, in any engine. Each step waits until it can be done. */
export class Phone {
  readonly #engine: Engine;
  readonly #site: string;

  constructor(engine: Engine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  /** Opens a page of the site and waits until its scripts have run. */
  async open(path: string): Promise<void> {
    await this.#engine.open(this.#site + path);
    // On a phone the scripts come with the first touch. A lesson takes shared code out of its address.
    const [address] = (this.#site + path).split('#');
    await this.expect(
      `(dispatchEvent(new Event('wheel')), location.href.startsWith(${JSON.stringify(address)}) && document.documentElement.dataset.hydrated)`,
      '',
    );
    await this.expect(`document.body.innerText.includes('Unexpected Application Error!')`, false);
  }

  /** Stores the session of a new verified person. */
  async signIn(site: Site): Promise<void> {
    const session = await site.signIn(await site.createPerson({ verified: true }));
    await this.open('/privacy');
    await this.evaluate(
      `Object.entries(${JSON.stringify(session)}).forEach(([key, value]) => localStorage.setItem(key, value))`,
    );
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#engine.evaluate(expression);
  }

  async expect(expression: string, value: unknown): Promise<void> {
    await expect
      .poll(() => this.#engine.evaluate(expression).catch((error: unknown) => String(error)), {
        message: expression,
        timeout: 45_000,
      })
      .toEqual(value);
  }

  async expectText(text: string): Promise<void> {
    // WebKit's `innerText` of the body leaves parts out that are shown.
    await this.expect(
      `[...document.querySelectorAll('body *')].some((each) => each.textContent.includes(${JSON.stringify(text)}) && each.getClientRects().length > 0 && each.innerText?.includes(${JSON.stringify(text)}))`,
      true,
    );
  }

  async expectPath(path: string): Promise<void> {
    await this.expect('location.pathname', path);
  }

  async press(text: string, selector = tap): Promise<void> {
    const read = () => this.#engine.evaluate(locate({ selector, text })).catch(() => null);
    let place: unknown = null;
    await expect
      .poll(
        async () => {
          const before = JSON.stringify(await read());
          await sleep(150); // what is laid out late would move it under the press
          place = await read();
          return place !== null && before === JSON.stringify(place);
        },
        { message: `${text} (${selector}) can be pressed`, timeout: 45_000 },
      )
      .toBe(true);
    const [x, y] = place as [number, number];
    await this.#engine.press(x, y);
  }

  /** Types into what has the focus. */
  type(text: string): Promise<void> {
    return this.#engine.type(text);
  }

  /** Types into the field with this label, in place of what it holds. */
  async fill(label: string, text: string): Promise<void> {
    const field = `[...document.querySelectorAll('input')].find(({ labels }) => [...labels].some((each) => each.textContent.trim() === ${JSON.stringify(label)}))`;
    await this.expect(`(${field}?.focus(), ${field}?.select(), document.activeElement === ${field})`, true);
    await this.#engine.type(text);
    await this.expect(`${field}.value`, text);
  }
}
