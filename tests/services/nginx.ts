import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { canInstallPackages, installPackage } from '../../commands/test/debian-packages.ts';
import { findFreePort } from '../../commands/dev/free-port.ts';
import { projectRoot } from '../../pipeline/project-root.ts';

/**
 * nginx in front of two servers, configured as in docs/deploy/ but without TLS. It balances requests
 * round-robin.
 */
export type TestNginx = {
  url: string;
  /** Stops sending requests to the server on that port. Resolves when nginx has applied it. */
  removeServer(port: number): Promise<void>;
  /** Sends requests to both servers again. */
  restoreServers(): Promise<void>;
  stop(): Promise<void>;
};

/** In the tests, nginx adds this header with the server that has responded: `127.0.0.1:PORT`. */
export const serverHeader = 'x-answered-by';

const deploy = join(projectRoot, 'docs', 'deploy');
const startSeconds = 10;

function findNginx(): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path));
}

/** Whether tests can use nginx: it is installed, or it can be installed because this is root on Debian. */
export function isNginxAvailable(): boolean {
  return findNginx() !== undefined || canInstallPackages();
}

/** The message of a run without nginx. */
export const nginxSkippedMessage =
  'The tests of two servers behind nginx are skipped, because nginx is not installed. To run them, install it or run the tests as root on Debian.';

/** The path of nginx. As root on Debian, installs the package if it is missing. */
function ensureNginx(): string {
  if (findNginx() === undefined && canInstallPackages()) {
    console.log('Installing nginx for the tests (apt-get install nginx-light) …');
    installPackage('nginx-light');
  }
  const path = findNginx();
  if (path === undefined) throw new Error(nginxSkippedMessage);
  return path;
}

/** The configuration of the site without TLS. Everything else is as in docs/deploy/. */
function createSiteConfig(url: URL): string {
  return readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace(/server \{\s+listen 80;.*?\n\}\n/s, '')
    .replace('listen 443 ssl http2;', `listen ${url.host};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replace('proxy_pass http://127.0.0.1:3000;', 'proxy_pass http://first_commit;')
    .replace('location / {', `add_header ${serverHeader} $upstream_addr always;\n    location / {`);
}

/** The upstream block, in which removed servers are marked `down`. */
function createUpstreamConfig(
  ports: readonly [number, number],
  isRemoved: (port: number) => boolean,
): string {
  return readFileSync(join(deploy, 'nginx-two-servers.conf'), 'utf8').replaceAll(
    /127\.0\.0\.1:300([12]);/g,
    (_, place: string) => {
      const port = ports[Number(place) - 1] ?? 0;
      return `127.0.0.1:${port}${isRemoved(port) ? ' down' : ''};`;
    },
  );
}

/** Starts nginx on a free port, in front of the servers on these ports. */
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
  writeFileSync(join(folder, 'site.conf'), createSiteConfig(url));
  const writeUpstream = (isRemoved: (port: number) => boolean) =>
    writeFileSync(join(folder, 'upstream.conf'), createUpstreamConfig(ports, isRemoved));
  writeUpstream(() => false);

  const child = spawn(ensureNginx(), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));

  /** The ports of the servers that respond to this many requests. */
  const findRespondingServers = async (count: number): Promise<Set<number>> => {
    const responding: number[] = [];
    for (let sent = 0; sent < count; sent += 1) {
      const { headers } = await fetch(`${url.href}health`, { headers: { connection: 'close' } });
      responding.push(Number(headers.get(serverHeader)?.split(':').at(-1)));
    }
    return new Set(responding);
  };
  const waitFor = async (isDone: () => Promise<boolean>): Promise<void> => {
    for (const deadline = Date.now() + startSeconds * 1000; ; await sleep(50)) {
      if (await isDone().catch(() => false)) return;
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`nginx did not start or reload in time:\n${errorOutput}`);
    }
  };
  /** The ids of nginx's worker processes. Empty on a system without `/proc`. */
  const listWorkers = (): string[] => {
    const children = `/proc/${child.pid}/task/${child.pid}/children`;
    return existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ') : [];
  };
  const reload = async (activePorts: readonly number[]) => {
    const oldWorkers = listWorkers();
    child.kill('SIGHUP');
    await waitFor(async () => {
      // Old workers finish their requests with the old configuration.
      const workers = listWorkers();
      if (oldWorkers.some((worker) => workers.includes(worker))) return false;
      const responding = await findRespondingServers(6);
      return responding.size === activePorts.length && activePorts.every((port) => responding.has(port));
    });
  };
  await waitFor(async () => (await findRespondingServers(1)).size === 1);
  return {
    url: url.origin,
    removeServer: async (port) => {
      writeUpstream((each) => each === port);
      await reload(ports.filter((each) => each !== port));
    },
    restoreServers: async () => {
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
