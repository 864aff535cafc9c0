import { expect, test } from 'vitest';
import { codeText } from './code-text.ts';

test('highlighted code reads as the code itself', () => {
  expect(
    codeText('<span class="tk-key">a</span> &gt; b &lt;p class=&quot;x&quot;&gt; &#39;&#x26;&amp;lt;'),
  ).toBe('a > b <p class="x"> \'&&lt;');
});
