import { expect, test } from 'vitest';
import { extractCode } from './extract-code.ts';

test('highlighted code reads as the code itself', () => {
  expect(
    extractCode('<span class="tk-key">a</span> &gt; b &lt;p class=&quot;x&quot;&gt; &#39;&#x26;&amp;lt;'),
  ).toBe('a > b <p class="x"> \'&&lt;');
});
