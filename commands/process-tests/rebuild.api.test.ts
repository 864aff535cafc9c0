import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { startApi } from '../../tests/api.ts';
import { makeTestDatabase } from '../../tests/engines.ts';
import { openDatabase } from '../../server/database/open.ts';

/** Enough files that many requests fall into the moment of the installation. */
const pageCount = 600;

function writeBuild(folder: string, name: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const file = `page-${index}/index.html`;
    write(`client/${file}`, `<h1>${name}</h1>`);
    return [`/page-${index}`, { file, scripts: [`sha256-${name}=`], styles: [] }];
  });
  write('client/unknown.html', 'none');
  write('client/generated/playground.html', name);
  write('client/generated/playground-shell.html', name);
  write('client/generated/lesson-search.json', '[]');
  write(`client/assets/app-${name}.js`, name);
  write(
    'pages.json',
    JSON.stringify({
      pages: Object.fromEntries(pages),
      notFound: { file: 'unknown.html', scripts: [], styles: [] },
    }),
  );
}

test('no request fails during the switch to a new build, and every page has the policy of its own build', async () => {
  const place = await makeTestDatabase('sqlite');
  const database = await openDatabase(place);
  const folder = mkdtempSync(join(tmpdir(), 'first-commit-rebuild-'));
  const [build, staging] = [join(folder, 'build'), join(folder, 'staging')];
  writeBuild(build, 'first');
  writeFileSync(join(build, 'assets.json'), JSON.stringify(['client/assets/app-first.js']));
  writeBuild(staging, 'second');
  const { app } = await startApi(database, { buildDir: build });
  try {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const install = promisify(execFile)(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { installBuild } from './pipeline/install-build.ts'; installBuild(...process.argv.slice(1))`,
        staging,
        build,
      ],
      { cwd: projectRoot },
    );
    let installed = false;
    void install.finally(() => (installed = true));
    let page = 0;
    let isNew = false;
    const until = Date.now() + 15_000;
    while ((!installed || !isNew) && Date.now() < until) {
      const responses = await Promise.all(
        [
          `/page-${page++ % pageCount}`,
          '/assets/app-first.js',
          '/generated/lesson-search.json',
          '/playground',
        ].map(async (path) => {
          const response = await fetch(url + path, { headers: { accept: 'text/html' } });
          return {
            status: response.status,
            text: await response.text(),
            policy: response.headers.get('content-security-policy'),
          };
        }),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const name = responses[0]?.text.includes('second') ? 'second' : 'first';
      expect(responses[0]?.policy).toContain(`sha256-${name}=`);
      isNew = name === 'second';
    }
    await install;
    expect(isNew).toBe(true);
    expect((await fetch(`${url}/assets/app-second.js`)).status).toBe(200);
  } finally {
    await app.close();
    await database.close();
    await place.remove();
    rmSync(folder, { recursive: true });
  }
});
