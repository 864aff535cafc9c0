import { expect, test } from 'vitest';
import { drawTechnologyMarks, usedMarks } from './technology-marks.ts';

test('draws each mark that courses and roadmaps name, once, as a symbol of its name', () => {
  const drawn = drawTechnologyMarks(usedMarks);
  const ids = [
    ...drawn.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="m[^"]+"\/><\/symbol>/gi),
  ].map(([, id]) => id);
  expect(ids).toEqual(usedMarks);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a mark that the package doesn’t have stops the build and is named', () => {
  expect(() => drawTechnologyMarks(['css', 'no-such-mark'])).toThrow(
    'Simple Icons has no mark "no-such-mark".',
  );
});
