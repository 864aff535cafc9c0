import { expect, test } from 'vitest';
import { deferLoading, listStyleSheets } from './defer-loading.ts';

const prerendered =
  '<head><link rel="modulepreload" href="/assets/root-1.js"/><link rel="stylesheet" href="/assets/root-2.css"/>' +
  '<link rel="stylesheet" href="/assets/page-3.css"/></head><body><script type="module" async="">import "/assets/manifest-4.js";\n' +
  'import * as route0 from "/assets/root-1.js";\nimport * as route1 from "/assets/page-5.js";\n' +
  'window.__reactRouterRouteModules = {"root":route0,"pages/home/page.tsx":route1};\n\n' +
  'import("/assets/entry.client-6.js");</script></body>';

const assets = (style = '') => ({
  style,
  fonts: [['Geist', '/assets/geist-7.woff2'] as const],
  imports: {
    '/assets/root-1.js': ['/assets/framework-8.js', '/assets/button-9.js'],
    '/assets/button-9.js': ['/assets/framework-8.js'],
    '/assets/entry.client-6.js': ['/assets/framework-8.js'],
  },
  needs: { needsScript: false, sessionUrl: '/session' },
});

test('disables the style sheets, puts the critical CSS before them, and links them for browsers without scripts', () => {
  expect(listStyleSheets(prerendered)).toEqual(['/assets/root-2.css', '/assets/page-3.css']);
  expect(deferLoading(prerendered, assets('p{color:red}'))).toContain(
    '<head><style>p{color:red}</style>' +
      '<noscript><link rel="stylesheet" href="/assets/root-2.css"/><link rel="stylesheet" href="/assets/page-3.css"/></noscript>' +
      '<link rel="stylesheet" href="/assets/root-2.css" disabled=""/><link rel="stylesheet" href="/assets/page-3.css" disabled=""/></head>',
  );
});

test('leaves the style sheet of the fonts to browsers without scripts, and gives the fonts to the script', () => {
  const link = '<link rel="stylesheet" href="/assets/fonts-8.css" data-fonts=""/>';
  const page = deferLoading(
    prerendered.replace('<link rel="stylesheet"', `${link}<link rel="stylesheet"`),
    assets(),
  );
  expect(page).toContain('<noscript><link rel="stylesheet" href="/assets/fonts-8.css"/>');
  expect(page).toContain(`</noscript>${link.replace('/>', ' disabled=""/>')}`);
  expect(page).toMatch(/fonts:\[\[.Geist.,.\/assets\/geist-7\.woff2.\]\]/);
});

test('minifies the boot script', () => {
  const boot =
    '<script>(function start(first) {\n  // Why.\n  first.dataset.script = "";\n})(document.body)</script>';
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(deferLoading(boot + prerendered, assets())) ?? [];
  expect(script).toMatch(/^\(function.*\.dataset\.script=[`"']{2}\}?.*\(document\.body\);?$/);
  expect(script.length).toBeLessThan(boot.length / 1.5);
});

test('provides the framework’s data in their order when the modules start, and leaves the element that hydration looks for', () => {
  const place = 'window.__reactRouterContext = {};';
  const data = ['enqueue("[]\\n");', 'close();'].map(
    (call) => `window.__reactRouterContext.streamController.${call}`,
  );
  const html = deferLoading(
    `<script>0</script><script>${place}</script>${prerendered}${data.map((each) => `<script>${each}</script>`).join('')}`,
    assets(),
  );
  expect(html).toContain('</script><script></script><head>');
  expect(html.match(/streamController/g)).toHaveLength(2);
  expect(html).toMatch(/function\(\)\{window\.__reactRouterContext=\{\}.*enqueue\(.*close\(\)/s);
});

test('defers results and technology icons, and shows results without scripts', () => {
  const frame = '<iframe class="result-frame" src="/results/a/b"></iframe>';
  const html = deferLoading(`<svg><use href="/marks.svg#css"/></svg>${frame}${prerendered}`, assets());
  expect(html).toContain(
    `<svg><use data-later="/marks.svg#css"/></svg><noscript data-later="">${frame.replace(' ', ' data-not-loaded="" ')}</noscript>`,
  );
  expect(html).toContain('noscript[data-later]');
  expect(deferLoading(prerendered, assets())).not.toContain('data-later');
});

test('keeps the sections of a lesson as text, with their results', () => {
  const frame = '<iframe class="result-frame" src="/results/a/b"></iframe>';
  const section = (content: string) =>
    `<!--$--><section class="lesson-section">${content}</section><!--/$-->`;
  const page = (content: string) =>
    prerendered.replace('<body>', `<body><div>${section(content)}${section('b')}</div>${frame}`);
  const html = deferLoading(page(`<section>${frame}</section>`), assets());
  const marked = frame.replace(' ', ' data-not-loaded="" ');
  expect(html).toContain(
    `<div><!--$--><noscript data-deferred-section=""><section class="lesson-section"><section>${marked}</section></section></noscript><!--/$-->` +
      `<!--$--><noscript data-deferred-section=""><section class="lesson-section">b</section></noscript><!--/$--></div>` +
      `<noscript data-later="">${marked}</noscript>`,
  );
  expect(() => deferLoading(page('<noscript>c</noscript>'), assets())).toThrow(/<noscript>/);
});

test('loads no module before the page starts them', () => {
  const html = deferLoading(prerendered, assets());
  expect(html).not.toMatch(/<link rel="modulepreload|type="module"|import "/);
  for (const name of [
    '/assets/manifest-4.js',
    '/assets/root-1.js',
    '/assets/page-5.js',
    'pages/home/page.tsx',
    '/assets/entry.client-6.js',
  ])
    expect(html).toContain(name);
});

test('lists the chunks in evaluation order, without the entry', () => {
  const start = deferLoading(prerendered, assets());
  expect(start.match(/modules:\[([^\]]*)\]/)?.[1]?.match(/[\w.-]+(?=\.js)/g)).toEqual([
    'manifest-4',
    'framework-8',
    'button-9',
    'root-1',
    'page-5',
  ]);
  expect(start).toContain('/assets/geist-7.woff2');
});

test('throws when the framework writes its script in another form', () => {
  expect(() => deferLoading(prerendered.replace('import("', 'load("'), assets())).toThrow(/new form/);
  expect(() => deferLoading('<p>', assets())).toThrow(/no module script/);
});

test('removes the # that React Router adds to the path of a style sheet that a later chunk has too', () => {
  expect(listStyleSheets('<link rel="stylesheet" href="/assets/lesson-page-1.css#"/>')).toEqual([
    '/assets/lesson-page-1.css',
  ]);
});
