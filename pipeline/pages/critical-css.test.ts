import { expect, test } from 'vitest';
import { parseStyleSheet } from './style-sheet.ts';
import { listElements } from './page-selectors.ts';
import { extractCriticalCss, listFonts } from './critical-css.ts';

const page = '<main class="card empty:hidden" id="top"><button popovertarget="menu">Menu</button></main>';
const critical = (css: string, html = page) => extractCriticalCss(parseStyleSheet(css), listElements(html));

test('keeps a rule that names a tag, class or id of the page, whatever attributes and combinators it has', () => {
  expect(critical('.card>button{color:red}#top{color:red}.empty\\:hidden:empty{display:none}')).toBe(
    '.card>button{color:red}#top{color:red}.empty\\:hidden:empty{display:none}',
  );
  expect(critical('[data-theme=paper] .card[hidden]{color:red}')).toBe(
    '[data-theme=paper] .card[hidden]{color:red}',
  );
  expect(critical('button:disabled{color:red}')).toBe('button:disabled{color:red}');
});

test('removes a rule that matches no element of the page, and such a selector from a list', () => {
  expect(critical('.dialog{color:red}.dialog .card{color:red}aside{color:red}')).toBe('');
  expect(critical('.card,.dialog{color:red}')).toBe('.card{color:red}');
  expect(critical(':is(.dialog,aside) button{color:red}')).toBe('');
  expect(critical(':is(.dialog,.card) button{color:red}')).toBe(':is(.dialog,.card) button{color:red}');
  expect(critical('.card:not(.dialog){color:red}')).toBe('.card:not(.dialog){color:red}');
  expect(critical('button.card{color:red}main#menu{color:red}')).toBe('');
  expect(critical('main.card#top{color:red}')).toBe('main.card#top{color:red}');
});

test.each(['popover', 'data-below-fold'])('removes what only elements in [%s] need', (attribute) => {
  const css = `.menu{color:red}.menu .item{color:red}[${attribute}]{color:red}.item{color:blue}`;
  const menu = `<div ${attribute} class="menu"><a class="item">Clubs</a></div>`;
  expect(critical(css, page + menu)).toBe(`[${attribute}]{color:red}`);
  expect(critical(css, `${page}${menu}<a class="item">Clubs</a>`)).toBe(
    `[${attribute}]{color:red}.item{color:blue}`,
  );
});

test('removes transitions and cursors, and the fallbacks of custom properties that :root sets', () => {
  expect(critical('button{cursor:pointer;transition:color 1s}')).toBe('');
  expect(critical('button{color:red;-webkit-transition:color 1s}')).toBe('button{color:red}');
  expect(critical(':root{--words:Geist}button{font-family:var(--words,Arial, serif)}')).toBe(
    ':root{--words:Geist}button{font-family:var(--words)}',
  );
  const unset = '.card{--words:Geist}button{font-family:var(--words,Arial)}';
  expect(critical(unset)).toBe(unset);
});

test('keeps the style of placeholders only for pages that have fields', () => {
  const placeholder = '::placeholder{color:red}';
  expect(critical(placeholder)).toBe('');
  expect(critical(placeholder, '<input placeholder="Name">')).toBe(placeholder);
});

test('removes interaction states, print styles, and fonts that have to be fetched', () => {
  expect(
    critical(
      'button:hover{color:red}button:active,button:focus-visible{color:red}@media print{button{color:red}}',
    ),
  ).toBe('');
  expect(critical('@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local("B")}')).toBe(
    '@font-face{font-family:B;src:local("B")}',
  );
});

test('lists the fonts that have to be fetched', () => {
  const list = (css: string) => listFonts(parseStyleSheet(css));
  expect(
    list(
      '@font-face{font-family:"Geist";font-weight:100 900;src:url(/assets/a.woff2)format("woff2")}' +
        "@font-face{font-family:Geist Extended;font-weight:100 900;src:url('/assets/b.woff2');unicode-range:U+100-2BA,U+20A0}" +
        '@font-face{font-family:Geist Fallback;src:local("Arial")}',
    ),
  ).toEqual([
    ['Geist', '/assets/a.woff2'],
    ['Geist Extended', '/assets/b.woff2', 'U+100-2BA,U+20A0'],
  ]);
  expect(() => list('@font-face{font-family:Geist;font-weight:400;src:url(a.woff2)}')).toThrow(/weights/);
  expect(() => list('@font-face{src:url(a.woff2)}')).toThrow(/no family/);
});

test('keeps the order of layers, and media queries with the matching rules inside', () => {
  expect(
    critical(
      '@layer base,page;@layer base{aside{color:red}}@media (width>9px){.card{color:red}aside{color:red}}',
    ),
  ).toBe('@layer base,page;@layer base;@media (width>9px){.card{color:red}}');
});

test('removes custom properties and animations that nothing uses, also indirectly', () => {
  expect(critical(':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.card{margin:var(--c)}')).toBe(
    ':root{--c:var(--d);--d:2px}.card{margin:var(--c)}',
  );
  expect(
    critical('@keyframes rise{to{opacity:1}}@keyframes fall{to{opacity:0}}.card{animation:rise 1s}'),
  ).toBe('@keyframes rise{to{opacity:1}}.card{animation:rise 1s}');
});
