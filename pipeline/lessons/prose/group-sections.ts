/** The sections every lesson ends with; the page draws their lists in a special way. */
export const closingSections = ['Best practices', 'Common mistakes', 'Try it', 'Recall', 'Summary'] as const;

/** What a second-level section of a lesson takes, and asks for. */
export type SectionEffort = {
  minutes: number;
  /** Whether it has something to do: an exercise, a prediction, a question or a Try. */
  hasPractice: boolean;
  /** Whether it belongs to the section before it, so that no group begins with it. */
  continues: boolean;
};

export const groupCounts = { least: 3, most: 6 } as const;
const groupMinutes = { least: 5, most: 8 } as const;
const preferredMinutes = (groupMinutes.least + groupMinutes.most) / 2;
/** Larger than what any group of real sections costs otherwise. */
const costWithoutPractice = 10_000;

function findCost(sections: readonly SectionEffort[]): number {
  const minutes = sections.reduce((sum, section) => sum + section.minutes, 0);
  const outside = Math.max(groupMinutes.least - minutes, minutes - groupMinutes.most, 0);
  const cost = 10 * outside ** 2 + 0.1 * (minutes - preferredMinutes) ** 2;
  return sections.some(({ hasPractice }) => hasPractice) ? cost : cost + costWithoutPractice;
}

type Grouping = { cost: number; firsts: number[] };

/**
 * Groups the sections of a lesson, in their order, into three to six groups of five to eight minutes, each with
 * something to do, as far as the sections allow it. Returns the index of each group's first section.
 */
export function groupSections(sections: readonly SectionEffort[]): number[] {
  /** The best groupings of the sections from `first` on, by the number of their groups. */
  const bestFrom = new Map<number, Map<number, Grouping>>();
  for (let first = sections.length - 1; first >= 0; first -= 1) {
    if (first > 0 && sections[first]?.continues) continue;
    const best = new Map([[1, { cost: findCost(sections.slice(first)), firsts: [first] }]]);
    for (const [next, groupings] of bestFrom) {
      const ownCost = findCost(sections.slice(first, next));
      for (const [count, { cost, firsts }] of groupings)
        if (count < groupCounts.most && ownCost + cost < (best.get(count + 1)?.cost ?? Infinity))
          best.set(count + 1, { cost: ownCost + cost, firsts: [first, ...firsts] });
    }
    bestFrom.set(first, best);
  }
  const groupings = [...(bestFrom.get(0)?.values() ?? [])];
  const enough = groupings.filter(({ firsts }) => firsts.length >= groupCounts.least);
  return (enough.length > 0 ? enough : groupings).toSorted((a, b) => a.cost - b.cost)[0]?.firsts ?? [];
}
