import { createShareFragment } from '../../app/learn/code/share-code.ts';
import { plainExample } from '../lessons/find-part.ts';
import { testInEachEngine } from './engine-test.ts';

const example = `[data-example$="#${plainExample.part.name}"]`;
const code = `[...document.querySelectorAll('${example} *')].map(({ shadowRoot }) => shadowRoot?.querySelector('.cm-content')?.textContent ?? '').join('')`;
const loop = '<script>while (true);</script>';

testInEachEngine(
  'an endless loop leaves the page alive, the code in the editor, and is explained',
  async ({ phone, site }) => {
    await phone.signIn(site);
    const html = loop + '\n<p>One more line to type in</p>'.repeat(12);
    const fragment = await createShareFragment(plainExample.part.name, [{ language: 'html', code: html }]);
    await phone.open(plainExample.path + fragment);
    await phone.press('Run it', `${example} button`);
    await phone.expectText('did not end within a second');
    // The code has no element for the rules of the sample's CSS.
    await phone.expect(`/\\d causes/.test(document.querySelector('${example}').innerText)`, true);
    // The page still answers: what is typed is taken and stored.
    await phone.press('', `${example} .editor-host`);
    await phone.type('x');
    await phone.expect(`${code}.includes('x') && ${code}.includes('while (true)')`, true);
    await phone.open('/privacy');
    await phone.open(plainExample.path);
    await phone.press('Edit', `${example} button`);
    await phone.expect(`${code}.includes('x') && ${code}.includes('while (true)')`, true);
  },
);

testInEachEngine('a script that can’t be read is said with its line', async ({ phone, site }) => {
  await phone.signIn(site);
  const html = '<p>Tea</p>\n<script>\nlet next = ;\n</script>';
  const fragment = await createShareFragment(plainExample.part.name, [{ language: 'html', code: html }]);
  await phone.open(plainExample.path + fragment);
  await phone.press('Run it', `${example} button`);
  await phone.expectText('HTML line 3, column 12');
  await phone.expectText('The browser can’t read the script here');
});
