import { expect, test } from 'vitest';
import { startApi } from '../../tests/api.ts';
import { makeTestDatabase } from '../../tests/engines.ts';
import { openDatabase } from '../database/open.ts';

async function ask(env: Record<string, string>, path: string) {
  const place = await makeTestDatabase('sqlite');
  const database = await openDatabase(place);
  const api = await startApi(database, { env });
  const response = await api.get(path);
  await api.app.close();
  await database.close();
  await place.remove();
  return response;
}

test('security.txt says whom to tell, and never expires', async () => {
  const env = { SECURITY_CONTACT: 'security@club.example.org', PUBLIC_URL: 'https://club.example.org' };
  const { status, text, headers } = await ask(env, '/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  // The tests' clock says 21 November 2026.
  expect(text).toBe(`Contact: mailto:security@club.example.org
Expires: 2027-02-19T00:00:00Z
Preferred-Languages: en
Canonical: https://club.example.org/.well-known/security.txt
`);
});

test('without a setting the sender of the mails is told', async () => {
  const { text } = await ask({ MAIL_FROM: 'The Club <hello@club.example.org>' }, '/.well-known/security.txt');
  expect(text).toContain('Contact: mailto:hello@club.example.org\n');
});

test('[59] the API reference can be turned off', async () => {
  for (const path of ['/api/docs', '/api/docs/openapi.json']) {
    expect((await ask({}, path)).status).toBe(200);
    expect((await ask({ API_DOCS: 'off' }, path)).status).toBe(404);
  }
});
