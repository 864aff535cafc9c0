import { NodeRow } from '#app/learn/progress/node-row.tsx';
import { getStartOfDayAfter } from '#app/learn/progress/review-schedule.ts';
import { countInWords } from '#app/ui/count-in-words.ts';

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short' });
export const upcomingDays = 7;

/** How many questions are due today and on each of the next days. Without a clock, the days have no names yet. */
export function UpcomingDays({ counts, now }: { counts: readonly number[]; now: number | undefined }) {
  return (
    <NodeRow
      label="Questions due"
      currentKey="0"
      nodes={counts.map((count, day) => {
        const name =
          day === 0 ? 'Today' : now === undefined ? undefined : weekday.format(getStartOfDayAfter(now, day));
        return {
          key: String(day),
          state: day === 0 ? (count > 0 ? 'current' : 'full') : 'open',
          isEmpty: day > 0 && count === 0,
          above: String(count),
          below: name ?? '\u00a0',
          label: `${name ?? `In ${day} days`}: ${countInWords(count, 'question', 'questions')}`,
        };
      })}
    />
  );
}
