import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../tests/run-command.ts';

let folder = '';
const explain = (...words: string[]) =>
  runCommand('explain.ts', words, { dataDir: folder, databaseUrl: undefined });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'explain-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('npm run explain', { timeout: 60_000 }, () => {
  it('prints one JSON object per line, most likely cause first', async () => {
    const file = write(
      'page.html',
      '<style>\n.box { colr: teal; }\n.bxo { margin: 0; }\n</style>\n<p class="box">Hello</p>\n',
    );
    const { code, stdout, stderr } = await explain(file);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { kind: 'dropped-declaration', line: 2, property: 'colr' },
      { kind: 'unmatched-selector', line: 3, selector: '.bxo' },
    ]);
    for (const diagnostic of lines) expect(diagnostic).not.toHaveProperty('verified');
    const allowed = [
      'kind',
      'line',
      'selector',
      'property',
      'value',
      'element',
      'message',
      'fix',
      'edits',
      'verified',
      'follows',
    ];
    for (const diagnostic of lines) expect(allowed).toEqual(expect.arrayContaining(Object.keys(diagnostic)));
  });

  it('marks a fix that was not verified, which has no edits', async () => {
    const file = write('words.html', '<style>.promo { color: teal; }</style><p>Hello</p>');
    const { stdout } = await explain(file);
    const diagnostic = JSON.parse(stdout);
    expect(diagnostic).toMatchObject({ selector: '.promo', verified: false });
    expect(diagnostic).toHaveProperty('fix');
    expect(diagnostic).not.toHaveProperty('edits');
  });

  it('prints nothing for a page without problems', async () => {
    expect(await explain(write('valid.html', '<style>p { color: teal; }</style><p>Hello</p>'))).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
  });

  it('reads a style sheet in the folder of the page', async () => {
    write('look.css', '.box { color: teal }\n.boxx { margin: 0 }');
    const { stdout } = await explain(
      write('linked.html', '<link rel="stylesheet" href="look.css">\n<p class="box">Hello</p>'),
    );
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'unmatched-selector', line: 1, selector: '.boxx' });
  });

  it('reads a page whose link is not a valid URL', async () => {
    const { code, stdout } = await explain(
      write('odd-link.html', '<link rel="stylesheet" href="100%.css">\n<p>Hello</p>'),
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  });

  it('reports a file that it cannot read on one line', async () => {
    const missing = await explain(join(folder, 'none.html'));
    expect(missing).toMatchObject({ code: 1, stdout: '' });
    expect(missing.stderr).toMatch(/^There is no file .*none\.html\.\n$/);
    expect((await explain(folder)).stderr).toMatch(/is not a file\.\n$/);
    expect((await explain(write('bytes.html', Buffer.from([0xff, 0xfe, 0x00])))).stderr).toMatch(
      /is not text in UTF-8\.\n$/,
    );
    expect((await explain()).stderr).toMatch(/^missing required argument 'FILE.html'/);
  });

  it('prints its usage with --help', async () => {
    const { code, stdout } = await explain('--help');
    expect(code).toBe(0);
    expect(stdout).toContain('npm run explain -- [options] <FILE.html>');
  });
});
