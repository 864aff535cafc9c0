import { expect, test } from 'vitest';
import { moves } from './detect-motion.ts';

const css = (code: string) => moves([{ language: 'css', code }]);

test('animations, transitions and scripts that animate move', () => {
  expect(css('.a { animation: turn 1s; }')).toBe(true);
  expect(css('.a { transition: scale 200ms; }')).toBe(true);
  expect(css('.a { transition-duration: 1s; }')).toBe(true);
  expect(moves([{ language: 'js', code: 'box.animate({ rotate: "90deg" }, 500);' }])).toBe(true);
  expect(moves([{ language: 'html', code: '<style>@keyframes a { to { scale: 2; } }</style>' }])).toBe(true);
});

test('what is still and what scrolling moves needs no player', () => {
  expect(css('.animation { color: red; }')).toBe(false);
  expect(css('.a { animation: grow linear; animation-timeline: scroll(); }')).toBe(false);
  expect(moves([{ language: 'html', code: '<p>transition</p>' }])).toBe(false);
});
