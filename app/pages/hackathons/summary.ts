import type { Hackathon } from '#contract/content.ts';

const words = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const verb = (count: number) => `${words[count] ?? count} ${count === 1 ? 'is' : 'are'}`;

/** How the hackathons stand, in a sentence: `One is open, two are behind us.` */
export function describeStatuses(hackathons: readonly Pick<Hackathon, 'status'>[]): string {
  const count = (status: Hackathon['status']) =>
    hackathons.filter((hackathon) => hackathon.status === status).length;
  const parts = [
    { count: count('open'), end: 'open' },
    { count: count('coming_soon'), end: 'coming soon' },
    { count: count('closed'), end: 'behind us' },
  ]
    .filter((part) => part.count > 0)
    .map((part) => `${verb(part.count)} ${part.end}`);
  if (parts.length === 0) return 'The next one is being planned.';
  return `${parts.map((part, index) => (index === 0 ? part : part.toLowerCase())).join(', ')}.`;
}

/** What the filters found, announced as it changes. */
export function describeCount(count: number): string {
  return count === 0 ? 'No hackathons' : count === 1 ? '1 hackathon' : `${count} hackathons`;
}
