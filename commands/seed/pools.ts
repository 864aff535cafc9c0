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

const poolSizes = { firstNames: 420, lastNames: 320, cities: 90, colleges: 160 };
const maxSlugLengths = { first: 9, last: 10 };

/**
 * Creates a pool for each group with faker, because faker is too slow to call it for each of a million
 * people. The pools are always the same, and the numbers of an account choose from them. First names have
 * unique slugs in all pools, so a slug of first and last name belongs to one pair.
 */
export function createPools(): Pool[] {
  const usedSlugs = new Set<string>();
  english.seed(2025);
  return groups.map((group) => {
    group.faker.seed(2025);
    return createPool(group, usedSlugs);
  });
}

function createPool({ faker, country, cities }: Group, usedFirstSlugs: Set<string>): Pool {
  const firstNames = createNames(
    () => faker.person.firstName(),
    () => english.word.adjective(),
    poolSizes.firstNames,
    maxSlugLengths.first,
    usedFirstSlugs,
  );
  const lastNames = createNames(
    () => faker.person.lastName(),
    () => english.word.noun(),
    poolSizes.lastNames,
    maxSlugLengths.last,
    new Set(),
  );
  const towns =
    cities.length > 0
      ? cities
      : [...new Set(Array.from({ length: poolSizes.cities }, () => faker.location.city()))];
  const founders = lastNames.map(({ text }) => text).filter((text) => makeSlug(text) !== '');
  return {
    firstNames,
    lastNames,
    places: country === 'India' ? towns : towns.map((town) => `${town}, ${country}`),
    colleges: createColleges(towns, founders.length > 0 ? founders : ['National']),
  };
}

/** Creates names with slugs. The slug of a name in another script is from a nickname in Latin letters. */
function createNames(
  createName: () => string,
  createNickname: () => string,
  maxCount: number,
  maxSlugLength: number,
  usedSlugs: Set<string>,
): Name[] {
  const names: Name[] = [];
  for (let attempt = 0; attempt < maxCount * 4 && names.length < maxCount; attempt++) {
    const text = createName();
    const slug = makeSlug(text) || makeSlug(createNickname());
    if (slug.length < 2 || slug.length > maxSlugLength || usedSlugs.has(slug)) continue;
    usedSlugs.add(slug);
    names.push({ text, slug });
  }
  return names;
}

const collegeNames: readonly ((town: string, founder: string) => string)[] = [
  (town, founder) => `${founder} Institute of Technology, ${town}`,
  (town) => `Government Engineering College, ${town}`,
  (_, founder) => `${founder} College of Engineering`,
  (town) => `${town} Institute of Science`,
  (town) => `${town} University of Technology`,
  (town, founder) => `${founder} Memorial Polytechnic, ${town}`,
  (town, founder) => `${founder} School of Computing, ${town}`,
];

function createColleges(towns: readonly string[], founders: readonly string[]): College[] {
  return Array.from(
    { length: Math.min(poolSizes.colleges, towns.length * collegeNames.length) },
    (_, index) => {
      const town = getCyclic(towns, index);
      const name = getCyclic(collegeNames, Math.floor(index / 3))(town, getCyclic(founders, index * 7));
      return {
        name,
        domain: `${makeSlug(town) || 'campus'}-${['it', 'gec', 'ce', 'is', 'ut', 'mp', 'sc'][Math.floor(index / 3) % collegeNames.length]}.example.org`,
      };
    },
  );
}

function getCyclic<Item>(list: readonly Item[], index: number): Item {
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
