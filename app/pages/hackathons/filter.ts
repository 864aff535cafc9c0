import type { Hackathon, HackathonCategory } from '#contract/content.ts';
import { hackathonCategoryIds } from '#contract/hackathon-terms.ts';

type CategoryId = HackathonCategory['id'];

/** The category that the address names, or `all` when there is no such one. */
export function readCategory(text: string): CategoryId {
  return hackathonCategoryIds.find((id) => id === text) ?? 'all';
}

/** The category ids of a hackathon, which content keeps in one string, parted by spaces or commas. */
export function listCategories(hackathon: Pick<Hackathon, 'category'>): string[] {
  return hackathon.category.split(/[ ,]+/).filter(Boolean);
}

/**
 * The hackathons whose title holds the search as typed, without regard to case, and whose category contains the chosen one
 * (spec.md section 5). Whole ids are compared, since `blockchain` holds the letters of `ai` and is not about it.
 */
export function filterHackathons<Entry extends Pick<Hackathon, 'title' | 'category'>>(
  hackathons: readonly Entry[],
  search: string,
  category: CategoryId,
): Entry[] {
  const wanted = search.toLowerCase();
  return hackathons.filter(
    (hackathon) =>
      hackathon.title.toLowerCase().includes(wanted) &&
      (category === 'all' || listCategories(hackathon).includes(category)),
  );
}
