import { faker as english } from '@faker-js/faker/locale/en';
import { groups, type Group } from './groups.ts';

/** A name as it is shown, and as it is in a username. */
export type Name = { text: string; slug: string };

/** The names, places and colleges from which one group's people are made. */
export type Pool = {
  firstNames: readonly Name[];
  lastNames: readonly Name[];
  places: readonly string[];
  colleges: readonly College[];
};
export type College = { name: string; domain: string };

const drawn = { firstNames: 420, lastNames: 320, cities: 90, colleges: 160 };
const longestSlug = { first: 9, last: 10 };

/**
 * Draws one pool a group from faker, because faker is too slow to be asked for each of a million people.
 * Always the same pools: the account's own numbers choose among them. No two first names of any pools share a
 * slug, so a slug of first and last name belongs to one pair.
 */
export function drawPools(): Pool[] {
  const taken = new Set<string>();
  english.seed(2025);
  return groups.map((group) => {
    group.faker.seed(2025);
    return drawPool(group, taken);
  });
}

function drawPool({ faker, country, cities }: Group, takenFirst: Set<string>): Pool {
  const firstNames = drawNames(
    () => faker.person.firstName(),
    () => english.word.adjective(),
    drawn.firstNames,
    longestSlug.first,
    takenFirst,
  );
  const lastNames = drawNames(
    () => faker.person.lastName(),
    () => english.word.noun(),
    drawn.lastNames,
    longestSlug.last,
    new Set(),
  );
  const towns =
    cities.length > 0
      ? cities
      : [...new Set(Array.from({ length: drawn.cities }, () => faker.location.city()))];
  const founders = lastNames.map(({ text }) => text).filter((text) => makeSlug(text) !== '');
  return {
    firstNames,
    lastNames,
    places: country === 'India' ? towns : towns.map((town) => `${town}, ${country}`),
    colleges: drawColleges(towns, founders.length > 0 ? founders : ['National']),
  };
}

/** Names in other scripts are paired with a nickname in Latin letters. */
function drawNames(
  draw: () => string,
  drawNickname: () => string,
  max: number,
  longest: number,
  taken: Set<string>,
): Name[] {
  const names: Name[] = [];
  for (let attempt = 0; attempt < max * 4 && names.length < max; attempt++) {
    const text = draw();
    const slug = makeSlug(text) || makeSlug(drawNickname());
    if (slug.length < 2 || slug.length > longest || taken.has(slug)) continue;
    taken.add(slug);
    names.push({ text, slug });
  }
  return names;
}

const kinds: readonly ((town: string, founder: string) => string)[] = [
  (town, founder) => `${founder} Institute of Technology, ${town}`,
  (town) => `Government Engineering College, ${town}`,
  (_, founder) => `${founder} College of Engineering`,
  (town) => `${town} Institute of Science`,
  (town) => `${town} University of Technology`,
  (town, founder) => `${founder} Memorial Polytechnic, ${town}`,
  (town, founder) => `${founder} School of Computing, ${town}`,
];

function drawColleges(towns: readonly string[], founders: readonly string[]): College[] {
  return Array.from({ length: Math.min(drawn.colleges, towns.length * kinds.length) }, (_, index) => {
    const town = at(towns, index);
    const name = at(kinds, Math.floor(index / 3))(town, at(founders, index * 7));
    return {
      name,
      domain: `${makeSlug(town) || 'campus'}-${['it', 'gec', 'ce', 'is', 'ut', 'mp', 'sc'][Math.floor(index / 3) % kinds.length]}.example.org`,
    };
  });
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('An empty list has no items.');
  return item;
}

/** The plain Latin letters of a text, in lower case; empty for other scripts. */
function makeSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('đ', 'd')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
