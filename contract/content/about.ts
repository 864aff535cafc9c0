import { z } from 'zod';
import { id, text, uniqueList } from './fields/fields.ts';

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
