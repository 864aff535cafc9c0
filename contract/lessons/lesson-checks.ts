import { z } from 'zod';

/** The widths in CSS pixels that a check may ask for; most are tried at 360 and 1280. */
const [narrowest, widest] = [240, 2560];

const selector = z.string().min(1);
const plain = z.union([z.string(), z.number()]);
/** One of the three bounds, in the check's own unit. */
const bounds = {
  is: z.number().optional(),
  'at-least': z.number().optional(),
  'at-most': z.number().optional(),
};
/** A regular expression, refused when the engine can't read it. */
const pattern = z.string().refine((text) => {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}, 'is not a regular expression');

/** Refuses a check that says what to look at and not what to find. */
function asksFor<Shape extends z.ZodRawShape>(shape: Shape, keys: readonly string[]) {
  return z
    .strictObject(shape)
    .refine(
      (given) => Object.keys(given).some((key) => keys.includes(key)),
      `needs one of: ${keys.join(', ')}`,
    );
}

const boundKeys = ['is', 'at-least', 'at-most'];
const filled = z.record(selector, z.string());

/** What a check may look at, by the word that names it in a lesson (docs/how-to/write-a-lesson.md). */
const families = {
  style: asksFor(
    {
      of: selector,
      property: z.string().min(1),
      pseudo: z.string().startsWith('::').optional(),
      is: plain.optional(),
      'is-one-of': z.array(plain).min(1).optional(),
      'is-not': plain.optional(),
      'at-least': z.number().optional(),
      'at-most': z.number().optional(),
      matches: pattern.optional(),
    },
    ['is', 'is-one-of', 'is-not', 'at-least', 'at-most', 'matches'],
  ),
  box: asksFor(
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
  lines: asksFor({ of: selector, ...bounds }, boundKeys),
  gap: asksFor({ between: selector, lines: z.boolean().optional(), ...bounds }, boundKeys),
  order: z.union([selector, z.array(selector).min(2)]),
  inside: z.strictObject({ of: selector, in: selector }),
  apart: selector,
  fits: selector,
  count: asksFor({ of: selector, ...bounds }, boundKeys),
  text: asksFor(
    { of: selector, is: z.string().optional(), contains: z.string().optional(), matches: pattern.optional() },
    ['is', 'contains', 'matches'],
  ),
  attribute: asksFor(
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
  valid: z.strictObject({ of: selector, fill: filled.optional(), is: z.boolean() }),
  submits: z.strictObject({
    of: selector,
    fill: filled.optional(),
    is: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.null()])),
  }),
  contrast: z.strictObject({ of: selector, 'at-least': z.number().positive() }),
  'tab-order': z.array(selector).min(1),
  animation: z.strictObject({
    of: selector,
    running: z.boolean(),
    name: z.string().optional(),
    property: z.string().optional(),
    from: plain.optional(),
    moves: z.boolean().optional(),
    visible: z.boolean().optional(),
    'duration-at-least': z.number().positive().optional(),
    'duration-at-most': z.number().positive().optional(),
    iterations: z.union([z.number().positive(), z.literal('infinite')]).optional(),
  }),
  pixel: z.strictObject({
    of: selector,
    x: z.number().min(0),
    y: z.number().min(0),
    is: z.string(),
    within: z.number().min(0).optional(),
  }),
};

/** The state the page is put into before the check looks. */
const when = z
  .strictObject({
    focus: selector,
    hover: selector,
    click: selector,
    type: filled,
    set: z.record(selector, z.record(z.string().min(1), z.string().nullable())),
    css: z.string().min(1),
    media: z.enum(['reduced-motion', 'dark', 'light', 'print']),
    after: z.number().positive(),
  })
  .partial()
  .refine((given) => Object.keys(given).length > 0, 'is empty');

export const checkFamilies = Object.keys(families) as (keyof typeof families)[];

/** One check of an exercise: who it is, what it says, and exactly one thing that must hold. */
export const checkSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not kebab-case'),
    says: z.string().min(1),
    why: z.string().min(1).optional(),
    at: z.array(z.int().min(narrowest).max(widest)).min(1).optional(),
    when: when.optional(),
    ...z.object(families).partial().shape,
  })
  .refine(
    (check) => checkFamilies.filter((family) => check[family] !== undefined).length === 1,
    `needs exactly one of: ${checkFamilies.join(', ')}`,
  );

/** The checks of one exercise, no two with the same id. */
export const checksSchema = z
  .array(checkSchema)
  .min(1)
  .refine(
    (checks) => new Set(checks.map(({ id }) => id)).size === checks.length,
    'two checks have the same id',
  );

export type Check = z.infer<typeof checkSchema>;
export type CheckFamily = keyof typeof families;
export type CheckState = z.infer<typeof when>;
