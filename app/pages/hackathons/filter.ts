import type { Hackathon, HackathonCategory } from '#contract/content/hackathons.ts';
import { hackathonCategoryIds } from '#contract/content/hackathon-terms.ts';

type CategoryId = HackathonCategory['id'];

/** The category in the URL's query, or `all` when there is no such category. */
export function parseCategory(text: string): CategoryId {
  return hackathonCategoryIds.find((id) => id === text) ?? 'all';
}

/**
 * The hackathons whose title contains the search text, in any case, and whose categories contain the chosen
 * one.
 */
export function filterHackathons<Entry extends Pick<Hackathon, 'title' | 'category'>>(
  hackathons: readonly Entry[],
  search: string,
  category: CategoryId,
): Entry[] {
  const lowerSearch = search.toLowerCase();
  return hackathons.filter(
    (hackathon) =>
      hackathon.title.toLowerCase().includes(lowerSearch) &&
      (category === 'all' || hackathon.category.includes(category)),
  );
}
