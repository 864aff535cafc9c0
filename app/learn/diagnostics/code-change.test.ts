import { expect, test } from 'vitest';
import { applyChange, joinChanges } from './code-change.ts';

const code = 'p { colr: red; widht: 1px; }';
const color = { language: 'css', edits: [{ start: 4, end: 8, text: 'color' }] } as const;
const width = { language: 'css', edits: [{ start: 15, end: 20, text: 'width' }] } as const;

test('two changes of one file are one', () => {
  for (const joined of [joinChanges(color, width), joinChanges(width, color)])
    expect(joined && applyChange(code, joined)).toBe('p { color: red; width: 1px; }');
});

test('changes that overlap or are in different files stay two', () => {
  const whole = { language: 'css', edits: [{ start: 3, end: 27, text: '{}' }] } as const;
  expect(joinChanges(whole, width)).toBeUndefined();
  expect(joinChanges(color, whole)).toBeUndefined();
  expect(joinChanges(color, { ...width, language: 'html' })).toBeUndefined();
});
