import { z } from 'zod';
import { findDay, findMoment } from './content-dates.ts';
import { hackathonCategoryIds, hackathonStatuses, levels, registrationLabels } from './hackathon-terms.ts';
import { findRichTextFault } from './rich-text.ts';

/** What the officers edit in `content/`: shapes and rules. `content/check.ts` holds every file to them before a build. */

export const text = z.string().trim().min(1, 'must not be empty');
export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower case letters, digits and single hyphens, such as "data-science"',
  );
const link = z.url({ protocol: /^https$/, error: 'must be a full address that starts with https://' });
const faceId = id;
const phone = z.string().regex(/^\+\d{2} \d{5} \d{5}$/, 'must look like +91 00000 00101');
const day = z
  .string()
  .refine(
    (value) => findDay(value) !== undefined,
    'must be a real date written DD-MM-YYYY, such as 16-01-2027',
  );
const moment = z
  .string()
  .refine(
    (value) => findMoment(value) !== undefined,
    'must be a real date and time written DD-MM-YYYY HH:MM, such as 16-01-2027 09:00',
  );
const richText = text.superRefine((value, context) => {
  const fault = findRichTextFault(value);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});
const formFile = z.string().regex(/^[a-z0-9-]+\.pdf$/, 'must be a file name such as "java-membership.pdf"');

/** A list whose entries all have ids of their own. */
export function uniqueList<Item extends z.ZodType<{ id: string }>>(item: Item) {
  return z.array(item).superRefine((entries, context) => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      if (seen.has(entry.id))
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `"${entry.id}" is used twice; every id must be its own`,
        });
      seen.add(entry.id);
    }
  });
}

export const siteSchema = z.strictObject({
  name: text,
  foundedYear: z.int().min(1990).max(2100),
  tagline: text,
  description: text,
  /** Invitation to the messaging group; the big button on the home page. */
  joinUrl: link,
  instagramUrl: link,
  linkedinUrl: link,
  /** Where forms are handed in, on paper, in person. */
  handInRoom: text,
  footer: z.array(text).min(1),
});
export type Site = z.infer<typeof siteSchema>;

/** One line of the home page's commit log, newest first; lane 0 is the trunk. */
export const logEntrySchema = z.strictObject({ message: text, author: text, lane: z.literal([0, 1, 2]) });
export type LogEntry = z.infer<typeof logEntrySchema>;

export const reasonSchema = z.strictObject({ id, title: text, text });
export type Reason = z.infer<typeof reasonSchema>;

export const statSchema = z.strictObject({ id, count: z.int().positive(), label: text });
export type Stat = z.infer<typeof statSchema>;

export const homeSchema = z.strictObject({
  heroLog: z.array(logEntrySchema).length(8),
  whyChoose: uniqueList(reasonSchema).length(4),
  stats: uniqueList(statSchema).length(4),
});

export const testimonialSchema = z.strictObject({
  id,
  quote: text,
  name: text,
  detail: text,
  avatar: faceId,
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const years = ['First year', 'Second year', 'Third year', 'Fourth year'] as const;
export const memberSchema = z.strictObject({
  id,
  name: text,
  role: text,
  college: text,
  year: z.enum(years),
  avatar: faceId,
  skills: z.array(text).min(1),
  achievements: z.array(text),
  links: z.strictObject({ linkedin: link }),
});
export type Member = z.infer<typeof memberSchema>;

export const leaderSchema = memberSchema.extend({ bio: text });
export type Leader = z.infer<typeof leaderSchema>;

export const teamGroupTitles = [
  'Secretaries',
  'Technical Heads',
  'Operations Heads',
  'Design Team',
  'Organizers',
] as const;
export const teamGroupSchema = z.strictObject({
  id,
  title: z.enum(teamGroupTitles),
  members: uniqueList(memberSchema).min(1),
});
export type TeamGroup = z.infer<typeof teamGroupSchema>;

export const teamSchema = z.strictObject({
  leaders: uniqueList(leaderSchema).length(2),
  teamGroups: uniqueList(teamGroupSchema).length(teamGroupTitles.length),
});
export const testimonialsSchema = z.strictObject({ testimonials: uniqueList(testimonialSchema).length(3) });

export const valueTitles = ['Innovation', 'Collaboration', 'Inclusivity', 'Growth'] as const;
export const journeyStates = ['done', 'current', 'future'] as const;
export const aboutSchema = z.strictObject({
  missionHeading: text,
  mission: text,
  facts: z.array(z.strictObject({ label: text, value: text })).min(1),
  values: uniqueList(z.strictObject({ id, title: z.enum(valueTitles), text })).length(valueTitles.length),
  journeyIntro: text,
  journey: z.array(z.strictObject({ when: text, title: text, text, state: z.enum(journeyStates) })).min(1),
});
export type About = z.infer<typeof aboutSchema>;

export const hackathonCategorySchema = z.strictObject({
  id: z.enum(['all', ...hackathonCategoryIds]),
  label: text,
});
export type HackathonCategory = z.infer<typeof hackathonCategorySchema>;

const categoryPattern = new RegExp(
  `^(${hackathonCategoryIds.join('|')})([ ,]+(${hackathonCategoryIds.join('|')}))*$`,
);
const rupees = z.int().positive();

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
    /** One or more category ids, parted by a space or a comma. */
    category: z
      .string()
      .regex(
        categoryPattern,
        `must be one or more of ${hackathonCategoryIds.join(', ')}, parted by a space or a comma`,
      ),
    registrationStatus: z.enum(Object.values(registrationLabels)),
    registrationDeadline: day,
    teamSize: z
      .string()
      .regex(/^\d+-\d+( \(.+\))?$/, 'must be a range such as 1-4, with a remark in brackets if need be'),
    registrationLink: link,
    timeline: z.array(z.strictObject({ time: moment, event: text })).min(1),
    requirements: z.array(text).min(1),
  })
  .superRefine((entry, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const [start, end, deadline] = [
      findDay(entry.startDate),
      findDay(entry.endDate),
      findDay(entry.registrationDeadline),
    ];
    if (start && end && end < start)
      fault('endDate', `${entry.endDate} is before startDate ${entry.startDate}`);
    if (end && deadline && deadline > end)
      fault('registrationDeadline', `${entry.registrationDeadline} is after endDate ${entry.endDate}`);
    const label = registrationLabels[entry.status];
    if (entry.registrationStatus !== label)
      fault('registrationStatus', `must be "${label}" while status is "${entry.status}"`);
    const times = entry.timeline.map(({ time }) => findMoment(time)?.getTime() ?? Number.NaN);
    const late = times.findIndex((time, index) => time < (times[index - 1] ?? time));
    if (late > 0)
      fault('timeline', `entry ${late + 1} is earlier than the one before it; keep the earliest first`);
  });
export type Hackathon = z.infer<typeof hackathonSchema>;

export const hackathonsSchema = z.strictObject({
  hackathonCategories: uniqueList(hackathonCategorySchema).length(hackathonCategoryIds.length + 1),
  hackathons: uniqueList(hackathonSchema),
});

export const requirementSchema = z.strictObject({ title: text, note: text });
export type Requirement = z.infer<typeof requirementSchema>;

const clubContactSchema = z.strictObject({ name: text, phone, avatar: faceId });
export const clubSchema = z.strictObject({
  id,
  name: text,
  domain: text,
  shortDescription: text,
  leadership: z.strictObject({ leader: clubContactSchema, manager: clubContactSchema }),
  rules: z.array(text).min(1),
  fullDescription: text,
  activities: z.array(text).min(1),
  /** Something its members type; set in mono. */
  icon: text,
  /** Membership form, made by the build under /forms/; without one, Join says that there is none yet. */
  form: formFile.optional(),
});
export type Club = z.infer<typeof clubSchema>;

export const comingSoonClubSchema = clubSchema.pick({
  id: true,
  name: true,
  domain: true,
  shortDescription: true,
  icon: true,
});
export type ComingSoonClub = z.infer<typeof comingSoonClubSchema>;

export const clubsSchema = z.strictObject({
  clubs: uniqueList(clubSchema),
  comingSoonClubs: uniqueList(comingSoonClubSchema),
  clubRequirements: z.array(requirementSchema).min(1),
  clubProposalForm: formFile,
});

export const openPositionSchema = z.strictObject({
  label: text,
  title: text,
  work: text,
  hoursPerWeek: z.int().min(1).max(40),
});
export type OpenPosition = z.infer<typeof openPositionSchema>;

export const startupSchema = z
  .strictObject({
    id,
    name: text,
    project: text,
    description: text,
    teamSize: z.int().positive(),
    openPositions: z.array(openPositionSchema),
    techStack: z.array(text).min(1),
    contactInfo: z.strictObject({
      leader: z.strictObject({
        name: text,
        role: text,
        avatar: faceId,
        email: z.email(),
        whatsapp: phone,
        availableHours: z
          .string()
          .regex(
            / ([01]\d|2[0-3]):00 to ([01]\d|2[0-3]):00$/,
            'must end in full hours, such as "Mon to Fri, 17:00 to 20:00"',
          ),
        preferredContact: z.enum(['email', 'whatsapp']),
      }),
    }),
    teamMembers: z.array(z.strictObject({ name: text, role: text, focus: text, avatar: faceId })).min(1),
  })
  .superRefine(({ teamSize, teamMembers }, context) => {
    if (teamSize !== teamMembers.length) {
      context.addIssue({
        code: 'custom',
        path: ['teamSize'],
        message: `is ${teamSize}, but teamMembers lists ${teamMembers.length} people`,
      });
    }
  });
export type Startup = z.infer<typeof startupSchema>;

export const startupsSchema = z.strictObject({
  startups: uniqueList(startupSchema),
  startupRequirements: z.array(requirementSchema).min(1),
  startupProposalForm: formFile,
});
