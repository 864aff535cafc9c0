import { z } from 'zod';
import { findDay, findMoment } from './fields/dates.ts';
import { day, id, link, moment, richText, text, uniqueList } from './fields/fields.ts';
import { hackathonCategoryIds, hackathonStatuses, levels, registrationLabels } from './hackathon-terms.ts';

export const hackathonCategorySchema = z.strictObject({
  id: z.enum(['all', ...hackathonCategoryIds]),
  label: text,
});
export type HackathonCategory = z.infer<typeof hackathonCategorySchema>;

const rupees = z.int().positive();
const dayMs = 24 * 60 * 60 * 1000;

export const hackathonSchema = z
  .strictObject({
    id,
    status: z.enum(hackathonStatuses),
    title: text,
    description: richText,
    startDate: day,
    endDate: day,
    durationHours: z.int().min(1).max(120),
    venue: text,
    prize: text,
    /** First, second, third …, when the prize is split. */
    prizeSplitRupees: z.array(rupees).min(1).optional(),
    level: z.enum(levels),
    /** The ids of the filters that show it. */
    category: z.array(z.enum(hackathonCategoryIds)).min(1),
    registrationStatus: z.enum(Object.values(registrationLabels)),
    registrationDeadline: day,
    teamSize: z
      .string()
      .regex(
        /^\d+-\d+( \(.+\))?$/,
        'must be a range such as 1-4, with a remark in parentheses if it needs one',
      ),
    registrationLink: link,
    timeline: z.array(z.strictObject({ time: moment, event: text })).min(1),
    requirements: z.array(text).min(1),
  })
  .superRefine((entry, context) => {
    const report = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const [start, end, deadline] = [
      findDay(entry.startDate),
      findDay(entry.endDate),
      findDay(entry.registrationDeadline),
    ];
    if (start && end && end < start)
      report('endDate', `${entry.endDate} is before startDate ${entry.startDate}`);
    if (end && deadline && deadline > end)
      report('registrationDeadline', `${entry.registrationDeadline} is after endDate ${entry.endDate}`);
    const label = registrationLabels[entry.status];
    if (entry.registrationStatus !== label)
      report('registrationStatus', `must be "${label}" while status is "${entry.status}"`);
    const times = entry.timeline.map(({ time }) => findMoment(time)?.getTime() ?? Number.NaN);
    const late = times.findIndex((time, index) => time < (times[index - 1] ?? time));
    if (late > 0)
      report('timeline', `entry ${late + 1} is earlier than the one before it; put the earliest first`);
    if (
      start &&
      end &&
      start <= end &&
      times.every((time) => time < start.getTime() || time >= end.getTime() + dayMs)
    )
      report(
        'timeline',
        `nothing in it happens between startDate ${entry.startDate} and endDate ${entry.endDate}`,
      );
  });
export type Hackathon = z.infer<typeof hackathonSchema>;

export const hackathonsSchema = z.strictObject({
  hackathonCategories: uniqueList(hackathonCategorySchema).length(hackathonCategoryIds.length + 1),
  hackathons: uniqueList(hackathonSchema),
});
