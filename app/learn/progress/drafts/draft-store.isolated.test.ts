import { beforeEach, expect, test, vi } from 'vitest';

/** A browser profile: storage shared by its tabs, each of which loads the modules afresh. */
let browser: Map<string, string>;
const tabs = new Map<EventTarget, Map<string, string>>();

beforeEach(() => {
  browser = new Map([
    ['token', 'T'],
    ['userId', 'u1'],
  ]);
  tabs.clear();
});

const storageOf = (texts: Map<string, string>) =>
  new Proxy(
    {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => texts.set(key, value),
      removeItem: (key: string) => texts.delete(key),
    },
    {
      ownKeys: () => [...texts.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );

async function openTab() {
  const window = new EventTarget();
  const tab = new Map<string, string>();
  tabs.set(window, tab);
  const use = () => {
    vi.stubGlobal('window', window);
    vi.stubGlobal('localStorage', storageOf(browser));
    vi.stubGlobal('sessionStorage', storageOf(tab));
  };
  use();
  vi.resetModules();
  const store = await import('#app/learn/progress/drafts/draft-store.ts');
  return {
    ...store,
    /** What the browser tells this tab when another has written the key. */
    hear: (key: string, newValue: string | null) => {
      use();
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
  };
}

const id = 'html/lists#nested-list';
const key = `draft:u1:${id}`;
const version = (savedAt: number, origin: string, html: string) => ({ savedAt, origin, code: { html } });

test('two tabs that write at the same moment lose nothing', async () => {
  const one = await openTab();
  one.addVersions(id, [version(1, 'a', 'one')]);
  const other = JSON.stringify({ pending: true, versions: [version(2, 'b', 'two')] });
  browser.set(key, other);
  one.hear(key, other);
  expect(one.readDraft(id).versions.map(({ code }) => code.html)).toEqual(['two', 'one']);
});

test('the account’s answer is merged, and what was saved since waits for the next one', async () => {
  const tab = await openTab();
  tab.addVersions(id, [version(9, 'a', 'from a clock that is ahead')]);
  const sent = tab.listDrafts('u1', { isPending: true });
  tab.addVersions(id, [version(10, 'a', 'since')]);
  const corrected = version(5, 'a', 'from a clock that is ahead');
  tab.receiveDrafts('u1', { drafts: { [id]: [corrected] }, sent });
  expect(tab.listDrafts('u1', { isPending: true })[id]?.[0]?.code.html).toBe('since');
  tab.receiveDrafts('u1', {
    drafts: { [id]: [version(10, 'a', 'since')] },
    sent: tab.listDrafts('u1'),
    draftsAt: 7,
  });
  expect(tab.findDraftsAt('u1')).toBe('7');
  expect(tab.listDrafts('u1', { isPending: true })).toEqual({});
  expect(tab.listDrafts('u1')).toEqual({ [id]: [version(10, 'a', 'since')] });
});

test('nobody sees another person’s drafts, and signing out leaves only what the account lacks', async () => {
  const tab = await openTab();
  tab.addVersions(id, [version(1, 'a', 'one')]);
  tab.receiveDrafts('u1', { drafts: { 'html/lists#other': [version(1, 'a', 'there')] }, draftsAt: 7 });
  browser.set('userId', 'u2');
  expect(tab.readDraft(id).versions).toEqual([]);
  tab.clearDrafts({ isSynced: true });
  expect(Object.keys(tab.listDrafts('u1'))).toEqual([id]);
  expect(tab.findDraftsAt('u1'), 'everything is asked for again').toBeNull();
  tab.clearDrafts({ userId: 'u1' });
  expect(tab.listDrafts('u1')).toEqual({});
});

test('text that can’t be read counts as nothing', async () => {
  browser.set(key, '{"pending":');
  const tab = await openTab();
  expect(tab.readDraft(id).versions).toEqual([]);
  tab.addVersions(id, [version(1, 'a', 'one')]);
  expect(tab.readDraft(id)).toEqual({ versions: [version(1, 'a', 'one')], isOnlyInTab: false });
});
