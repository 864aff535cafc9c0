import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { canInstallPackages, installPackage } from '../commands/test/debian-packages.ts';
import { findFreePort } from '../commands/dev/free-port.ts';
import { projectRoot } from '../pipeline/project-root.ts';

/**
 * nginx before two servers, as docs/deploy/ describes it, but for the certificate. It takes turns between
 * them.
 */
export type TestNginx = {
  url: string;
  /** Sends nothing more to the server on that port, and resolves when that is so. */
  takeOut(port: number): Promise<void>;
  /** Sends requests to both again. */
  putBack(): Promise<void>;
  stop(): Promise<void>;
};

/** The header of the tests' own in which nginx names the server that answered, as `127.0.0.1:PORT`. */
export const serverHeader = 'x-answered-by';

const deploy = join(projectRoot, 'docs', 'deploy');
const startSeconds = 10;

function findNginx(): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path));
}

/** Whether the tests can have nginx here: it is installed, or this is Debian's root, who can install it. */
export function canHaveNginx(): boolean {
  return findNginx() !== undefined || canInstallPackages();
}

/** What a run without nginx says. */
export const nginxLeftOut =
  'The tests of two servers behind nginx are left out: there is no nginx here. To run them, install it or run the tests as root on Debian.';

/** The path of nginx; as root on Debian, installs the package first where it is missing. */
function ensureNginx(): string {
  if (findNginx() === undefined && canInstallPackages()) {
    console.log('Installing nginx for the tests (apt-get install nginx-light) …');
    installPackage('nginx-light');
  }
  const found = findNginx();
  if (found === undefined) throw new Error(nginxLeftOut);
  return found;
}

/** The server block for TLS as one without: what else it says stays. */
function siteOf(url: URL): string {
  return readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace(/server \{\s+listen 80;.*?\n\}\n/s, '')
    .replace('listen 443 ssl http2;', `listen ${url.host};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replace('proxy_pass http://127.0.0.1:3000;', 'proxy_pass http://first_commit;')
    .replace('location / {', `add_header ${serverHeader} $upstream_addr always;\n    location / {`);
}

/** `isOut`: whether the upstream block marks that server `down`. */
function upstreamOf(ports: readonly [number, number], isOut: (port: number) => boolean): string {
  return readFileSync(join(deploy, 'nginx-two-servers.conf'), 'utf8').replaceAll(
    /127\.0\.0\.1:300([12]);/g,
    (_, place: string) => {
      const port = ports[Number(place) - 1] ?? 0;
      return `127.0.0.1:${port}${isOut(port) ? ' down' : ''};`;
    },
  );
}

/** Starts nginx on a free port before the servers on these two. */
export async function startNginx(ports: readonly [number, number]): Promise<TestNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'first-commit-nginx-'));
  const url = new URL(`http://127.0.0.1:${await findFreePort()}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
    pid ${join(folder, 'pid')};
    error_log stderr warn;
    events {}
    http {
      access_log off;
      ${temporary.join('\n')}
      include ${join(folder, 'upstream.conf')};
      include ${join(folder, 'site.conf')};
    }`,
  );
  writeFileSync(join(folder, 'site.conf'), siteOf(url));
  const writeUpstream = (isOut: (port: number) => boolean) =>
    writeFileSync(join(folder, 'upstream.conf'), upstreamOf(ports, isOut));
  writeUpstream(() => false);

  const child = spawn(ensureNginx(), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));

  /** The servers that answered this many requests in a row. */
  const askWhoAnswers = async (count: number): Promise<Set<number>> => {
    const answers: number[] = [];
    for (let asked = 0; asked < count; asked += 1) {
      const { headers } = await fetch(`${url.href}health`, { headers: { connection: 'close' } });
      answers.push(Number(headers.get(serverHeader)?.split(':').at(-1)));
    }
    return new Set(answers);
  };
  const waitFor = async (isDone: () => Promise<boolean>): Promise<void> => {
    for (const deadline = Date.now() + startSeconds * 1000; ; await sleep(50)) {
      if (await isDone().catch(() => false)) return;
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`nginx did not do as told:\n${said}`);
    }
  };
  /** The ids of nginx's worker processes; empty where `/proc` is missing. */
  const listWorkers = (): string[] => {
    const children = `/proc/${child.pid}/task/${child.pid}/children`;
    return existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ') : [];
  };
  const reload = async (wanted: readonly number[]) => {
    const old = listWorkers();
    child.kill('SIGHUP');
    await waitFor(async () => {
      // The old ones finish their requests by the old configuration.
      const now = listWorkers();
      if (old.some((worker) => now.includes(worker))) return false;
      const answering = await askWhoAnswers(6);
      return answering.size === wanted.length && wanted.every((port) => answering.has(port));
    });
  };
  await waitFor(async () => (await askWhoAnswers(1)).size === 1);
  return {
    url: url.origin,
    takeOut: async (port) => {
      writeUpstream((each) => each === port);
      await reload(ports.filter((each) => each !== port));
    },
    putBack: async () => {
      writeUpstream(() => false);
      await reload(ports);
    },
    stop: async () => {
      child.kill('SIGQUIT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
