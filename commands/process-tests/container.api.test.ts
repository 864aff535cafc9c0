import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { secretNames } from '../../server/settings/environment.ts';
import { settingNames } from '../../server/settings/settings.ts';

const root = join(import.meta.dirname, '..', '..');
const lockSchema = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });
const lock = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/** What the image holds: the paths that its last stage takes from the build. */
function readImagePaths(): string[] {
  const lastStage =
    readFileSync(join(root, 'container/Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  return [...lastStage.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' ').map((path) => path.replace('/site/', '')),
  );
}

/** What the image runs, after Node itself. */
function readImageCommand(): string[] {
  const [, command = ''] = /^CMD (.+)$/m.exec(readFileSync(join(root, 'container/Dockerfile'), 'utf8')) ?? [];
  const [, ...parameters] = z.array(z.string()).parse(JSON.parse(command));
  return parameters;
}

let image: string;
beforeEach(() => {
  image = mkdtempSync(join(tmpdir(), 'first-commit-image-'));
});
afterEach(() => rmSync(image, { recursive: true }));

/** Lays the image's files out in a folder, with those packages alone that production has. */
function layOut(): void {
  for (const path of readImagePaths()) {
    if (path === 'node_modules' || path === 'sbom.cdx.json') continue;
    if (path === 'build' && !existsSync(join(root, path))) continue;
    cpSync(join(root, path), join(image, path), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
  }
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    if (!path.startsWith('node_modules/') || path.includes('/node_modules/') || dev) continue;
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(image, path)), { recursive: true });
    symlinkSync(join(root, path), join(image, path));
  }
  cpSync(
    join(root, 'node_modules', '.installed-lockfile'),
    join(image, 'node_modules', '.installed-lockfile'),
  );
}

function run(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: image,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: join(image, 'data'), ...env },
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    // The server: it is well, so it may go.
    if (output.includes('First Commit listens on')) child.kill('SIGTERM');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

test('the server and the production commands run with the files of the image', async () => {
  await bundleServer();
  layOut();
  const unit = readFileSync(join(root, 'docs/deploy/first-commit.service'), 'utf8');
  expect(unit, 'systemd starts the same').toContain(`/node ${readImageCommand().join(' ')}\n`);
  const server = await run(readImageCommand(), { PORT: '0' });
  expect(server).toEqual({ code: 0, output: expect.stringContaining('First Commit listens on') });
  const measured = await run(readImageCommand(), { PORT: '0', METRICS_PORT: '0' });
  expect(measured.code).toBe(0);
  const databaseCommands = ['backup', 'restore', 'move', 'migrate'].map((name) => `database/${name}`);
  for (const command of ['user', 'doctor', 'seed', ...databaseCommands])
    expect(await run([`commands/${command}.ts`, '--help'], {}), command).toMatchObject({ code: 0 });
});

test('the image contains no secrets, no data and no development tools', () => {
  const ignored = readFileSync(join(root, 'container/Dockerfile.dockerignore'), 'utf8').split('\n');
  for (const name of [
    '.git',
    '.env',
    'data',
    'node_modules',
    'build',
    '**/*.secret',
    '**/*.test.ts',
    'container',
  ])
    expect(ignored).toContain(name);
  // The last stage takes node_modules from the build as this leaves it.
  expect(readFileSync(join(root, 'container/Dockerfile'), 'utf8')).toMatch(
    /commands\/build\.ts && npm prune --omit=dev /,
  );
});

test('the image’s list of packages names each package that is installed', async () => {
  const [, command = ''] =
    /^RUN npm (sbom .+) > sbom\.cdx\.json$/m.exec(readFileSync(join(root, 'container/Dockerfile'), 'utf8')) ??
    [];
  // The image's build has no NODE_ENV; a test before this one in the same process may have set it by a build.
  const { NODE_ENV: _, ...environment } = process.env;
  const { stdout } = await promisify(execFile)('npm', command.split(' '), {
    cwd: root,
    env: environment,
    maxBuffer: 50 * 1024 * 1024,
  });
  const listed = new Set(
    z
      .object({ components: z.array(z.object({ purl: z.string() })) })
      .parse(JSON.parse(stdout))
      .components.map(({ purl }) => decodeURIComponent(/^pkg:npm\/(.+)@[^@]+$/.exec(purl)?.[1] ?? purl)),
  );
  const installed = Object.keys(lock.packages).filter(
    (path) => path.startsWith('node_modules/') && existsSync(join(root, path)),
  );
  const names = installed.map((path) =>
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
});

const composeSchema = z.object({
  services: z.object({
    site: z.object({
      build: z.object({ context: z.string(), dockerfile: z.string() }),
      environment: z.record(z.string(), z.string()),
      secrets: z.array(z.string()),
      volumes: z.array(z.string()),
    }),
  }),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

test('the compose file names settings, secrets and volumes that exist', () => {
  const { services, volumes, secrets } = composeSchema.parse(
    parse(readFileSync(join(root, 'container/compose.yaml'), 'utf8')),
  );
  const { context, dockerfile } = services.site.build;
  expect(existsSync(join(root, 'container', context, dockerfile)), dockerfile).toBe(true);
  const known = [...settingNames, ...secretNames.map((name) => `${name}_FILE`)];
  for (const [name, value] of Object.entries(services.site.environment)) {
    expect(known).toContain(name);
    const secret = /^\/run\/secrets\/(.+)$/.exec(value)?.[1];
    if (secret !== undefined) expect(services.site.secrets).toContain(secret);
  }
  expect(Object.keys(secrets)).toEqual(services.site.secrets);
  for (const volume of services.site.volumes) {
    const [from = ''] = volume.split(':');
    if (!from.startsWith('.')) expect(Object.keys(volumes)).toContain(from);
  }
});
