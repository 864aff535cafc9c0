import { z } from 'zod';
import { avatar, id, link, text, uniqueList } from './fields/fields.ts';

export const years = ['First year', 'Second year', 'Third year', 'Fourth year'] as const;
export const memberSchema = z.strictObject({
  id,
  name: text,
  role: text,
  college: text,
  year: z.enum(years),
  avatar,
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
