import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import DoIUse, { type FeatureUsage } from 'doiuse';
import postcss from 'postcss';
import packageFile from '../../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..', '..', '..');
const client = join(root, 'build', 'client');

/** The assets of the newest build, which stand beside those of the build before it. */
function listAssets(ending: string): string[] {
  const assets = JSON.parse(readFileSync(join(root, 'build', 'assets.json'), 'utf8')) as string[];
  return assets.filter((path) => path.endsWith(ending)).map((path) => join(root, 'build', path));
}

/** The scripts in a page or a result, each as a file of its own in `folder`. */
function writeInlineScripts(path: string, folder: string): string[] {
  const html = readFileSync(join(client, path), 'utf8');
  return [...html.matchAll(/<script>((?:(?!<\/script>)[^])+)<\/script>/g)].map(([, script = ''], index) => {
    const file = join(folder, `${path.replaceAll(/\W/g, '-')}-${index}.js`);
    writeFileSync(file, script);
    return file;
  });
}

/**
 * The newest names that a script may use, although they are newer than ES2022: what all browsers of the list have, what
 * app/language-stand-ins.ts brings, and what a library asks for before it uses it.
 */
const allowedNames = {
  everywhere: ['ArrayFindLast', 'ArrayFindLastIndex'],
  standIns: [
    'ArrayToReversed',
    'ArrayToSorted',
    'ArrayToSpliced',
    'ArrayWith',
    'MapGroupBy',
    'StringIsWellFormed',
  ],
  askedFor: ['Uint8ArrayFromHex', 'Uint8ArrayToBase64', 'Uint8ArrayToHex'],
};

/** Runs ES Check over the files and returns what it finds, one line for each. */
function checkScripts(files: readonly string[], allowed: readonly string[]): string {
  try {
    execFileSync(
      process.execPath,
      [
        join(root, 'node_modules', 'es-check', 'lib', 'cli', 'index.js'),
        'es2022',
        ...files,
        '--module',
        '--checkFeatures',
        '--noColor',
        `--ignore=${allowed.join()}`,
      ],
      { encoding: 'utf8', stdio: 'pipe' },
    );
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return [...`${stdout}${stderr}`.matchAll(/erroring file: (\S+)[^]*?error: (.*)/g)]
      .map(([, file = '', reason]) => `${basename(file)}: ${reason}`)
      .join('\n');
  }
}

test('scripts use only what the oldest browsers know or the stand-ins bring', () => {
  const { everywhere, standIns, askedFor } = allowedNames;
  expect(checkScripts(listAssets('.js'), [...everywhere, ...standIns, ...askedFor])).toBe('');
});

test('scripts of pages and results, where no stand-ins come, use only what the oldest browsers know', () => {
  const folder = test.info().outputPath('scripts');
  mkdirSync(folder, { recursive: true });
  const files = [
    'index.html',
    'learning/html/intro/index.html',
    'results/html/intro/first-page.html',
    'generated/playground.html',
    'generated/playground-shell.html',
  ].flatMap((path) => writeInlineScripts(path, folder));
  expect(files.length).toBeGreaterThan(3);
  expect(checkScripts(files, allowedNames.everywhere)).toBe('');
});

test('the check of scripts finds what an old browser lacks', () => {
  const folder = test.info().outputPath('scripts');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'new.js');
  writeFileSync(file, 'export const sorted = [3, 1].toSorted();');
  expect(checkScripts([file], allowedNames.everywhere)).toContain('ArrayToSorted');
});

/** Features of CSS that some of the browsers lack, and why a page is as good without. */
const dispensableFeatures: Record<string, string> = {
  'css-media-scripting': 'what is shown without scripts alone, beside what is printed; scripts run',
  'css-has': 'Firefox before 121: signs of a choice or of the focus, which the control shows too',
  'css-content-visibility': 'saves time in the layout of long pages',
  'css-touch-action': 'Safari 16.4 has the value that is used with another one beside it',
  'css-subgrid': 'Chrome before 117: neighbours of unequal height',
  'extended-system-fonts': 'names of fonts before others',
  'css-paged-media': 'Safari: printed pages have its own margins',
  'css-autofill': 'Firefox has the name without a prefix, and its own colours are readable',
};

test('style sheets use only what the oldest browsers know, but for what a page is as good without', async () => {
  const missing = new Map<string, string>();
  const onFeatureUsage = ({ feature, featureData, usage }: FeatureUsage) => {
    if (featureData.missing && !(feature in dispensableFeatures))
      missing.set(feature, `${featureData.missing}: ${String(usage)}`);
  };
  for (const file of listAssets('.css'))
    await postcss([new DoIUse({ browsers: packageFile.browserslist, onFeatureUsage })]).process(
      readFileSync(file, 'utf8'),
      { from: file },
    );
  expect(Object.fromEntries(missing)).toEqual({});
});
