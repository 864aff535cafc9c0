import { z } from 'zod';

/** The minimum and maximum width in CSS pixels at which a check may run. Most checks run at 360 and 1280. */
const [minWidth, maxWidth] = [240, 2560];

const selector = z.string().min(1);
const stringOrNumber = z.union([z.string(), z.number()]);
/** The bounds of a numeric check, in the unit of the check. */
const bounds = {
  is: z.number().optional(),
  'at-least': z.number().optional(),
  'at-most': z.number().optional(),
};
/** A regular expression. Rejected when it has a syntax error. */
const pattern = z.string().refine((text) => {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}, 'is not a regular expression');

/** An object schema that also requires at least one of these keys: what the check expects. */
function requireOneOf<Shape extends z.ZodRawShape>(shape: Shape, keys: readonly string[]) {
  return z
    .strictObject(shape)
    .refine(
      (value) => Object.keys(value).some((key) => keys.includes(key)),
      `needs one of: ${keys.join(', ')}`,
    );
}

const boundKeys = ['is', 'at-least', 'at-most'];
const fieldValues = z.record(selector, z.string());

/** The kinds of checks, by their key in a lesson (docs/how-to/write-a-lesson.md). */
const families = {
  style: requireOneOf(
    {
      of: selector,
      property: z.string().min(1),
      pseudo: z.string().startsWith('::').optional(),
      is: stringOrNumber.optional(),
      'is-one-of': z.array(stringOrNumber).min(1).optional(),
      'is-not': stringOrNumber.optional(),
      'at-least': z.number().optional(),
      'at-most': z.number().optional(),
      matches: pattern.optional(),
    },
    ['is', 'is-one-of', 'is-not', 'at-least', 'at-most', 'matches'],
  ),
  box: requireOneOf(
    {
      of: selector,
      measure: z.enum(['width', 'height', 'inline-start', 'inline-end', 'top', 'bottom']),
      'relative-to': selector.optional(),
      'percent-of': selector.optional(),
      ...bounds,
    },
    boundKeys,
  ),
  row: selector,
  column: selector,
  lines: requireOneOf({ of: selector, ...bounds }, boundKeys),
  gap: requireOneOf({ between: selector, lines: z.boolean().optional(), ...bounds }, boundKeys),
  order: z.union([selector, z.array(selector).min(2)]),
  inside: z.strictObject({ of: selector, in: selector }),
  apart: selector,
  fits: selector,
  count: requireOneOf({ of: selector, ...bounds }, boundKeys),
  text: requireOneOf(
    { of: selector, is: z.string().optional(), contains: z.string().optional(), matches: pattern.optional() },
    ['is', 'contains', 'matches'],
  ),
  attribute: requireOneOf(
    {
      of: selector,
      name: z.string().min(1),
      is: z.string().optional(),
      matches: pattern.optional(),
      present: z.boolean().optional(),
    },
    ['is', 'matches', 'present'],
  ),
  role: z.strictObject({
    of: selector,
    role: z.string().min(1),
    name: z.string().optional(),
    'name-matches': pattern.optional(),
  }),
  'some-role': z.strictObject({
    role: z.string().min(1),
    name: z.string().optional(),
    'name-matches': pattern.optional(),
  }),
  outline: z.array(z.int().min(1).max(6)),
  valid: z.strictObject({ of: selector, fill: fieldValues.optional(), is: z.boolean() }),
  submits: z.strictObject({
    of: selector,
    fill: fieldValues.optional(),
    is: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.null()])),
  }),
  contrast: z.strictObject({ of: selector, 'at-least': z.number().positive() }),
  'tab-order': z.array(selector).min(1),
  animation: z.strictObject({
    of: selector,
    running: z.boolean(),
    name: z.string().optional(),
    property: z.string().optional(),
    from: stringOrNumber.optional(),
    moves: z.boolean().optional(),
    visible: z.boolean().optional(),
    'duration-at-least': z.number().positive().optional(),
    'duration-at-most': z.number().positive().optional(),
    iterations: z.union([z.number().positive(), z.literal('infinite')]).optional(),
  }),
  pixel: requireOneOf(
    {
      of: selector,
      x: z.number().min(0),
      y: z.number().min(0),
      is: z.string().optional(),
      'is-not': z.string().optional(),
      within: z.number().min(0).optional(),
    },
    ['is', 'is-not'],
  ),
};

/** The state that the page is put into before the check runs. */
const stateSchema = z
  .strictObject({
    focus: selector,
    hover: selector,
    click: selector,
    type: fieldValues,
    set: z.record(selector, z.record(z.string().min(1), z.string().nullable())),
    css: z.string().min(1),
    media: z.enum(['reduced-motion', 'dark', 'light', 'print']),
    after: z.number().positive(),
  })
  .partial()
  .refine((value) => Object.keys(value).length > 0, 'is empty');

export const checkFamilies = Object.keys(families) as (keyof typeof families)[];

/** A check of an exercise: its id, its text for the learner, and exactly one condition. */
export const checkSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not kebab-case'),
    says: z.string().min(1),
    why: z.string().min(1).optional(),
    at: z.array(z.int().min(minWidth).max(maxWidth)).min(1).optional(),
    when: stateSchema.optional(),
    ...z.object(families).partial().shape,
  })
  .refine(
    (check) => checkFamilies.filter((family) => check[family] !== undefined).length === 1,
    `needs exactly one of: ${checkFamilies.join(', ')}`,
  );

/** The most sentences that an exercise lists: a learner reads them all. */
const maxSentences = 8;

/** Gives a check without `says` the sentence of the check before it: on the page the two are one check. */
function shareSentences(checks: unknown): unknown {
  if (!Array.isArray(checks)) return checks;
  let sentence: unknown;
  return checks.map((check: unknown) => {
    if (typeof check !== 'object' || check === null) return check;
    sentence = 'says' in check ? check.says : sentence;
    return { ...check, says: sentence };
  });
}

/** The checks of an exercise, with unique ids and few sentences. */
export const checksSchema = z.preprocess(
  shareSentences,
  z
    .array(checkSchema)
    .min(1)
    .refine(
      (checks) => new Set(checks.map(({ id }) => id)).size === checks.length,
      'two checks have the same id',
    )
    .refine(
      (checks) => new Set(checks.map(({ says }) => says)).size <= maxSentences,
      `has more than ${maxSentences} sentences: a check without says shares the sentence before it`,
    ),
);

export type Check = z.infer<typeof checkSchema>;
export type CheckFamily = keyof typeof families;
export type CheckState = z.infer<typeof stateSchema>;
