import type { Hackathon } from '#contract/content/hackathons.ts';
import { capitalise, countInWords } from '#app/ui/count-in-words.ts';

/** How many hackathons are open, coming and over, in a sentence: `One is open, two are behind us.` */
export function formatStatuses(hackathons: readonly Pick<Hackathon, 'status'>[]): string {
  const count = (status: Hackathon['status']) =>
    hackathons.filter((hackathon) => hackathon.status === status).length;
  const parts = [
    { count: count('open'), end: 'open' },
    { count: count('coming_soon'), end: 'coming soon' },
    { count: count('closed'), end: 'behind us' },
  ]
    .filter((part) => part.count > 0)
    .map((part) => `${countInWords(part.count, 'is', 'are')} ${part.end}`);
  if (parts.length === 0) return 'The next one is being planned.';
  return `${capitalise(parts.join(', '))}.`;
}

/** What the filters found, announced as it changes. */
export function formatCount(count: number): string {
  return count === 0 ? 'No hackathons' : count === 1 ? '1 hackathon' : `${count} hackathons`;
}
