import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { postJson } from '../../tests/server/send-over-http.ts';
import { useServerProcesses } from '../../tests/server-process.ts';
import { runCommand } from '../../tests/run-command.ts';
import { findFreePort } from '../dev/free-port.ts';

/** The server as `npm start` runs it. */
const { dataDir, start } = useServerProcesses(fileURLToPath(await bundleServer()));

/** The value of a line such as `name{label="value"} 3`; undefined where there is none. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

test('[59] metrics are on their own port, and not on the port of the site', async () => {
  const metricsPort = await findFreePort();
  const server = start({ METRICS_PORT: String(metricsPort) });
  const url = await server.url;
  for (let tries = 0; tries < 11; tries += 1)
    await postJson(`${url}/login`, { email: 'nobody@example.edu', password: 'Wrong-passw0rd' });
  await postJson(`${url}/send-otp`, { email: 'meera@example.edu' });
  await fetch(`${url}/no/such/page`);
  await fetch(`${url}/api/account/sessions/secret-of-somebody`, { method: 'DELETE' });

  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const requests = (labels: string) => valueOf(text, `http_request_duration_seconds_count{${labels}}`);
  expect(requests('method="POST",route="/login",status="401"')).toBe(10);
  expect(requests('method="POST",route="/login",status="429"')).toBe(1);
  expect(requests('method="DELETE",route="/api/account/sessions/:id",status="401"')).toBe(1);
  expect(requests('method="GET",route="unknown",status="404"')).toBe(1);
  expect(valueOf(text, 'site_limits_reached_total{limit="login to an account"}')).toBe(1);
  expect(valueOf(text, 'site_mails_total{outcome="sent"}')).toBe(1);
  expect(valueOf(text, 'site_mails{state="waiting"}')).toBe(0);
  expect(valueOf(text, 'site_hash_queue{state="inside"}')).toBe(0);
  expect(valueOf(text, 'site_database_up')).toBe(1);
  expect(valueOf(text, 'site_database_connections{pool="writes",state="open"}')).toBe(1);
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(text).not.toMatch(/secret-of-somebody|meera|nobody@|such/);
  await expect
    .poll(async () =>
      valueOf(
        await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
        'site_search_index_bytes',
      ),
    )
    .toBeGreaterThan(0);

  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/health`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'POST' })).status).toBe(405);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

test('counts failed attempts to send mail, and queued mails', async () => {
  const rejecting = createServer((socket) => socket.end('554 no\r\n'));
  await new Promise<void>((resolve) => rejecting.listen(0, '127.0.0.1', resolve));
  const metricsPort = await findFreePort();
  const server = start({
    METRICS_PORT: String(metricsPort),
    SMTP_URL: `smtp://127.0.0.1:${(rejecting.address() as AddressInfo).port}`,
  });
  await postJson(`${await server.url}/send-otp`, { email: 'meera@example.edu' });
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(valueOf(text, 'site_mails_total{outcome="failed"}')).toBeGreaterThan(0);
  expect(valueOf(text, 'site_mails{state="waiting"}')).toBe(1);
  rejecting.close();
});

test('a port that is in use stops the start with one line', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const server = start({ METRICS_PORT: String(port) });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain(
    `First Commit can't start: METRICS_PORT ${port} of HOST 127.0.0.1 can't be listened on: another program has this port. Stop that program, or set another port.\n`,
  );
  taken.close();
});

test('a running server backs itself up where BACKUP_DIR says, and the doctor finds it', async () => {
  const backups = `${dataDir()}/backups`;
  const server = start({ BACKUP_DIR: backups });
  await server.url;
  await expect.poll(server.output).toMatch(/a backup was made/);
  const place = { dataDir: dataDir(), databaseUrl: undefined };
  const { stdout } = await runCommand('doctor.ts', [], place, undefined, { BACKUP_DIR: backups });
  expect(stdout).toMatch(/ok    backups   the newest backup in \S+backups is 0\.0 hours old/);
});
