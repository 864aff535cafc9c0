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
  for (const bad of [
    undefined,
    null,
    'ready',
    { kind: 'height', height: Number.NaN },
    { kind: 'height', height: '9' },
    { kind: 'picked', path: [-1], name: 'p' },
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
