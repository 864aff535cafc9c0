import { createContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import { bootScript, keepNeededParts } from '#app/session/boot-script.ts';

class FakeElement extends EventTarget {
  isConnected = true;
  attributes = new Map<string, string>();
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string) {
    this.attributes.delete(name);
  }
  type = 'button';
  form: FakeForm | null = null;
  presses = 0;
  popover = false;
  closest() {
    return this.popover ? null : this;
  }
  click() {
    this.presses += 1;
  }
}
class FakeForm extends FakeElement {
  submits: unknown[] = [];
  override closest() {
    return null;
  }
  requestSubmit(submitter: unknown) {
    this.submits.push(submitter);
  }
}
class FakeSubmit extends Event {
  submitter: FakeElement | null = null;
}

/** A radio, checkbox or slider that React has drawn as `defaultChecked` and `defaultValue`. */
class FakeChoice extends FakeElement {
  defaultChecked = false;
  checked = false;
  defaultValue = 'on';
  value = 'on';
  heard: unknown[] = [];
  constructor(values: Partial<FakeChoice> = {}) {
    super();
    Object.assign(this, { type: 'radio' }, values);
    this.addEventListener('input', () => this.heard.push(this.value));
  }
  matches() {
    return this.type !== 'text';
  }
  set valueAsNumber(value: number) {
    this.value = String(value);
  }
  override click() {
    this.checked = true;
    this.heard.push('chosen');
  }
}

/** Runs the script of the page's head in a browser made of as little as it may touch. */
function loadPage(
  pathname: string,
  stored: Record<string, string> | 'forbidden' = {},
  {
    light = false,
    narrow = true,
    hash = '',
    choices = [] as FakeChoice[],
    reportsPaint = true,
    sections = [] as string[],
  } = {},
) {
  const replaced: string[] = [];
  const style = new Map<string, string>();
  const root = {
    hidden: false,
    dataset: {} as Record<string, string>,
    style: { setProperty: (name: string, value: string) => style.set(name, value) },
  };
  const listeners = new Map<string, (event: unknown) => void>();
  const addresses: string[] = [];
  const history = {
    scrollRestoration: 'auto',
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => void addresses.push(address),
  };
  let reportPaints: (names: string[]) => void = () => undefined;
  class FakePaintObserver {
    static readonly supportedEntryTypes = reportsPaint ? ['paint'] : [];
    constructor(callback: (list: unknown) => void) {
      reportPaints = (names) =>
        callback({ getEntriesByName: (name: string) => names.filter((each) => each === name) });
    }
    readonly observe = () => undefined;
    readonly disconnect = () => undefined;
  }
  const sectionTexts = sections.map((textContent, index) => ({
    textContent,
    nextSibling: index < sections.length - 1 ? {} : null,
    set outerHTML(text: string) {
      sections[index] = `${text} inserted`;
    },
  }));
  const global = {
    PerformanceObserver: FakePaintObserver,
    MutationObserver: FakePaintObserver,
    document: {
      documentElement: root,
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
      removeEventListener: (type: string) => listeners.delete(type),
      readyState: 'loading',
      querySelectorAll: (selector: string) => (selector.startsWith('noscript') ? sectionTexts : choices),
    },
    location: { pathname, hash, search: '?from=mail', replace: (address: string) => replaced.push(address) },
    matchMedia: (query: string) => ({ matches: query.includes('width') ? narrow : light }),
    history,
    Element: FakeElement,
    Event,
    HTMLFormElement: FakeForm,
    HTMLInputElement: FakeChoice,
    SubmitEvent: FakeSubmit,
  };
  Object.defineProperty(global, 'localStorage', {
    get() {
      if (stored === 'forbidden') throw new Error('SecurityError');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  });
  new Script(bootScript).runInContext(createContext(global));
  /** Sends an event and tells whether the browser's own action was held back. */
  const send = (type: string, target: FakeElement, submitter: FakeElement | null = null) => {
    const event = Object.assign(new FakeSubmit(type, { cancelable: true }), { submitter });
    Object.defineProperty(event, 'target', { value: target });
    listeners.get(type)?.(event);
    return event.defaultPrevented;
  };
  return {
    root,
    replaced,
    addresses,
    openedFragment: () => (global as { openedFragment?: string }).openedFragment,
    style,
    history,
    sections,
    reportPaints: (...names: string[]) => reportPaints(names),
    send,
    comeAlive: () => listeners.get('hydrated')?.(new Event('hydrated')),
  };
}

test('the document is marked with the kind of visitor before the first paint', () => {
  expect(loadPage('/').root.dataset.visitor).toBe('visitor');
  expect(loadPage('/', { isVerified: 'true', roleAdmin: 'true' }).root.dataset.visitor).toBe('visitor');
  expect(loadPage('/', { token: 't', roleAdmin: 'true' }).root.dataset.visitor).toBe('member');
  expect(loadPage('/', { token: 't', isVerified: 'true' }).root.dataset.visitor).toBe('verified');
  expect(loadPage('/', { token: 't', isVerified: 'true', roleAdmin: 'true' }).root.dataset.visitor).toBe(
    'admin',
  );
});

test('who may not see a page is sent away, and nothing of it is painted', () => {
  const page = loadPage('/admin/users/', { token: 't', isVerified: 'true' });
  expect(page.replaced).toEqual(['/']);
  expect(page.root.hidden).toBe(true);
  expect(loadPage('/learning/css/x').replaced).toEqual(['/login']);
});

test('in a narrow window, sections wait for the first contentful paint, unless it is not reported or the URL leads to a section', () => {
  const waiting = loadPage('/about', {}, { sections: ['a', 'b'] });
  expect(waiting.sections).toEqual(['a', 'b']);
  waiting.reportPaints('first-paint');
  expect(waiting.sections).toEqual(['a', 'b']);
  waiting.reportPaints('first-contentful-paint');
  expect(waiting.sections).toEqual(['a inserted', 'b']); // the parser still reads the last one
  for (const settings of [{ reportsPaint: false }, { hash: '#recall' }, { narrow: false }])
    expect(loadPage('/about', {}, { sections: ['a', 'b'], ...settings }).sections).toEqual([
      'a inserted',
      'b',
    ]);
});

test('a page’s own script has the rules of its path alone, and keeps choices only where there are any', () => {
  const html = keepNeededParts(`<script>${bootScript}</script>`, '/learning/html/project');
  expect([...html.matchAll(/"path":"([^"]*)"/g)].map(([, path]) => path)).toEqual([
    '/learning/html',
    '/learning/html/project',
  ]);
  // Where everyone may be, there is nobody to send away.
  expect(keepNeededParts(bootScript, '/')).not.toContain('"path"');
  expect(keepNeededParts(bootScript, '/')).not.toContain('verified-admin');
  expect(keepNeededParts(bootScript, '/')).not.toContain('radio');
  expect(keepNeededParts(`${bootScript}<input class="a" type="radio">`, '/')).toContain('[type=radio]');
  expect(keepNeededParts(bootScript, '/')).not.toContain('[aria-keyshortcuts]');
  expect(keepNeededParts(`${bootScript}<input aria-keyshortcuts="/">`, '/')).toContain('[aria-keyshortcuts]');
  expect(keepNeededParts(bootScript, '/')).not.toContain('deferred-section');
  expect(keepNeededParts(`${bootScript}<section class="lesson-section">`, '/')).toContain('deferred-section');
  expect(() => keepNeededParts('<script></script>', '/about')).toThrow(/\/about has not the script/);
});

test('who may see a page stays', () => {
  const page = loadPage('/courses', { token: 't', isVerified: 'true' });
  expect(page.replaced).toEqual([]);
  expect(page.root.hidden).toBe(false);
});

test('the theme is the chosen one, else the system’s', () => {
  expect(loadPage('/').root.dataset.theme).toBe('night');
  expect(loadPage('/', {}, { light: true }).root.dataset.theme).toBe('paper');
  expect(loadPage('/', { theme: 'night' }, { light: true }).root.dataset.theme).toBe('night');
  expect(loadPage('/', { theme: 'pink' }, { light: true }).root.dataset.theme).toBe('paper');
});

test('forbidden storage makes a visitor with the system’s theme', () => {
  const page = loadPage('/', 'forbidden', { light: true });
  expect(page.root.dataset).toMatchObject({ visitor: 'visitor', theme: 'paper' });
});

test('the username is there for the bar, quoted so that it can’t be anything but text', () => {
  expect(loadPage('/', { token: 't', username: 'meera_k' }).style.get('--username')).toBe('"meera_k"');
  expect(loadPage('/', { token: 't', username: 'meera_k' }).style.get('--initials')).toBe('"MK"');
  expect(loadPage('/', { token: 't', username: '";} x' }).style.get('--username')).toBe('"\\";} x"');
});

test('the secret of a reset link leaves the URL before the first paint, and no other fragment does', () => {
  const page = loadPage('/forgot-password', {}, { hash: '#secret.email' });
  expect([page.addresses, page.openedFragment()]).toEqual([['/forgot-password?from=mail'], 'secret.email']);
  const other = loadPage('/learning/html/x', { token: 't', isVerified: 'true' }, { hash: '#lists' });
  expect([other.addresses, other.openedFragment()]).toEqual([[], undefined]);
});

test('the browser does not scroll by itself', () => {
  expect(loadPage('/about').history.scrollRestoration).toBe('manual');
});

test('a press before hydration is held and done once, right after it', () => {
  const page = loadPage('/clubs');
  const button = new FakeElement();
  expect(page.send('click', button)).toBe(true);
  page.send('click', button);
  expect(button.presses).toBe(0);
  expect([...button.attributes]).toEqual([['aria-busy', 'true']]);
  page.comeAlive();
  expect(button.presses).toBe(1);
  expect([...button.attributes]).toEqual([]);
});

test('a submit before hydration never reaches the URL and is done with its button afterwards', () => {
  const page = loadPage('/login');
  const form = new FakeForm();
  const button = Object.assign(new FakeElement(), { type: 'submit', form });
  expect(page.send('click', button)).toBe(false); // the press itself may go on: it is the submit that is held
  expect(page.send('submit', form, button)).toBe(true);
  expect([...button.attributes]).toEqual([['aria-busy', 'true']]);
  page.comeAlive();
  expect(form.submits).toEqual([button]);
  expect([...button.attributes]).toEqual([]);
});

test('a choice made before hydration is made again after it, the last one last', () => {
  const first = new FakeChoice({ checked: false, defaultChecked: true });
  const second = new FakeChoice({ checked: true });
  const slider = new FakeChoice({ type: 'range', defaultValue: '0', value: '2' });
  const page = loadPage('/about', {}, { choices: [first, second, slider] });
  for (const choice of [second, slider]) expect(page.send('change', choice)).toBe(false);
  page.comeAlive();
  expect([first.heard, second.heard, slider.heard]).toEqual([[], ['chosen'], ['2']]);
});

test('a choice that the browser restored after a reload gives way to what the page shows', () => {
  const first = new FakeChoice({ checked: false, defaultChecked: true });
  const second = new FakeChoice({ checked: true });
  const slider = new FakeChoice({ type: 'range', defaultValue: '0', value: '2' });
  const page = loadPage('/about', {}, { choices: [first, second, slider] });
  page.comeAlive();
  expect([first.checked, second.checked, slider.value]).toEqual([true, false, '0']);
  expect([...second.heard, ...slider.heard]).toEqual([]);
});

test('a menu that the browser opens by itself is left to it', () => {
  const page = loadPage('/');
  expect(page.send('click', Object.assign(new FakeElement(), { popover: true }))).toBe(false);
});

test('after hydration nothing is held, and what has left the page is not pressed', () => {
  const page = loadPage('/');
  const gone = new FakeElement();
  page.send('click', gone);
  gone.isConnected = false;
  page.comeAlive();
  expect(gone.presses).toBe(0);
  expect(page.send('click', new FakeElement())).toBe(false);
});
