import { expect, test } from 'vitest';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import { assembleDocument } from './assemble-document.ts';
import { hasScript } from './has-script.ts';

const html = (code: string): SourceFile[] => [{ language: 'html', code }];

// The ways to run script (HTML standard, Scripting, Introduction, and Events, Event handlers), and what
// parsers make of text that hides them.
test.each([
  ['a script element', '<script>go()</script>'],
  ['a module', '<script type="module">go()</script>'],
  ['a script in SVG', '<svg><script href="data:,go()"/></svg>'],
  ['an event handler', '<img src="x" onerror="go()">'],
  ['an event handler after a slash', '<svg/onload=go()>'],
  ['an event handler after a slash and a value', '<img/src="x"/onerror=go()>'],
  ['an event handler after a form feed', '<body\fonload=go()>'],
  ['an event handler right after a quoted value', '<img src="x"onerror=go()>'],
  ['an event handler in capitals', '<DIV ONPOINTERENTER="go()">x</DIV>'],
  ['an event handler in MathML', '<math><mtext onclick="go()">x</mtext></math>'],
  ['an event handler in an animation', '<svg><animate onbegin="go()" attributeName="x" dur="1s"/></svg>'],
  ['a link', '<a href="javascript:go()">x</a>'],
  ['a link with a tab inside the scheme', '<a href="java&#9;script:go()">x</a>'],
  ['a link with line breaks inside the scheme', '<a href="java\nscr\nipt:go()">x</a>'],
  ['a link after control characters', '<a href="&#1; JavaScript:go()">x</a>'],
  ['a link written with character references', '<a href="&#106;avascript&colon;go()">x</a>'],
  ['a link behind many zeros', `<a href="&#x${'0'.repeat(20)}6a;avascript&#${'0'.repeat(20)}58;go()">x</a>`],
  ['a frame behind many zeros', `<iframe src="&#${'0'.repeat(20)}106;avascript:go()"></iframe>`],
  ['an area', '<map><area href="javascript:go()"></map>'],
  ['a link in SVG', '<svg><a xlink:href="javascript:go()"><text y="9">x</text></a></svg>'],
  ['a link in MathML', '<math href="javascript:go()">x</math>'],
  ['a link that an animation sets', '<svg><a><set attributeName="href" to="javascript:go()"/></a></svg>'],
  [
    'a link that an animation steps to',
    '<svg><animate attributeName="href" values="x;javascript:go()"/></svg>',
  ],
  ['a form', '<form action="javascript:go()"><button>x</button></form>'],
  ['a button', '<form><button formaction="javascript:go()">x</button></form>'],
  ['an input', '<form><input type="submit" formaction="javascript:go()"></form>'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=javascript:go()">'],
  ['a base URL', '<base href="javascript:/*"><a href="*/go()">x</a>'],
  ['a frame', '<iframe src="javascript:go()"></iframe>'],
  ['a frame with a document', '<iframe srcdoc="&lt;script>go()&lt;/script>"></iframe>'],
  ['a frame with data', '<iframe src="data:text/html,<script>go()</script>"></iframe>'],
  ['an object', '<object data="data:text/html,<script>go()</script>"></object>'],
  ['an embed', '<embed src="data:image/svg+xml,<svg onload=go()>">'],
  ['a shadow root', '<div><template shadowrootmode="open"><img src onerror="go()"></template></div>'],
  ['a template', '<template><template><script>go()</script></template></template>'],
  ['an event handler with a line break before its sign', '<img src=x onerror\n=\ngo()>'],
  [
    'what scripting makes of noscript',
    '<noscript><p title="</noscript><img src=x onerror=go()>"></noscript>',
  ],
  ['a script after a frameset that is ignored', '<frameset></frameset><script>go()</script>'],
  ['a script after a comment that ends early', '<!--><script>go()</script>-->'],
  ['a script after a comment that ends with an exclamation mark', '<!-- --!><script>go()</script> -->'],
  ['a script after text that looks like a style', '<svg><style><script>go()</script></style></svg>'],
  ['a script in a title of SVG', '<svg><title><script>go()</script></title></svg>'],
  ['a script where a table moves it', '<table><script>go()</script></table>'],
  ['a page that goes elsewhere', '<meta content="9;url=//x.example" http-equiv=&#114;efresh>'],
  ['a frame of another site', '<iframe src="//x.example"></iframe>'],
  ['a frame without an address', '<iframe title="dns-prefetch"></iframe>'],
  ['a link that connects', '<link rel=" &#112;reconnect" href="//x.example">'],
  ['a link that resolves a name', '<LINK href="//x.example" rel="dns-pre&#102;etch">'],
  ['a script in a whole document', '<!doctype html><title>x</title><script>go()</script>'],
])('[68] %s is script', (_name, code) => {
  expect(hasScript(html(code))).toBe(true);
  expect(hasScript(html(`<p>Before</p>${code}`)), 'after other markup').toBe(true);
});

test.each([
  [
    'markup without script',
    '<nav class="toolbar"><a href="#one">One</a> <img src="chai.webp" alt="a > b"></nav>',
  ],
  ['words that begin like a handler', '<p class="onset" data-on="1">one = two, based on = signs</p>'],
  ['a link to a style sheet', '<link rel="stylesheet" href="stall.css"><p>Connected</p>'],
  ['text about links', '<p>dns-prefetch and preconnect</p>'],
  ['a picture in the code', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">'],
])('%s is none', (_name, code) => {
  expect(hasScript(html(code))).toBe(false);
});

test('[68] a style that a comment of the HTML takes in is judged as markup', () => {
  const css: SourceFile = {
    language: 'css',
    code: '--><iframe srcdoc="&lt;script>go()&lt;/script>"></iframe><!--',
  };
  expect(hasScript([css, ...html('<!doctype html><!-- <link rel=stylesheet> -->')])).toBe(true);
  expect(hasScript([{ language: 'css', code: 'a:hover > b { color: red; }' }, ...html('<p>x</p>')])).toBe(
    false,
  );
});

test('a script file counts unless it is empty', () => {
  expect(hasScript([...html('<p>x</p>'), { language: 'js', code: ' \n' }])).toBe(false);
  expect(hasScript([...html('<p>x</p>'), { language: 'js', code: 'go()' }])).toBe(true);
});

test.each([
  ['a script before the head', '<!doctype html><script>go()</script><head></head>'],
  ['a head in a comment', '<!doctype html><!-- <head> --><script>go()</script>'],
  ['a head in an attribute', '<!doctype html><html title="<head>"><script>go()</script>'],
  ['a doctype in a comment', '<!-- <!doctype html> --><!doctype html><script>go()</script>'],
  ['a comment that ends early', '<!--><script>go()</script>--><!doctype html><head></head>'],
  ['a comment that ends with an exclamation mark', '<!-- --!><script>go()</script> --><!doctype html>'],
  ['a doctype with quotes', '<!doctype html SYSTEM "><script>go()</script>"><head></head>'],
  ['a fragment', '<script>go()</script>'],
])('the frame’s own script, which takes WebRTC away, runs before %s', (_name, code) => {
  const scripts: string[] = [];
  const document = assembleDocument(html(code), 'frame()');
  for (const match of document.matchAll(/<script>(frame|go)\(\)/g)) scripts.push(match[1] ?? '');
  expect(scripts[0]).toBe('frame');
  expect(document.indexOf('<script>frame()')).toBeGreaterThan(document.indexOf('<style>'));
});

test('a whole document keeps its mode, its language and its title', () => {
  const document = assembleDocument(
    html('<!DOCTYPE html>\n<html lang="hi"><head><title>Chai</title></head>'),
    '',
  );
  expect(document).toMatch(/^<!DOCTYPE html>/);
  expect(document).toContain('<html lang="hi">');
});
