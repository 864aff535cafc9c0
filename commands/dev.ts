import { spawn } from 'node:child_process';
import { readEnvironment } from '../server/environment.ts';
import { readSettings, SettingsError } from '../server/settings.ts';
import { findFreePort } from './free-port.ts';
import { makeStaticFiles } from '../pipeline/make-static-files.ts';
import { projectRoot } from '../pipeline/project-root.ts';

/** The same site with hot reload: pages from Vite on PORT, the API restarted by Node on every change of its files. */
async function develop(): Promise<void> {
  const { host, port } = readSettings(readEnvironment());
  await makeStaticFiles();
  const apiPort = await findFreePort();
  const start = (program: string[], environment: NodeJS.ProcessEnv) =>
    spawn(process.execPath, program, {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
  const children = [
    start(['--watch', '--watch-preserve-output', 'server/main.ts'], {
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://${host}:${port}`,
    }),
    start(
      [
        'node_modules/@react-router/dev/bin.cjs',
        'dev',
        '--host',
        host,
        '--port',
        String(port),
        '--strictPort',
      ],
      { FIRST_COMMIT_API: `http://127.0.0.1:${apiPort}` },
    ),
  ];
  const stop = () => children.forEach((child) => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
  for (const child of children)
    child.once('exit', (code) => {
      process.exitCode ??= code ?? 0;
      stop();
    });
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))));
  process.exit();
}

if (process.argv.includes('--help')) {
  console.log(
    'npm run dev: the site on http://HOST:PORT with hot reload of pages and restart of the server on a change.',
  );
} else {
  await develop().catch((error: unknown) => {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
}
