import { expect, test } from 'vitest';
import { newPerson, startApi, wrongCode } from '../../../tests/api.ts';
import { messages } from '#contract/accounts.ts';
import { parseLinkFragment } from '#contract/mail-link.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';

describeOnEachEngine('codes', (open) => {
  const email = 'meera@example.edu';

  test('[19] a code verifies its address only once, also in 50 parallel calls', async () => {
    const database = await open();
    const api = await startApi(database);
    const other = await startApi(await open());
    const otp = await api.requestCode(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? api : other).post('/verify-otp', { email, otp })),
    );
    expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await api.post('/verify-otp', { email, otp })).body).toEqual({ success: false });
  });

  test('[18] a code works in its tenth minute and not later', async () => {
    const api = await startApi(await open());
    const first = await api.requestCode(email);
    api.pass({ minutes: 9, seconds: 59 });
    expect((await api.post('/verify-otp', { email, otp: first })).body).toEqual({ success: true });
    const second = await api.requestCode(email);
    api.pass({ minutes: 10 });
    expect((await api.post('/verify-otp', { email, otp: second })).body).toEqual({ success: false });
  });

  test('[20] after five parallel wrong codes the right code is rejected too', async () => {
    const api = await startApi(await open());
    const otp = await api.requestCode(email);
    await Promise.all(
      [1, 2, 3, 4, 5].map((step) => api.post('/verify-otp', { email, otp: wrongCode(otp, step) })),
    );
    expect((await api.post('/verify-otp', { email, otp })).body).toEqual({ success: false });
  });

  test('four wrong guesses leave the right one valid', async () => {
    const api = await startApi(await open());
    const otp = await api.requestCode(email);
    for (const step of [1, 2, 3, 4]) await api.post('/verify-otp', { email, otp: wrongCode(otp, step) });
    expect((await api.post('/verify-otp', { email, otp })).body).toEqual({ success: true });
  });

  test('[21] new codes don’t allow more than twenty wrong codes a day, and the limit ends without an admin', async () => {
    const api = await startApi(await open());
    for (let round = 0; round < 4; round += 1) {
      const otp = await api.requestCode(email);
      for (const step of [1, 2, 3, 4, 5])
        expect((await api.post('/verify-otp', { email, otp: wrongCode(otp, step) })).body).toEqual({
          success: false,
        });
      api.pass({ minutes: 20 });
    }
    const otp = await api.requestCode(email);
    const refused = await api.post('/verify-otp', { email, otp });
    expect([refused.status, refused.body]).toEqual([200, { success: false }]);
    api.pass({ days: 1 });
    const later = await api.requestCode(email);
    expect((await api.post('/verify-otp', { email, otp: later })).body).toEqual({ success: true });
  });

  test('[21] the twenty wrong codes a day count for verification and reset together', async () => {
    const api = await startApi(await open());
    const person = newPerson({ email });
    const guess = async (path: string, right: string) => {
      for (const step of [1, 2, 3, 4, 5])
        await api.post(path, { email, otp: wrongCode(right, step), newPassword: person.password });
      api.pass({ minutes: 20 });
    };
    for (let round = 0; round < 2; round += 1) await guess('/verify-otp', await api.requestCode(email));
    await api.signUp(person);
    for (let round = 0; round < 2; round += 1) {
      api.pass({ minutes: 1 });
      await api.post('/send-reset-otp', { email });
      await guess('/reset-password', api.codeFor(email));
    }
    await api.post('/send-reset-otp', { email });
    const otp = api.codeFor(email);
    const newPassword = 'Another-chai-2026';
    const refused = await api.post('/reset-password', { email, otp, newPassword });
    // Otherwise twenty guesses would tell who has an account: an unknown email has no code to guess at.
    const unknown = await api.post('/reset-password', { email: newPerson().email, otp, newPassword });
    expect([refused.status, refused.body]).toEqual([400, { error: messages.badOtp, code: 'invalid-otp' }]);
    expect([unknown.status, unknown.body]).toEqual([400, { error: messages.badOtp, code: 'invalid-otp' }]);
    expect(await api.signIn(person)).not.toBe('');
  });

  test('guesses for an address without a code don’t count for its owner', async () => {
    const api = await startApi(await open());
    for (let time = 0; time < 25; time += 1) await api.post('/verify-otp', { email, otp: '123456' });
    const otp = await api.requestCode(email);
    expect((await api.post('/verify-otp', { email, otp })).body).toEqual({ success: true });
  });

  test('[13] a client may send 60 wrong codes in 15 minutes for any addresses, and other clients are not affected', async () => {
    const api = await startApi(await open());
    const otp = await api.requestCode(email);
    for (let time = 0; time < 60; time += 1)
      expect(
        (await api.post('/verify-otp', { email: `invented${time}@example.edu`, otp: '123456' })).body,
      ).toEqual({ success: false });
    const refused = await api.post('/verify-otp', { email, otp });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    const newPassword = 'Another-pass-1';
    expect((await api.post('/reset-password', { email, otp, newPassword })).status).toBe(429);
    expect((await api.post('/verify-otp', { email, otp }, { from: '198.51.100.1' })).body).toEqual({
      success: true,
    });
    api.pass({ minutes: 15 });
    expect((await api.post('/verify-otp', { email, otp })).status).toBe(200);
  });

  test('[13] wrong codes of password resets count for the client in the same way', async () => {
    const api = await startApi(await open());
    const guess = { otp: '123456', newPassword: 'Another-pass-1' };
    for (let time = 0; time < 60; time += 1) {
      const body = { ...guess, email: `invented${time}@example.edu` };
      expect((await api.post('/reset-password', body)).status).toBe(400);
    }
    const refused = await api.post('/reset-password', { ...guess, email });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect((await api.post('/verify-otp', { email, otp: guess.otp })).status).toBe(429);
  });

  test('[23] a client can request 300 codes an hour, and the site sends at most MAILS_PER_HOUR mails', async () => {
    const database = await open();
    const api = await startApi(database);
    for (let time = 0; time < 300; time += 1) await api.requestCode(`student${time}@example.edu`);
    const refused = await api.post('/send-otp', { email });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await api.post('/send-reset-otp', { email })).status).toBe(429);
    expect((await api.post('/send-otp', { email }, { from: '198.51.100.1' })).status).toBe(200);

    const small = await startApi(database, { env: { MAILS_PER_HOUR: '301' } });
    const over = await small.post('/send-otp', { email: 'late@example.edu' }, { from: '198.51.100.2' });
    expect([over.status, over.body.error]).toEqual([429, expect.stringContaining('too many mails')]);
  });

  test('[22] a code for one address does not verify another, and a registration code does not reset a password', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const otp = await api.requestCode(email);
    expect((await api.post('/verify-otp', { email: 'other@example.edu', otp })).body).toEqual({
      success: false,
    });
    expect((await api.post('/reset-password', { email, otp, newPassword: 'Another-pass-1' })).status).toBe(
      400,
    );
    await api.post('/send-reset-otp', { email: person.email });
    await api.app.close();
    const resetOtp = api.codeFor(person.email);
    const again = await startApi(await open());
    expect((await again.post('/verify-otp', { email: person.email, otp: resetOtp })).body).toEqual({
      success: false,
    });
  });

  test('[23] one code a minute and five an hour, and the answer says how long to wait', async () => {
    const api = await startApi(await open());
    await api.requestCode(email);
    api.pass({ seconds: 20 });
    const early = await api.post('/send-otp', { email: email.toUpperCase() });
    expect([early.status, early.headers['retry-after']]).toEqual([429, '40']);
    expect(early.body.error).toContain('40 seconds');
    for (let more = 0; more < 4; more += 1) {
      api.pass({ seconds: 60 });
      await api.requestCode(email);
    }
    api.pass({ seconds: 60 });
    const sixth = await api.post('/send-otp', { email });
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, String(3600 - 20 - 5 * 60)]);
    expect(api.mails).toHaveLength(5);
  });

  test('[24] after a resend both codes work, and their wrong guesses count together', async () => {
    const api = await startApi(await open());
    const first = await api.requestCode(email);
    for (const step of [1, 2, 3]) await api.post('/verify-otp', { email, otp: wrongCode(first, step) });
    api.pass({ minutes: 1 });
    const second = await api.requestCode(email);
    expect((await api.post('/verify-otp', { email, otp: first })).body).toEqual({ success: true });
    expect((await api.post('/verify-otp', { email, otp: second })).body).toEqual({ success: true });

    api.pass({ minutes: 30 });
    const third = await api.requestCode(email);
    for (const step of [1, 2, 3]) await api.post('/verify-otp', { email, otp: wrongCode(third, step) });
    api.pass({ minutes: 1 });
    const fourth = await api.requestCode(email);
    const miss = [1, 2, 3, 4, 5, 6].map((step) => wrongCode(fourth, step)).filter((otp) => otp !== third);
    for (const otp of miss.slice(0, 2)) await api.post('/verify-otp', { email, otp });
    expect((await api.post('/verify-otp', { email, otp: fourth })).body).toEqual({ success: false });
    expect((await api.post('/verify-otp', { email, otp: third })).body).toEqual({ success: false });
  });

  test('[26] [27] no response and no log line contains a code, and a code in the URL is rejected', async () => {
    const database = await open();
    const api = await startApi(database);
    const sent = await api.post('/send-otp', { email });
    const otp = api.codeFor(email);
    const inAddress = await api.post(`/verify-otp?email=${encodeURIComponent(email)}&otp=${otp}`);
    expect(inAddress.status).toBe(400);
    const rows = await database.db.selectFrom('codes').selectAll().execute();
    for (const text of [
      sent.text,
      JSON.stringify(sent.headers),
      inAddress.text,
      api.logLines.join('\n'),
      JSON.stringify(rows),
    ])
      expect(text).not.toContain(otp);
  });

  test('[26] registering, logging in, resetting the password and changing the email leave no secret in a log or answer', async () => {
    const api = await startApi(await open(), { env: { LOG_LEVEL: 'trace' } });
    const answers: string[] = [];
    const secrets: string[] = [];
    const call = async (path: string, body: object, token?: string) => {
      const answer = await api.post(path, body, token === undefined ? {} : { token });
      const cookies = [answer.headers['set-cookie'] ?? []].flat().map(String);
      secrets.push(...cookies.map((cookie) => /=([^;]*)/.exec(cookie)?.[1] ?? ''));
      const { token: given = '', ...rest } = answer.body;
      if (given !== '') secrets.push(String(given));
      answers.push(JSON.stringify([rest, { ...answer.headers, 'set-cookie': undefined }]));
      return { status: answer.status, token: String(given) };
    };
    const person = newPerson();
    const { email, password } = person;
    const newPassword = 'Winter-kettle-88';
    await call('/send-otp', { email });
    const otp = api.codeFor(email);
    for (const guess of [wrongCode(otp), otp, otp]) await call('/verify-otp', { email, otp: guess });
    expect((await call('/register', person)).status).toBe(201);
    await call('/login', { email, password: newPassword });
    for (const linkFirst of [false, true]) {
      api.pass({ minutes: 2 });
      const before = api.mails.length;
      await call('/send-reset-otp', { email });
      await expect.poll(() => api.mails.length).toBe(before + 1);
      const mail = api.mails.at(-1);
      if (mail?.purpose !== 'reset') throw new Error('no reset mail');
      const link = parseLinkFragment(new URL(mail.link).hash.slice(1))?.secret ?? '';
      secrets.push(link);
      const right = linkFirst ? link : mail.code;
      for (const guess of [wrongCode(mail.code), right, right])
        await call('/reset-password', { email, otp: guess, newPassword: linkFirst ? password : newPassword });
    }
    const { token } = await call('/login', { email, password });
    const newEmail = newPerson().email;
    await call('/api/account/email', { newEmail, password }, token);
    const [currentCode, newCode] = [api.codeFor(email), api.codeFor(newEmail)];
    for (const guess of [wrongCode(newCode), newCode])
      await call('/api/account/email/confirm', { currentCode, newCode: guess }, token);
    expect((await api.get('/user', { token })).body.email).toBe(newEmail);

    const allText = [...api.logLines, ...answers].join('\n');
    const codes = api.mails.map(({ code }) => code);
    expect([api.logLines.length, codes.length]).toEqual([expect.any(Number), 5]);
    for (const secret of [...codes, ...secrets, password, newPassword]) {
      expect(secret).toMatch(/^.{6,}$/);
      expect(allText).not.toContain(secret);
    }
    expect(api.logLines.join('\n')).not.toContain(email);
  });

  test('[31] an e-mail with an account gets 409 and no mail, and the number of such requests is limited', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const mailsBefore = api.mails.length;
    for (let time = 0; time < 60; time += 1)
      expect((await api.post('/send-otp', { email: person.email })).status).toBe(409);
    expect((await api.post('/send-otp', { email: person.email })).status).toBe(429);
    expect((await api.post('/send-otp', { email: newPerson().email })).status).toBe(429);
    expect(api.mails).toHaveLength(mailsBefore);
    // The checks of the form have a limit of their own.
    expect((await api.post('/check-availability', { username: 'free_name' })).status).toBe(200);
  });

  test('[60] a code and its mail are stored together or not at all', async () => {
    const database = await open();
    const api = await startApi(database, { env: { MAILS_PER_HOUR: '1' } });
    await api.requestCode(email);
    expect((await api.post('/send-otp', { email: 'late@example.edu' })).status).toBe(429);
    const codes = await database.db.selectFrom('codes').select('email_key').execute();
    expect(codes).toEqual([{ email_key: email }]);
    expect(await database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });
});
