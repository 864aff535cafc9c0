import { z } from 'zod';
import { avatar, formFile, id, phone, text, uniqueList } from './fields/fields.ts';
import { requirementSchema } from './requirement.ts';

export const openPositionSchema = z.strictObject({
  label: text,
  title: text,
  work: text,
  hoursPerWeek: z.int().min(1).max(40),
});

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
        avatar,
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
    teamMembers: z.array(z.strictObject({ name: text, role: text, focus: text, avatar })).min(1),
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
