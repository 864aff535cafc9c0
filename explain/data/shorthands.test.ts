import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isKnownProperty } from '../values/property-syntax.ts';
import { shorthands } from './shorthands.ts';

type Property = { name: string; longhands?: string[]; resetLonghands?: string[] };

const file = new URL('../../node_modules/@webref/css/css.json', import.meta.url);
const published: { properties: Property[] } = JSON.parse(readFileSync(file, 'utf8'));
const byName = new Map(published.properties.map((property) => [property.name, property]));

/** All longhands that the specifications let a property set, at any depth. */
function listBelow(name: string): string[] {
  const property = byName.get(name);
  const below = [...(property?.longhands ?? []), ...(property?.resetLonghands ?? [])];
  return below.flatMap((one) => [one, ...listBelow(one)]);
}

describe('the shorthands', () => {
  it.each(Object.entries(shorthands))('%s sets what the specifications say', (name, longhands) => {
    expect(isKnownProperty(name)).toBe(true);
    expect(listBelow(name)).toEqual(expect.arrayContaining([...longhands]));
  });
});
