import { expect, test } from 'vitest';
import { readSheet } from './style-sheet.ts';
import { readUsedNames } from './used-names.ts';
import { usedStyle } from './used-style.ts';

const page = '<main class="card empty:hidden" id="top"><button popovertarget="menu">Menu</button></main>';
const used = (css: string, html = page) => usedStyle(readSheet(css), readUsedNames(html));

test('keeps what names a tag, class or id of the page, whatever its attributes and structure', () => {
  expect(used('.card>button{color:red}#top{color:red}.empty\\:hidden:empty{display:none}')).toBe(
    '.card>button{color:red}#top{color:red}.empty\\:hidden:empty{display:none}',
  );
  expect(used('[data-theme=paper] .card[hidden]{color:red}')).toBe(
    '[data-theme=paper] .card[hidden]{color:red}',
  );
  expect(used('button:disabled{color:red}')).toBe('button:disabled{color:red}');
});

test('leaves out what the page has no element for, of a list of selectors too', () => {
  expect(used('.dialog{color:red}.dialog .card{color:red}aside{color:red}')).toBe('');
  expect(used('.card,.dialog{color:red}')).toBe('.card{color:red}');
  expect(used(':is(.dialog,aside) button{color:red}')).toBe('');
  expect(used(':is(.dialog,.card) button{color:red}')).toBe(':is(.dialog,.card) button{color:red}');
  expect(used('.card:not(.dialog){color:red}')).toBe('.card:not(.dialog){color:red}');
});

test('leaves out what shows only in a change, and fallbacks of what the whole document sets', () => {
  expect(used('button{cursor:pointer;transition:color 1s}')).toBe('');
  expect(used('button{color:red;-webkit-transition:color 1s}')).toBe('button{color:red}');
  expect(used(':root{--words:Geist}button{font-family:var(--words,Arial, serif)}')).toBe(
    ':root{--words:Geist}button{font-family:var(--words)}',
  );
  const unset = '.card{--words:Geist}button{font-family:var(--words,Arial)}';
  expect(used(unset)).toBe(unset);
});

test('keeps the look of placeholders for pages with fields alone', () => {
  const placeholder = '::placeholder{color:red}';
  expect(used(placeholder)).toBe('');
  expect(used(placeholder, '<input placeholder="Name">')).toBe(placeholder);
});

test('leaves out states of use, print, and fonts that have to be fetched', () => {
  expect(
    used(
      'button:hover{color:red}button:active,button:focus-visible{color:red}@media print{button{color:red}}',
    ),
  ).toBe('');
  expect(used('@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local("B")}')).toBe(
    '@font-face{font-family:B;src:local("B")}',
  );
});

test('keeps a layer in its place, and a media query with what it holds', () => {
  expect(
    used(
      '@layer base,page;@layer base{aside{color:red}}@media (width>9px){.card{color:red}aside{color:red}}',
    ),
  ).toBe('@layer base,page;@layer base;@media (width>9px){.card{color:red}}');
});

test('leaves out variables and animations that nothing reads, through any number of steps', () => {
  expect(used(':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.card{margin:var(--c)}')).toBe(
    ':root{--c:var(--d);--d:2px}.card{margin:var(--c)}',
  );
  expect(used('@keyframes rise{to{opacity:1}}@keyframes fall{to{opacity:0}}.card{animation:rise 1s}')).toBe(
    '@keyframes rise{to{opacity:1}}.card{animation:rise 1s}',
  );
});
