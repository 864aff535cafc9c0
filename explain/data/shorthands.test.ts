import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { isKnownProperty } from '../values/property-syntax.ts';
import { shorthands } from './shorthands.ts';

type Property = { name: string; longhands?: string[]; resetLonghands?: string[] };

// Found from wherever the package is installed: in this repository its packages are in a folder above.
const file = createRequire(import.meta.url).resolve('@webref/css/css.json');
const published: { properties: Property[] } = JSON.parse(readFileSync(file, 'utf8'));
const byName = new Map(published.properties.map((property) => [property.name, property]));

/** All longhands that the specifications let a property set, at any depth. */
function listBelow(name: string): string[] {
  const property = byName.get(name);
  const below = [...(property?.longhands ?? []), ...(property?.resetLonghands ?? [])];
  return below.flatMap((text) => [text, ...listBelow(text)]);
}

describe('the shorthands', () => {
  it.each(Object.entries(shorthands))('%s sets what the specifications say', (name, longhands) => {
    expect(isKnownProperty(name)).toBe(true);
    expect(listBelow(name)).toEqual(expect.arrayContaining([...longhands]));
  });
});
