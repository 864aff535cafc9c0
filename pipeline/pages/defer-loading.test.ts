import { expect, test } from 'vitest';
import { deferLoading, styleSheetsOf } from './defer-loading.ts';

const drawn =
  '<head><link rel="modulepreload" href="/assets/root-1.js"/><link rel="stylesheet" href="/assets/root-2.css"/>' +
  '<link rel="stylesheet" href="/assets/page-3.css"/></head><body><script type="module" async="">import "/assets/manifest-4.js";\n' +
  'import * as route0 from "/assets/root-1.js";\nimport * as route1 from "/assets/page-5.js";\n' +
  'window.__reactRouterRouteModules = {"root":route0,"pages/home/page.tsx":route1};\n\n' +
  'import("/assets/entry.client-6.js");</script></body>';

const parts = (style = '') => ({
  style,
  fonts: ['/assets/geist-7.woff2'],
  imports: {
    '/assets/root-1.js': ['/assets/framework-8.js', '/assets/button-9.js'],
    '/assets/button-9.js': ['/assets/framework-8.js'],
    '/assets/entry.client-6.js': ['/assets/framework-8.js'],
  },
  needs: { needsScript: false, sessionUrl: '/session' },
});

test('switches the sheets off, puts the used style before them, and leaves them to who has no script', () => {
  expect(styleSheetsOf(drawn)).toEqual(['/assets/root-2.css', '/assets/page-3.css']);
  expect(deferLoading(drawn, parts('p{color:red}'))).toContain(
    '<head><style>p{color:red}</style>' +
      '<noscript><link rel="stylesheet" href="/assets/root-2.css"/><link rel="stylesheet" href="/assets/page-3.css"/></noscript>' +
      '<link rel="stylesheet" href="/assets/root-2.css" disabled=""/><link rel="stylesheet" href="/assets/page-3.css" disabled=""/></head>',
  );
});

test('shortens the script that runs before the first paint', () => {
  const boot =
    '<script>(function start(first) {\n  // Why.\n  first.dataset.script = "";\n})(document.body)</script>';
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(deferLoading(boot + drawn, parts())) ?? [];
  expect(script).toMatch(/^\(function.*\.dataset\.script=[`"']{2}\}?.*\(document\.body\);?$/);
  expect(script.length).toBeLessThan(boot.length / 1.5);
});

test('joins the scripts of the framework’s data, in their order', () => {
  const place = 'window.__reactRouterContext = {};';
  const data = ['enqueue("[]\\n");', 'close();'].map(
    (call) => `window.__reactRouterContext.streamController.${call}`,
  );
  const html = deferLoading(
    `<script>0</script><script>${place}</script>${drawn}${data.map((each) => `<script>${each}</script>`).join('')}`,
    parts(),
  );
  expect(html).toContain(`<script>${place}${data.join('')}</script>`);
  expect(html.match(/streamController/g)).toHaveLength(2);
});

test('leaves results and the marks of technologies for later, results not for who has no script', () => {
  const frame = '<iframe class="result-frame" src="/results/a/b"></iframe>';
  const html = deferLoading(`<svg><use href="/marks.svg#css"/></svg>${frame}${drawn}`, parts());
  expect(html).toContain(
    `<svg><use data-later="/marks.svg#css"/></svg><noscript data-later="">${frame.replace(' ', ' data-not-loaded="" ')}</noscript>`,
  );
  expect(html).toContain('noscript[data-later]');
  expect(deferLoading(drawn, parts())).not.toContain('data-later');
});

test('asks for no module before the page says so', () => {
  const html = deferLoading(drawn, parts());
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

test('names the chunks in the order in which they can be evaluated one by one, the entry apart', () => {
  const start = deferLoading(drawn, parts());
  expect(start.match(/modules:\[([^\]]*)\]/)?.[1]?.match(/[\w.-]+(?=\.js)/g)).toEqual([
    'manifest-4',
    'framework-8',
    'button-9',
    'root-1',
    'page-5',
  ]);
  expect(start).toContain('/assets/geist-7.woff2');
});

test('stops the build when the framework writes its script in another form', () => {
  expect(() => deferLoading(drawn.replace('import("', 'load("'), parts())).toThrow(/new form/);
  expect(() => deferLoading('<p>', parts())).toThrow(/no module script/);
});

test('a style sheet that a later chunk has too is read by its path, without the # that React Router adds', () => {
  expect(styleSheetsOf('<link rel="stylesheet" href="/assets/lesson-page-1.css#"/>')).toEqual([
    '/assets/lesson-page-1.css',
  ]);
});
