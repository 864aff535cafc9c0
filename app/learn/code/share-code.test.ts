import { expect, test } from 'vitest';
import { decodeSharedCode, parseSharedName, createShareFragment } from './share-code.ts';

const files = [
  { language: 'css', code: 'p::before { content: "é \u{1f375}"; }\n'.repeat(20) },
  { language: 'html', code: '<p>&amp;</p>' },
] as const;

test('shared code arrives as it was sent, small, under the example’s name', async () => {
  const fragment = await createShareFragment('auto-margin', files);
  expect(fragment.length).toBeLessThan(200);
  expect(parseSharedName(fragment)).toBe('auto-margin');
  expect(await decodeSharedCode(fragment)).toEqual({ css: files[0].code, html: files[1].code });
});

test('a URL that is no shared code, cut off or changed is told from one that is', async () => {
  const fragment = await createShareFragment('auto-margin', files);
  expect(parseSharedName('#two-axes')).toBeUndefined();
  for (const broken of [
    fragment.slice(0, -6),
    '#try=auto-margin',
    '#try=auto-margin.',
    '#try=auto-margin.%%%',
    `${fragment.slice(0, 40)}AAAA${fragment.slice(44)}`,
  ]) {
    expect(await decodeSharedCode(broken), broken).toBeUndefined();
  }
});

test('code that would unpack to something endless is refused', async () => {
  await expect(createShareFragment('a', [{ language: 'css', code: 'x'.repeat(200_000) }])).rejects.toThrow(
    RangeError,
  );
  const stream = new Blob(['x'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
  expect(await decodeSharedCode(`#try=a.${packed}`)).toBeUndefined();
});
