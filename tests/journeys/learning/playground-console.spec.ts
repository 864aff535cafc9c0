import type { Locator, Page } from '@playwright/test';
import { createShareFragment } from '../../../app/learn/code/share-code.ts';
import type { SourceFile } from '../../../contract/lessons/lesson-code.ts';
import { findExample } from '../../lessons/find-part.ts';
import { expect, test, type Site } from '../../site.ts';
import { openLesson, resultOf } from './plain-sample.ts';

// What the browser writes of the errors that are caused here, and what the learner's code writes.
test.use({
  expectedErrors: [
    /Uncaught|SyntaxError|TypeError|ReferenceError|boiled over|never\.svg|Blocked form submission/,
  ],
});

const { path, part } = findExample(
  'an example of HTML and JavaScript without setup',
  ({ files, setup }) =>
    setup.length === 0 &&
    (['html', 'js'] as const).every((language) => files.some((file) => file.language === language)),
);

/** Opens the example with other code, as a shared link does, and runs it. */
async function run(page: Page, site: Site, html: string, js = ''): Promise<Locator> {
  const files: SourceFile[] = [
    { language: 'html', code: html },
    { language: 'css', code: '' },
    { language: 'js', code: js },
  ];
  await openLesson(page, site, await createShareFragment(part.name, files), path);
  const sample = page.locator(`[data-example$="#${part.name}"]`);
  await sample.getByRole('button', { name: 'Run it' }).click();
  return sample;
}

const linesOf = (sample: Locator) => sample.getByRole('log', { name: 'Console' }).locator('> div');

test('the console below a result shows what scripts write, where, and that dialogs are off', async ({
  page,
  site,
}) => {
  const sample = await run(
    page,
    site,
    `<p id="title">Hello</p>
<script>
  console.warn('careful');
</script>`,
    `console.log('total', 3, { cups: 2 }, document.getElementById('title'));
for (const cup of [1]) console.error('boiled over');
alert('Hi');
console.log(confirm('Sure?'), prompt());`,
  );
  await expect(linesOf(sample)).toHaveText([
    'Warning: carefulHTML line 3, column 11',
    'total 3 {"cups":2} <p#title>JS line 1, column 9',
    'Error: boiled overJS line 2, column 32',
    'Warning: alert("Hi"): dialogs are off in results. Use console.log(), or write the text into the page.JS line 3, column 1',
    'Warning: confirm("Sure?"): dialogs are off in results. It answers false. Use a <dialog> or two buttons.JS line 4, column 13',
    'Warning: prompt(): dialogs are off in results. It answers null. Use an <input>.JS line 4, column 31',
    'false nullJS line 4, column 9',
  ]);
});

test('what writes without end is cut short', async ({ page, site }) => {
  const sample = await run(page, site, '<p>Hello</p>', `for (let i = 0; i < 500; i += 1) console.log(i);`);
  await expect(linesOf(sample)).toHaveCount(51);
  await expect(linesOf(sample).last()).toHaveText('More was written, which is left out here.');
  await sample.getByRole('log').scrollIntoViewIfNeeded();
  await expect(linesOf(sample).last(), 'scrolled to its end').toBeInViewport();
});

test.describe('an error of a script is said with its place and cause', () => {
  const greeting = '<p id="title" class="card">Hello</p>';
  for (const { what, html = greeting, js, text, explained = 'I run no scripts: what they write' } of [
    {
      what: 'an id that is not there',
      explained: 'The page has the id title',
      js: `const greeting = 'Hi';\n\ndocument.getElementById('tilte').textContent = greeting;`,
      text: "Error: Uncaught TypeError: Cannot set properties of null (setting 'textContent'). No element has the id tilte. Did you mean title?JS line 3, column 46",
    },
    {
      what: 'a listener on a class that is not there, in a script of the HTML',
      html: `${greeting}\n<script>\n  document.querySelector('.crad').addEventListener('click', () => {});\n</script>`,
      text: "Error: Uncaught TypeError: Cannot read properties of null (reading 'addEventListener'). No element has the class crad. Did you mean card?HTML line 3, column 34",
    },
    {
      what: 'a script before its element',
      html: `<!doctype html>\n<html lang="en"><head><title>Page</title><script src="script.js"></script></head>\n<body>${greeting}</body></html>`,
      js: `document.getElementById('title').textContent = 'Hi';`,
      text: "Error: Uncaught TypeError: Cannot set properties of null (setting 'textContent'). The script looked for the element with the id title before the page had it. Move the script to the end of the body, or give it defer.JS line 1, column 46",
    },
    {
      what: 'a syntax error',
      js: `let total = 1;\nlet next = ;\ntotal += next;`,
      text: "Error: Uncaught SyntaxError: Unexpected token ';'. The browser can’t read the script here, so nothing in it runs.JS line 2, column 12",
    },
    {
      what: 'a syntax error in a script of the HTML',
      html: `${greeting}<script>let total = 1; let total = 2;</script>`,
      text: "Error: Uncaught SyntaxError: Identifier 'total' has already been declared. The browser can’t read the script here, so nothing in it runs.HTML line 1, column 64",
    },
    {
      what: 'a selector that is none, which the browser can read as script',
      js: `document.querySelector('#1');`,
      text: "Error: Uncaught SyntaxError: Failed to execute 'querySelector' on 'Document': '#1' is not a valid selector.JS line 1, column 10",
    },
    {
      what: 'a name that is not defined, later',
      js: `setTimeout(() => {\n  grete();\n});`,
      text: 'Error: Uncaught ReferenceError: grete is not defined. Nothing has this name. Check its spelling, capitals too, and its quotes if it is a text.JS line 2, column 3',
    },
    {
      what: 'a promise',
      js: `(async () => {\n  null.f();\n})();`,
      text: "Error: Uncaught (in promise) TypeError: Cannot read properties of null (reading 'f'). The value is null: often an element that the page does not have.JS line 2, column 8",
    },
    {
      what: 'a column after an escaped tag',
      js: `const tags = '</script><script>'; grete();`,
      text: 'Error: Uncaught ReferenceError: grete is not defined. Nothing has this name. Check its spelling, capitals too, and its quotes if it is a text.JS line 1, column 35',
    },
    {
      what: 'a document inside',
      html: `<p>\n<iframe title="Card" srcdoc="<p>Hello</p>\n<script>\n  grete();\n</script>"></iframe>`,
      text: 'Error: Uncaught ReferenceError: grete is not defined. Nothing has this name. Check its spelling, capitals too, and its quotes if it is a text.HTML line 4, column 3',
    },
    {
      what: 'a document inside a document inside, after character references',
      html: `<iframe title="Card" srcdoc="<iframe title='Inner' srcdoc='<script>const a = &amp;quot;&amp;lt;&amp;quot;; grete();</script>'></iframe>"></iframe>`,
      text: 'Error: Uncaught ReferenceError: grete is not defined. Nothing has this name. Check its spelling, capitals too, and its quotes if it is a text.HTML line 1, column 108',
    },
    {
      what: 'a script of a document inside that the browser can\u2019t read',
      html: `<iframe title="Card" srcdoc="<script>\nlet next = ;\n</script>"></iframe>`,
      text: "Error: Uncaught SyntaxError: Unexpected token ';'. The browser can\u2019t read the script here, so nothing in it runs.HTML line 2, column 12",
    },
    {
      what: 'a handler after a character reference',
      html: `<p>\n<img src="" alt="" onerror="title = &quot;a&quot;; grete()">`,
      text: 'Error: Uncaught ReferenceError: grete is not defined. Nothing has this name. Check its spelling, capitals too, and its quotes if it is a text.HTML line 2, column 52',
    },
    {
      what: 'a handler',
      html: `<p>\n<img src="" alt="" onerror="grete()">`,
      text: 'Error: Uncaught ReferenceError: grete is not defined. Nothing has this name. Check its spelling, capitals too, and its quotes if it is a text.HTML line 2, column 29',
    },
  ])
    test(what, async ({ page, site }) => {
      const sample = await run(page, site, html, js);
      await expect(linesOf(sample)).toHaveText([text]);
      await expect(sample.locator('.why').getByText(explained)).toBeVisible();
    });
});

test('a comment of HTML and a script tag in a string do not swallow the page', async ({ page, site }) => {
  const sample = await run(
    page,
    site,
    '<p id="title">Hello</p>',
    `const tags = '<!-- <script> <SCRIPT> </script>'; title.textContent = tags + tags.length;`,
  );
  await expect(resultOf(sample).locator('#title')).toHaveText('<!-- <script> <SCRIPT> </script>32');
});

test('a picture that never comes is no endless script', async ({ page, site }) => {
  await page.clock.install();
  await page.route('**/never.svg', () => undefined); // No answer.
  const asked = page.waitForRequest('**/never.svg');
  const sample = await run(
    page,
    site,
    '<p>Hello</p><img src="/lesson-files/never.svg" alt="Tea">',
    'console.log("done");',
  );
  await expect(linesOf(sample)).toContainText(['done']);
  await asked;
  await page.clock.runFor(10_000);
  await page.waitForTimeout(300); // What the timer would show is drawn by then.
  await expect(sample.getByText('still running')).toBeHidden();
});

test('Enter in a form without a button and requestSubmit() fire submit', async ({ page, site }) => {
  const sample = await run(
    page,
    site,
    '<form id="search"><input aria-label="Word" required></form>',
    `search.addEventListener('submit', (event) => {
  event.preventDefault();
  const [field] = search.elements;
  console.log('sent ' + field.value);
  if (field.value === 'tea') { field.value = 'cup'; search.requestSubmit(); }
});
console.log('ready');`,
  );
  const field = resultOf(sample).getByLabel('Word');
  await field.press('Enter');
  await expect(linesOf(sample), 'the field is required').toContainText(['ready']);
  await field.fill('tea');
  await field.press('Enter');
  await expect(linesOf(sample)).toContainText(['ready', 'sent tea', 'sent cup']);
});
