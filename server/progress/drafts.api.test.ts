import { expect, test } from 'vitest';
import { draftMaxBytes, draftsMaxBytes, type Draft, type Drafts } from '#contract/progress/drafts.ts';
import { emptyProgress } from '#contract/progress/progress.ts';
import { startApi, type Answer, type Api } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';

const id = 'html/lists#nested-list';
const put = (api: Api, token: string, drafts: Record<string, unknown>): Promise<Answer> =>
  api.put('/api/progress', { ...emptyProgress, drafts }, { token });
const read = (api: Api, token: string, query = ''): Promise<Answer> =>
  api.get(`/api/progress${query}`, { token });
const version = (savedAt: number, origin: string, html: string, passed?: true) => ({
  savedAt,
  origin,
  code: { html },
  ...(passed && { passed }),
});
/** A draft of almost the largest size. */
const large = (passed?: true): Draft => [version(1, 'a', 'x'.repeat(draftMaxBytes - 20), passed)];
const fitting = Math.floor(draftsMaxBytes / (draftMaxBytes + 100));

async function signUpAndSignIn(api: Api): Promise<string> {
  return api.signIn(await api.signUp());
}

/** Stores large drafts one after the other, and returns the last answer. */
async function fill(api: Api, token: string, from: number, count: number, passed?: true): Promise<Answer> {
  let last: Answer | undefined;
  for (let index = from; index < from + count; index += 1)
    last = await put(api, token, { [`html/l${index}#a`]: large(passed) });
  if (last === undefined) throw new Error('Nothing was sent.');
  return last;
}

const listIds = (answer: Answer) => Object.keys((answer.body.drafts ?? {}) as Drafts);

describeOnEachEngine('drafts', (open) => {
  test('the newest code wins on every device, and the other device’s can be brought back', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const [phone, desk] = [await api.signIn(person), await api.signIn(person)];
    await put(api, desk, { [id]: [version(1, 'desk', 'one')] });
    await put(api, desk, { [id]: [version(4, 'desk', 'four')] });
    const sent = await put(api, phone, { [id]: [version(3, 'phone', 'three', true)] });
    const both = { [id]: [version(4, 'desk', 'four'), version(3, 'phone', 'three', true)] };
    expect(sent).toMatchObject({ status: 200, body: { ...emptyProgress, drafts: both } });
    expect((await read(api, desk)).body.drafts).toEqual(both);
    expect((await read(api, await signUpAndSignIn(api))).body).toEqual(emptyProgress);
  });

  test('a device asks only for what was stored since it asked last', async () => {
    const api = await startApi(await open());
    const token = await signUpAndSignIn(api);
    await put(api, token, { [id]: [version(1, 'a', 'one')] });
    const { draftsAt } = (await read(api, token)).body;
    expect(listIds(await read(api, token, `?draftsSince=${String(draftsAt)}`))).toEqual([]);
    // At the same moment.
    await put(api, token, { 'html/lists#other': [version(1, 'a', 'two')] });
    await put(api, token, { [id]: [version(1, 'a', 'one')] });
    expect(listIds(await read(api, token, `?draftsSince=${String(draftsAt)}`))).toEqual(['html/lists#other']);
    expect((await read(api, token, '?draftsSince=yesterday')).body).toMatchObject({
      error: 'draftsSince must be the draftsAt of an earlier answer',
    });
  });

  test('a device whose clock is ahead does not win over later changes', async () => {
    const api = await startApi(await open());
    const token = await signUpAndSignIn(api);
    await put(api, token, { [id]: [version(8e15, 'ahead', 'ahead')] });
    api.pass({ minutes: 1 });
    const later = version(Date.UTC(2026, 10, 21, 9, 1), 'right', 'later');
    const { body } = await put(api, token, { [id]: [later] });
    expect((body.drafts as Drafts)[id]?.[0]).toEqual(later);
  });

  test('[47] a draft over 32 KB or with a malformed id is rejected with 400 and nothing is stored', async () => {
    const database = await open();
    const api = await startApi(database);
    const token = await signUpAndSignIn(api);
    for (const [drafts, error] of [
      [{ [id]: [version(1, 'a', 'x'.repeat(draftMaxBytes))] }, 'A draft may have at most 32 KB'],
      [{ 'html/lists': [version(1, 'a', '')] }, 'A draft’s id looks like html/lists#nested-list'],
      [
        { [id]: Array.from({ length: 4 }, (_, at) => version(at, 'a', '')) },
        'A draft has at most 3 versions',
      ],
    ] as const) {
      const answer = await put(api, token, drafts);
      expect([answer.status, answer.body.error]).toEqual([400, error]);
    }
    expect(await database.db.selectFrom('drafts').selectAll().execute()).toEqual([]);
  });

  test('above 2 MB the drafts of passed exercises give way, those stored longest ago first; without any it is 413', async () => {
    const database = await open();
    const api = await startApi(database);
    const token = await signUpAndSignIn(api);
    await fill(api, token, 0, 2, true);
    await fill(api, token, 2, fitting - 2);
    expect(listIds(await read(api, token))).toHaveLength(fitting);
    expect((await fill(api, token, fitting, 1)).status).toBe(200);
    const left = listIds(await read(api, token));
    expect([left.includes('html/l0#a'), left.includes('html/l1#a')]).toEqual([false, true]);
    expect((await fill(api, token, fitting + 1, 1)).status).toBe(200);
    const refused = await fill(api, token, fitting + 2, 1);
    expect([refused.status, refused.body.code]).toEqual([413, 'progress-too-large']);
    expect(refused.body.error).toContain('at most 2 MB together');
    expect(listIds(await read(api, token))).toHaveLength(fitting);
    await database.db.deleteFrom('users').execute();
    expect(await database.db.selectFrom('drafts').selectAll().execute()).toEqual([]);
  });
});
