import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeText } from './code-text.ts';
import { findFrameMessage } from './frame-messages.ts';
import { findSharedCode, findSharedName, shareFragment } from './share-code.ts';

const files = [
  { language: 'css', code: 'p::before { content: "é \u{1f375}"; }\n'.repeat(20) },
  { language: 'html', code: '<p>&amp;</p>' },
] as const;

test('highlighted code reads as the code itself', () => {
  expect(
    codeText('<span class="tk-key">a</span> &gt; b &lt;p class=&quot;x&quot;&gt; &#39;&#x26;&amp;lt;'),
  ).toBe('a > b <p class="x"> \'&&lt;');
});

test('shared code arrives as it was sent, small, under the example’s name', async () => {
  const fragment = await shareFragment('auto-margin', files);
  expect(fragment.length).toBeLessThan(200);
  expect(findSharedName(fragment)).toBe('auto-margin');
  expect(await findSharedCode(fragment)).toEqual({ css: files[0].code, html: files[1].code });
});

test('an address that is no shared code, cut off or changed is told from one that is', async () => {
  const fragment = await shareFragment('auto-margin', files);
  expect(findSharedName('#two-axes')).toBeUndefined();
  for (const broken of [
    fragment.slice(0, -6),
    '#try=auto-margin',
    '#try=auto-margin.',
    '#try=auto-margin.%%%',
    `${fragment.slice(0, 40)}AAAA${fragment.slice(44)}`,
  ]) {
    expect(await findSharedCode(broken), broken).toBeUndefined();
  }
});

test('code that would unpack to something endless is refused', async () => {
  await expect(shareFragment('a', [{ language: 'css', code: 'x'.repeat(200_000) }])).rejects.toThrow(
    RangeError,
  );
  const stream = new Blob(['x'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
  expect(await findSharedCode(`#try=a.${packed}`)).toBeUndefined();
});

test('a frame’s message has a known shape or is none', () => {
  expect(findFrameMessage({ kind: 'height', height: 120, more: 1 })).toEqual({ kind: 'height', height: 120 });
  expect(findFrameMessage({ kind: 'picked', path: [1, 0], name: 'p', classes: ['a', 7] })).toEqual({
    kind: 'picked',
    path: [1, 0],
    name: 'p',
    classes: ['a'],
  });
  for (const bad of [
    undefined,
    null,
    'ready',
    { kind: 'height', height: Number.NaN },
    { kind: 'height', height: '9' },
    { kind: 'picked', path: [-1], name: 'p' },
    { kind: 'other' },
  ]) {
    expect(findFrameMessage(bad)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.anything(), (data) => {
      findFrameMessage(data);
    }),
  );
});
