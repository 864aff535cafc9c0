import { beforeEach, describe, expect, test, vi } from 'vitest';

/** A browser profile: storage shared by its tabs, each of which loads the modules afresh. */
let storage: Map<string, string>;
let tabs: EventTarget[];
let isFull: boolean;

beforeEach(() => {
  storage = new Map();
  tabs = [];
  isFull = false;
  vi.spyOn(Date, 'now').mockReturnValue(1000);
});

function signIn(userId: string): void {
  storage.set('token', 'T');
  storage.set('userId', userId);
}

async function openTab() {
  const window = new EventTarget();
  tabs.push(window);
  const use = () => {
    vi.stubGlobal('window', window);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        storage.set(key, value);
      },
      removeItem: (key: string) => storage.delete(key),
    });
  };
  use();
  vi.resetModules();
  const store = await import('#app/learn/progress/store/progress-store.ts');
  const record = await import('#app/learn/progress/store/record-progress.ts');
  return {
    ...store,
    ...record,
    /** What the browser tells this tab when another has written `progress`. */
    hear: (newValue: string | null) => {
      use();
      window.dispatchEvent(Object.assign(new Event('storage'), { key: 'progress', newValue }));
    },
  };
}

describe('recording', () => {
  test('keeps lesson, exercise, last lesson and technology in the browser, ready for the account', async () => {
    const tab = await openTab();
    signIn('u1');
    tab.recordLessonDone('html/intro');
    tab.recordExercisePassed('html/intro#first-page');
    tab.recordLastLesson('css/intro-to-css/introduction');
    tab.recordTechnologyState('react', 'learning');
    expect(JSON.parse(storage.get('progress') ?? '')).toEqual({
      version: 1,
      owner: 'u1',
      pending: true,
      others: {},
      progress: {
        version: 1,
        lessons: { 'html/intro': { doneAt: 1000 } },
        exercises: { 'html/intro#first-page': { doneAt: 1000 } },
        technologies: { react: { state: 'learning', changedAt: 1000 } },
        lastLesson: { css: { lessonId: 'css/intro-to-css/introduction', at: 1000 } },
      },
    });
    expect((await openTab()).readStoredProgress()).toMatchObject({
      pending: true,
      progress: { lessons: { 'html/intro': { doneAt: 1000 } } },
    });
  });

  test('calls no server', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const tab = await openTab();
    signIn('u1');
    tab.recordLessonDone('html/intro');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('a mark changed again wins though the clock stops or runs behind', async () => {
    const tab = await openTab();
    tab.recordTechnologyState('react', 'done');
    tab.recordTechnologyState('react', 'learning');
    vi.mocked(Date.now).mockReturnValue(500);
    tab.recordTechnologyState('react', 'none');
    expect(tab.readStoredProgress().progress.technologies.react).toEqual({ state: 'none', changedAt: 1002 });
  });

  test('a malformed id throws and leaves what is kept as it was', async () => {
    const tab = await openTab();
    tab.recordLessonDone('html/intro');
    const before = storage.get('progress');
    expect(() => tab.recordLessonDone('/learning/html/intro')).toThrow();
    expect(() => tab.recordExercisePassed('html/intro')).toThrow();
    expect(() => tab.recordTechnologyState('C++', 'done')).toThrow();
    expect(storage.get('progress')).toBe(before);
  });

  test('tells listeners in the same tab, and hands out the same object until something changes', async () => {
    const tab = await openTab();
    const listener = vi.fn();
    const stop = tab.watchStoredProgress(listener);
    const before = tab.readStoredProgress();
    expect(tab.readStoredProgress()).toBe(before);
    tab.recordLessonDone('html/intro');
    tab.recordLessonDone('html/intro');
    expect(listener).toHaveBeenCalledOnce();
    expect(tab.readStoredProgress()).not.toBe(before);
    stop();
    tab.recordLessonDone('html/lists');
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('two tabs', () => {
  test('that wrote over each other lose nothing', async () => {
    const one = await openTab();
    one.recordLessonDone('html/intro');
    const oneWrote = storage.get('progress') ?? '';
    const writtenOver = oneWrote.replace('html/intro', 'html/lists');
    storage.set('progress', writtenOver);
    one.hear(writtenOver);
    expect(Object.keys(one.readStoredProgress().progress.lessons)).toEqual(['html/intro', 'html/lists']);
  });

  test('do not bring back what was cleared', async () => {
    const one = await openTab();
    one.recordLessonDone('html/intro');
    storage.delete('progress');
    one.hear(null);
    expect(one.readStoredProgress().progress.lessons).toEqual({});
    expect(storage.has('progress')).toBe(false);
  });
});

describe('what can’t be read', () => {
  test('is told and counts as nothing, until it is set aside by the next record', async () => {
    storage.set('progress', '{"version":1,"lessons":');
    const tab = await openTab();
    expect(tab.readStoredProgress()).toEqual({
      progress: expect.objectContaining({ lessons: {} }),
      pending: false,
      damagedText: '{"version":1,"lessons":',
      isUnsaved: false,
    });
    tab.recordLessonDone('html/intro');
    expect(storage.get('progress-damaged')).toBe('{"version":1,"lessons":');
    expect(tab.readStoredProgress()).toMatchObject({
      damagedText: '{"version":1,"lessons":',
      progress: { lessons: { 'html/intro': { doneAt: 1000 } } },
    });
    tab.discardDamagedText();
    expect(tab.readStoredProgress()).toMatchObject({
      damagedText: null,
      progress: { lessons: { 'html/intro': { doneAt: 1000 } } },
    });
  });

  test('can be dropped before anything else is recorded', async () => {
    storage.set('progress', 'not ours');
    const tab = await openTab();
    tab.discardDamagedText();
    expect([...storage]).toEqual([]);
    expect(tab.readStoredProgress().damagedText).toBeNull();
  });
});

test('where the browser keeps nothing more, progress lasts while the tab does, and says so', async () => {
  const tab = await openTab();
  isFull = true;
  tab.recordLessonDone('html/intro');
  tab.recordLessonDone('html/lists');
  expect(tab.readStoredProgress()).toMatchObject({
    isUnsaved: true,
    progress: { lessons: { 'html/intro': {}, 'html/lists': {} } },
  });
  isFull = false;
  tab.recordLessonDone('html/forms');
  expect(tab.readStoredProgress().isUnsaved).toBe(false);
  expect(storage.get('progress')).toContain('html/lists');
});

test('the account’s answer is taken for the one who asked alone, and nothing is written when it changes nothing', async () => {
  const tab = await openTab();
  signIn('u1');
  tab.recordLessonDone('html/intro');
  const sent = tab.readStoredProgress().progress;
  const answer = { ...sent, lessons: { ...sent.lessons, 'html/lists': { doneAt: 5 } } };
  tab.applyServerResponse(sent, answer, 'u2');
  expect(tab.readStoredProgress()).toMatchObject({ pending: true, progress: sent });
  tab.applyServerResponse(sent, answer, 'u1');
  expect(tab.readStoredProgress()).toMatchObject({ pending: false, progress: answer });
  isFull = true;
  tab.applyServerResponse(answer, answer, 'u1');
  expect(tab.readStoredProgress().isUnsaved).toBe(false);
});

test('an account that is no more leaves nothing, and others’ progress stays', async () => {
  const tab = await openTab();
  signIn('u1');
  tab.recordLessonDone('html/intro');
  signIn('u2');
  tab.recordLessonDone('css/intro-to-css/introduction');
  tab.clearProgress();
  expect(tab.readStoredProgress().progress.lessons).toEqual({});
  signIn('u1');
  expect(tab.readStoredProgress()).toMatchObject({
    pending: true,
    progress: { lessons: { 'html/intro': { doneAt: 1000 } } },
  });
});

test('once nobody is signed in, what the account holds is let go and what it may lack stays', async () => {
  const tab = await openTab();
  signIn('u1');
  tab.recordLessonDone('html/intro');
  storage.delete('token');
  tab.clearSyncedProgress();
  expect(storage.has('progress')).toBe(true);
  signIn('u1');
  const sent = tab.readStoredProgress().progress;
  tab.applyServerResponse(sent, sent, 'u1');
  storage.delete('token');
  tab.clearSyncedProgress();
  expect(storage.has('progress')).toBe(false);
  expect(tab.readStoredProgress().progress.lessons).toEqual({});
});

test('what was done before anybody signed in is kept', async () => {
  const tab = await openTab();
  tab.recordLessonDone('html/intro');
  tab.clearSyncedProgress();
  expect(storage.has('progress')).toBe(true);
});
