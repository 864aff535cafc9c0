import { z } from 'zod';
import { avatar, formFile, id, phone, text, uniqueList } from './fields/fields.ts';
import { requirementSchema } from './requirement.ts';

const clubContactSchema = z.strictObject({ name: text, phone, avatar });
export const clubSchema = z.strictObject({
  id,
  name: text,
  domain: text,
  shortDescription: text,
  leadership: z.strictObject({ leader: clubContactSchema, manager: clubContactSchema }),
  rules: z.array(text).min(1),
  fullDescription: text,
  activities: z.array(text).min(1),
  /** Something that its members type, shown in a monospaced font. */
  icon: text,
  /** Whether the build makes a membership form. When false, Join Club says that the form isn't available yet. */
  hasMembershipForm: z.boolean(),
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
