import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { closeWebRtc, closeWebRtcInHandler } from './close-web-rtc.ts';
import { guardMarkup } from './guard-markup.ts';
import { findLoopGuards, insertTexts } from './guard-script.ts';

const guard = (code: string) => insertTexts(code, findLoopGuards(code, (line) => `g(${line})`).insertions);

test.each([
  ['for', 'for (let i = 0; i < 3; i++) { f(i) }', 'for (let i = 0; i < 3; i++){g(1); { f(i) }}'],
  ['for with nothing to do', 'for (;;);', 'for (;;){g(1);;}'],
  ['for of', 'for (const x of list) x()\ny()', 'for (const x of list){g(1); x()}\ny()'],
  ['for await', 'for await (const x of list) { }', 'for await (const x of list){g(1); { }}'],
  ['for in with a label', 'a: for (k in o) continue a', 'a: for (k in o){g(1); continue a}'],
  ['while', '\n\nwhile (a) b();', '\n\nwhile (a){g(3); b();}'],
  ['while before a comment', 'while (a) // b {\n  c()', 'while (a){g(1); // b {\n  c()}'],
  ['do', 'do x(); while (a)', 'do{g(1); x(); }while (a)'],
  ['a loop in a loop', 'while (a)\nwhile (b)\nc()', 'while (a){g(1);\nwhile (b){g(2);\nc()}}'],
  ['a loop in a function', 'const f = () => { while (1); }', 'const f = () => { while (1){g(1);;} }'],
  ['an if around', 'if (a) while (b) c(); else d()', 'if (a) while (b){g(1); c();} else d()'],
  ['words in texts', 'x = "for (;;);"; /* while (1); */', 'x = "for (;;);"; /* while (1); */'],
  ['what can’t be parsed', 'while (a) {', 'while (a) {'],
])('guards %s', (_name, code, guarded) => {
  expect(guard(code)).toBe(guarded);
});

const allowed: string[] = [];
const allow = (script: string) => {
  allowed.push(script);
  return script;
};
const guarding = { toCall: String, allow, makeRuntime: () => 'runtime()', makeHead: () => '' };
/** What stands before each script and handler. */
const closed = closeWebRtc('');
const closedInHandler = closeWebRtcInHandler('');
const markup = (html: string) =>
  guardMarkup(html, { ...guarding, toCall: (line) => `g(${line})` })
    .replaceAll(closed, '¶')
    .replaceAll(closedInHandler, '§');

test.each([
  ['a script', '<p>\n<script>\nfor (;;);</script>', '<p>\n<script>¶\nfor (;;){g(3);;}</script>'],
  [
    'a module',
    '<script type="module">while (1);</script>',
    '<script type="module">¶while (1){g(1);;}</script>',
  ],
  [
    'no data',
    '<script type="text/x-notes">while (1);</script>',
    '<script type="text/x-notes">while (1);</script>',
  ],
  ['no file', '<script src="a.js">\n</script>', '<script src="a.js">\n</script>'],
  ['no comment', '<!-- <script>while (1);</script> -->', '<!-- <script>while (1);</script> -->'],
  [
    'no text',
    '<textarea><script>while (1);</script></textarea>',
    '<textarea><script>while (1);</script></textarea>',
  ],
  [
    'a handler',
    `<a\nonclick='while (1) f("x")'>x</a>`,
    '<a\nonclick="§while (1){g(2); f(&quot;x&quot;)}">x</a>',
  ],
  ['a handler without quotes', '<a onclick=while(1);>x</a>', '<a onclick="§while(1){g(1);;}">x</a>'],
  [
    'a document in an attribute',
    `<iframe srcdoc='<!doctype html><script>while (1);</script>'></iframe>`,
    '<iframe srcdoc="<!doctype html><script>runtime()</script><script>¶while (1){g(1);;}</script>"></iframe>',
  ],
])('guards in markup %s', (_name, html, guarded) => {
  expect(markup(html)).toBe(guarded);
});

test('a script and a handler begin with the head that is made for them, on a line before their own', () => {
  const html = `<p>\n<script>go()</script><b onclick='go(1 + )'>x</b><iframe srcdoc="<script>look()</script>">`;
  const seen: unknown[] = [];
  const guarded = guardMarkup(html, {
    ...guarding,
    makeHead({ code, guards: { errorAt }, toFile, isHandler }) {
      seen.push([code, errorAt, html.slice(toFile(0), toFile(2)), isHandler]);
      return `//${seen.length}\n`;
    },
  });
  expect(seen).toEqual([
    ['go()', undefined, 'go', false],
    ['go(1 + )', 7, 'go', true],
    ['look()', undefined, 'lo', false],
  ]);
  expect(guarded).toContain(`<script>${closed}//1\ngo()</script>`);
  expect(guarded).toContain('//2\ngo(1 + )"');
});

test('[68] the scripts that may run are those that stand in the result, with all that closes WebRTC', () => {
  allowed.length = 0;
  const html = guardMarkup(
    `<script>go()</script><b onclick='go(1 > 0)'>x</b><iframe srcdoc="<script>in()</script>">`,
    guarding,
  );
  expect(allowed).toEqual([
    closeWebRtc('go()'),
    closeWebRtcInHandler('go(1 > 0)'),
    closeWebRtc('in()'),
    'runtime()',
  ]);
  expect(html).toContain(`<script>${closeWebRtc('go()')}</script>`);
});

test('[68] a strict script stays strict, and no name of a document hides WebRTC from a handler', () => {
  const peerAfter = (code: string) => {
    const window = { RTCPeerConnection: 1, webkitRTCPeerConnection: 1 };
    runInNewContext(code, Object.assign(window, { form: { name: 'globalThis' } }));
    return Object.keys(window);
  };
  expect(closeWebRtc("\n'use strict'; go()")).toMatch(/^'use strict';delete/);
  expect(peerAfter(closeWebRtc(''))).toEqual(['form']);
  expect(
    peerAfter(`with ({ globalThis: {}, self: {}, window: {} }) { ${closeWebRtcInHandler('')} }`),
  ).toEqual(['form']);
});
