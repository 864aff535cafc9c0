import { expect, test } from 'vitest';
import { applyEdits, replaceOnce } from './apply-edits.ts';

const css = '.a {\n  display: flex;\n  gap: 8px;\n}';

test('text that is there once is replaced; text that is missing or there twice is not', () => {
  expect(replaceOnce(css, '8px', '2px')).toBe('.a {\n  display: flex;\n  gap: 2px;\n}');
  expect(replaceOnce(css, 'grid', 'flex')).toBeUndefined();
  expect(replaceOnce(css, ';', '')).toBeUndefined();
  expect(replaceOnce(css, '', 'x')).toBeUndefined();
});

test('a line that the edit leaves empty goes with it, at the end of the code too', () => {
  expect(replaceOnce(css, 'display: flex;', '')).toBe('.a {\n  gap: 8px;\n}');
  expect(replaceOnce('a\nb', 'b', '')).toBe('a');
  expect(replaceOnce('a b\nc', 'b', '')).toBe('a \nc');
});

test('an edit of code the learner changed away is made to the lesson’s own', () => {
  const originals = [{ language: 'css' as const, code: css }];
  const edits = [{ language: 'css' as const, find: '8px', replace: '2px' }];
  expect(applyEdits(edits, [{ language: 'css', code: 'p {}' }], originals)?.[0]?.code).toContain('2px');
  expect(applyEdits(edits, [{ language: 'html', code: '' }], originals)).toBeUndefined();
});
