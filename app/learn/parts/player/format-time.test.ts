import { expect, test } from 'vitest';
import { formatTime, findStop, formatSeconds } from './format-time.ts';

const stops = [
  { at: 0, label: '0%' },
  { at: 0.25, label: '25%' },
  { at: 0.6, label: '60%' },
  { at: 1, label: '100%' },
];

test('a moment is told in seconds and by the keyframes around it', () => {
  expect(formatSeconds(540)).toBe('0.54 s');
  expect(formatTime(540, 1200, stops)).toBe('0.54 seconds, between 25% and 60%');
  expect(formatTime(300, 1200, stops)).toBe('0.30 seconds, at 25%');
  expect(formatTime(0, 0, [])).toBe('0.00 seconds');
});

test('from a moment one goes to the keyframe before and after, at the ends to the ends', () => {
  expect(findStop(540, 1200, stops, 1)).toBe(720);
  expect(findStop(540, 1200, stops, -1)).toBe(300);
  expect(findStop(300, 1200, stops, -1)).toBe(0);
  expect(findStop(0, 1200, stops, -1)).toBe(0);
  expect(findStop(1200, 1200, stops, 1)).toBe(1200);
  expect(findStop(100, 1000, [], 1)).toBe(1000);
});
