import { expect, test } from 'vitest';
import { startApi } from '../../tests/api.ts';
import { makeTestDatabase } from '../../tests/engines.ts';
import { openDatabase } from '../database/open.ts';

async function getFile(env: Record<string, string>, path: string) {
  const testDatabase = await makeTestDatabase('sqlite');
  const database = await openDatabase(testDatabase);
  const api = await startApi(database, { env });
  const response = await api.get(path);
  await api.app.close();
  await database.close();
  await testDatabase.remove();
  return response;
}

test('security.txt names the contact, and never expires', async () => {
  const env = { SECURITY_CONTACT: 'security@club.example.org', PUBLIC_URL: 'https://club.example.org' };
  const { status, text, headers } = await getFile(env, '/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  // The tests' clock says 21 November 2026.
  expect(text).toBe(`Contact: mailto:security@club.example.org
Expires: 2027-02-19T00:00:00Z
Preferred-Languages: en
Canonical: https://club.example.org/.well-known/security.txt
`);
});

test('without the setting it contains the sender of the mails', async () => {
  const { text } = await getFile(
    { MAIL_FROM: 'The Club <hello@club.example.org>' },
    '/.well-known/security.txt',
  );
  expect(text).toContain('Contact: mailto:hello@club.example.org\n');
});

test('[59] the API reference can be turned off', async () => {
  for (const path of ['/api/docs', '/api/docs/openapi.json']) {
    expect((await getFile({}, path)).status).toBe(200);
    expect((await getFile({ API_DOCS: 'off' }, path)).status).toBe(404);
  }
});
