import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '../server/environment.ts';
import { readSettings, SettingsError } from '../server/settings.ts';
import { makeStaticFiles } from './make-static-files.ts';
import { projectRoot } from './project-root.ts';

/** A port that is free on this machine right now. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** The same site with hot reload: pages from Vite on PORT, the API restarted by Node on every change of its files. */
async function develop(): Promise<void> {
  const { host, port } = readSettings(readEnvironment());
  await makeStaticFiles();
  const apiPort = await findFreePort();
  const start = (program: string[], environment: NodeJS.ProcessEnv) =>
    spawn(process.execPath, program, { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ...environment } });
  const children = [
    start(['--watch', '--watch-preserve-output', 'server/main.ts'], { PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL: `http://${host}:${port}` }),
    start(['node_modules/@react-router/dev/bin.cjs', 'dev', '--host', host, '--port', String(port), '--strictPort'],
      { FIRST_COMMIT_API: `http://127.0.0.1:${apiPort}` }),
  ];
  const stop = () => children.forEach((child) => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
  for (const child of children) child.once('exit', (code) => { process.exitCode ??= code ?? 0; stop(); });
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))));
  process.exit();
}

if (process.argv.includes('--help')) {
  console.log('npm run dev: the site on http://HOST:PORT with hot reload of pages and restart of the server on a change.');
} else {
  await develop().catch((error: unknown) => {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
}
