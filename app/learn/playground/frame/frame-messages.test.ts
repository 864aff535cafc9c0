import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFrameMessage } from './frame-messages.ts';

test('a frame’s message has a known shape or is none', () => {
  expect(parseFrameMessage({ kind: 'height', height: 120, more: 1 })).toEqual({
    kind: 'height',
    height: 120,
  });
  expect(parseFrameMessage({ kind: 'picked', path: [1, 0], name: 'p', classes: ['a', 7] })).toEqual({
    kind: 'picked',
    path: [1, 0],
    name: 'p',
    classes: ['a'],
  });
  expect(parseFrameMessage({ kind: 'console', level: 'warn', text: 'a'.repeat(999) })).toEqual({
    kind: 'console',
    level: 'warn',
    text: 'a'.repeat(300),
  });
  expect(
    parseFrameMessage({ kind: 'error', message: 'x', place: { file: 'css', line: 1, column: 1 }, hint: 7 }),
  ).toEqual({
    kind: 'error',
    message: 'x',
  });
  for (const bad of [
    undefined,
    null,
    'ready',
    { kind: 'height', height: Number.NaN },
    { kind: 'height', height: '9' },
    { kind: 'picked', path: [-1], name: 'p' },
    { kind: 'console', level: 'table', text: 'a' },
    { kind: 'error', message: 1 },
    { kind: 'other' },
  ]) {
    expect(parseFrameMessage(bad)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.anything(), (data) => {
      parseFrameMessage(data);
    }),
  );
});
