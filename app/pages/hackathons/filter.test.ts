import { describe, expect, it } from 'vitest';
import { filterHackathons, parseCategory } from './filter.ts';

const entries: Parameters<typeof filterHackathons>[0] = [
  { title: 'Prayog National Hackathon', category: ['open'] },
  { title: 'Chain Reaction', category: ['blockchain'] },
  { title: 'Cold Trail', category: ['track', 'ai'] },
];
const titles = (search: string, category: Parameters<typeof filterHackathons>[2]) =>
  filterHackathons(entries, search, category).map((entry) => entry.title);

describe('finding hackathons', () => {
  it('shows all of them when nothing is asked', () => {
    expect(titles('', 'all')).toHaveLength(3);
  });
  it('looks for a part of the title, whatever its case', () => {
    expect(titles('NATIONAL h', 'all')).toEqual(['Prayog National Hackathon']);
  });
  it('takes the search literally', () => {
    expect(titles('.*', 'all')).toEqual([]);
  });
  it('matches any of several categories', () => {
    expect(titles('', 'track')).toEqual(['Cold Trail']);
    expect(titles('', 'ai')).toEqual(['Cold Trail']);
  });
  it('does not find ai in blockchain', () => {
    expect(titles('', 'ai')).not.toContain('Chain Reaction');
  });
  it('wants both conditions at once', () => {
    expect(titles('cold', 'open')).toEqual([]);
  });
});

describe('the category in the URL', () => {
  it('is taken when it exists', () => expect(parseCategory('webdev')).toBe('webdev'));
  it('falls back to all when it does not', () => {
    expect(parseCategory('nonsense')).toBe('all');
    expect(parseCategory('')).toBe('all');
  });
});
