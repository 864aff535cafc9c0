import { expect, test } from 'vitest';
import { drawTechnologyIcons, requiredIcons } from './technology-icons.ts';

test('draws each icon of courses and roadmaps once, as a symbol with its name', () => {
  const drawn = drawTechnologyIcons(requiredIcons);
  const ids = [
    ...drawn.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="m[^"]+"\/><\/symbol>/gi),
  ].map(([, id]) => id);
  expect(ids).toEqual(requiredIcons);
  expect(new Set(ids).size).toBe(ids.length);
});

test('throws for an icon that the package does not have', () => {
  expect(() => drawTechnologyIcons(['css', 'no-such-icon'])).toThrow(
    'Simple Icons has no icon "no-such-icon".',
  );
});
