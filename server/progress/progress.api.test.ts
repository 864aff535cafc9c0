import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeProgress } from '#contract/progress/merge-progress.ts';
import {
  emptyProgress,
  pieceMaxCharacters,
  progressMaxEntries,
  progressMaxPieces,
  type Progress,
} from '#contract/progress/progress.ts';
import { startApi, type Answer, type Api } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';

const put = (api: Api, token: string, payload: object): Promise<Answer> =>
  api.put('/api/progress', payload, { token });
const withLesson = (id: string, doneAt: number): Progress => ({
  ...emptyProgress,
  lessons: { [id]: { doneAt } },
});
const manyLessons = (from: number, count: number): Progress => ({
  ...emptyProgress,
  lessons: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`html/l${from + index}`, { doneAt: 1 }]),
  ),
});

async function signUpAndSignIn(api: Api): Promise<string> {
  return api.signIn(await api.signUp());
}

describeOnEachEngine('progress', (open) => {
  test('is empty at first, then what was sent, on every device of that learner and for no other person', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const [phone, desktop] = [await api.signIn(person), await api.signIn(person)];
    expect((await api.get('/api/progress', { token: phone })).body).toEqual(emptyProgress);
    const sent: Progress = {
      ...withLesson('html/intro', 5),
      exercises: { 'html/intro#first-page': { doneAt: 6 } },
      technologies: { react: { state: 'learning', changedAt: 7 } },
      lastLesson: { html: { lessonId: 'html/intro', at: 8 } },
    };
    expect(await put(api, phone, sent)).toMatchObject({ status: 200, body: sent });
    expect((await api.get('/api/progress', { token: desktop })).body).toEqual(sent);
    expect((await api.get('/api/progress', { token: await signUpAndSignIn(api) })).body).toEqual(
      emptyProgress,
    );
  });

  test('two devices that were offline lose nothing', async () => {
    const api = await startApi(await open());
    const token = await signUpAndSignIn(api);
    const phone: Progress = {
      ...withLesson('html/intro', 5),
      technologies: { react: { state: 'done', changedAt: 9 } },
    };
    const desktop: Progress = {
      ...withLesson('html/lists', 6),
      technologies: { react: { state: 'learning', changedAt: 8 } },
    };
    await put(api, token, phone);
    expect((await put(api, token, desktop)).body).toEqual(mergeProgress(phone, desktop));
    expect((await put(api, token, { version: 1 })).body).toEqual(mergeProgress(phone, desktop));
  });

  test('twenty devices at the same time on two servers lose nothing', async () => {
    const [firstServer, secondServer] = [await startApi(await open()), await startApi(await open())];
    const token = await signUpAndSignIn(firstServer);
    const ids = Array.from({ length: 20 }, (_, index) => `css/lesson-${index}`);
    const responses = await Promise.all(
      ids.map((id, index) => put(index % 2 ? firstServer : secondServer, token, withLesson(id, index))),
    );
    expect(responses.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const { body } = await firstServer.get('/api/progress', { token });
    expect(body.lessons).toEqual(Object.fromEntries(ids.map((id, index) => [id, { doneAt: index }])));
  });

  test('changes from a device whose clock is ahead don’t replace later changes', async () => {
    const api = await startApi(await open());
    const token = await signUpAndSignIn(api);
    await put(api, token, { ...emptyProgress, technologies: { react: { state: 'done', changedAt: 8e15 } } });
    api.pass({ minutes: 1 });
    const later = Date.UTC(2026, 10, 21, 9, 1);
    const { body } = await put(api, token, {
      ...emptyProgress,
      technologies: { react: { state: 'none', changedAt: later } },
    });
    expect(body.technologies).toEqual({ react: { state: 'none', changedAt: later } });
  });

  test('[41] requires a session', async () => {
    const api = await startApi(await open());
    for (const response of [
      await api.get('/api/progress'),
      await api.put('/api/progress', emptyProgress),
      await put(api, 'A'.repeat(43), emptyProgress),
    ]) {
      expect([response.status, Object.keys(response.body)]).toEqual([401, ['error', 'code']]);
    }
  });

  test('more than a learner can have done is rejected with 413 and nothing is stored', async () => {
    const api = await startApi(await open());
    const token = await signUpAndSignIn(api);
    for (let from = 0; from < progressMaxEntries; from += 500)
      expect((await put(api, token, manyLessons(from, 500))).status).toBe(200);
    const refused = await put(api, token, withLesson('html/one-more', 1));
    expect([refused.status, Object.keys(refused.body)]).toEqual([413, ['error', 'code']]);
    expect((await put(api, token, withLesson('html/l1', 0))).status, 'a known lesson needs no room').toBe(
      200,
    );
    const large = await put(api, token, { ...manyLessons(0, 2000), padding: 'x'.repeat(20_000) });
    expect([large.status, Object.keys(large.body)]).toEqual([413, ['error', 'code']]);
    const { body } = await api.get('/api/progress', { token });
    expect(Object.keys(body.lessons as object)).toHaveLength(progressMaxEntries);
  });

  test('the newest code of each project piece is stored, up to its limits', async () => {
    const api = await startApi(await open());
    const token = await signUpAndSignIn(api);
    const pieces = (from: number, count: number, savedAt: number, html = '<p>'): Progress => ({
      ...emptyProgress,
      pieces: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `html/l${from + index}#piece`,
          { addedAt: savedAt, savedAt, code: { html } },
        ]),
      ),
    });
    await put(api, token, pieces(0, 1, 5));
    expect((await put(api, token, pieces(0, 1, 9, '<h1>'))).body.pieces).toEqual({
      'html/l0#piece': { addedAt: 5, savedAt: 9, code: { html: '<h1>' } },
    });
    // JSON escapes each of these characters as six.
    const longest = '\u0001'.repeat(pieceMaxCharacters);
    expect((await put(api, token, pieces(1, 1, 5, longest))).status).toBe(200);
    expect((await put(api, token, pieces(1, 1, 6, `${longest}.`))).status).toBe(400);
    expect((await put(api, token, pieces(2, progressMaxPieces - 2, 5))).status).toBe(200);
    const refused = await put(api, token, pieces(progressMaxPieces, 1, 5));
    expect([refused.status, Object.keys(refused.body)]).toEqual([413, ['error', 'code']]);
    const { body } = await api.get('/api/progress', { token });
    expect(Object.keys(body.pieces as object)).toHaveLength(progressMaxPieces);
  });

  test('[47] rejects invalid progress with 400 in the common shape and stores nothing of it', async () => {
    const database = await open();
    const api = await startApi(database);
    const token = await signUpAndSignIn(api);
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(
        null,
        -1,
        1.5,
        '',
        [],
        'x'.repeat(200),
        { doneAt: null },
        { state: 'done', changedAt: '1' },
      ),
    );
    const part = fc.constantFrom(
      'lessons',
      'exercises',
      'technologies',
      'lastLesson',
      'version',
      'grades',
      'constructor',
    );
    await fc.assert(
      fc.asyncProperty(part, value, async (name, content) => {
        const isEmptyPart =
          typeof content === 'object' &&
          content !== null &&
          !Array.isArray(content) &&
          Object.keys(content).length === 0;
        fc.pre(!(name === 'version' && content === 1) && !isEmptyPart);
        const response = await put(api, token, { ...emptyProgress, [name]: content });
        expect(response.status, JSON.stringify({ [name]: content })).toBe(400);
        expect(response.body).toMatchObject({
          error: expect.stringMatching(/\S/),
          code: expect.stringMatching(/^[a-z-]+$/),
        });
      }),
      { numRuns: 80 },
    );
    expect(await database.db.selectFrom('progress').selectAll().execute()).toEqual([]);
    expect((await put(api, token, withLesson('HTML', 1))).body).toMatchObject({
      error: 'A lesson’s id looks like html/misc/canvas',
    });
  });

  test('[41] progress that is sent while the account is being deleted is rejected and not stored', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    const token = await api.signIn(person);
    const [, ...sent] = await Promise.all([
      api.remove('/api/account', { password: person.password }, { token }),
      ...Array.from({ length: 10 }, (_, index) => put(api, token, withLesson(`html/l${index}`, 1))),
    ]);
    for (const { status } of sent) expect([200, 401]).toContain(status);
    expect((await api.get('/api/progress', { token })).status).toBe(401);
    expect(await database.db.selectFrom('progress').selectAll().execute()).toEqual([]);
  });

  test('is deleted with the account', async () => {
    const database = await open();
    const api = await startApi(database);
    await put(api, await signUpAndSignIn(api), withLesson('html/intro', 1));
    await database.db.deleteFrom('users').execute();
    expect(await database.db.selectFrom('progress').selectAll().execute()).toEqual([]);
  });
});
