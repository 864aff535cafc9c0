import { expect, test } from 'vitest';
import { hasMotion } from './detect-motion.ts';

const css = (code: string) => hasMotion([{ language: 'css', code }]);

test('finds motion in animations, transitions and scripts that animate', () => {
  expect(css('.a { animation: turn 1s; }')).toBe(true);
  expect(css('.a { transition: scale 200ms; }')).toBe(true);
  expect(css('.a { transition-duration: 1s; }')).toBe(true);
  expect(hasMotion([{ language: 'js', code: 'box.animate({ rotate: "90deg" }, 500);' }])).toBe(true);
  expect(hasMotion([{ language: 'html', code: '<style>@keyframes a { to { scale: 2; } }</style>' }])).toBe(
    true,
  );
});

test('finds no motion in static code and in scroll-driven animations', () => {
  expect(css('.animation { color: red; }')).toBe(false);
  expect(css('.a { animation: grow linear; animation-timeline: scroll(); }')).toBe(false);
  expect(hasMotion([{ language: 'html', code: '<p>transition</p>' }])).toBe(false);
});
