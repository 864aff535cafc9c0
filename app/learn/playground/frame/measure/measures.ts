import * as z from 'zod/mini';

/*
 * What measure-script.ts sends about a result, all lengths in CSS pixels from the window's corner. The
 * learner's code can send the same message, so the page reads it with the schema.
 */

const length = z.number();
const text = z.string().check(z.maxLength(200));
const rect = z.object({ x: length, y: length, width: length, height: length });
const sides = z.object({ top: length, right: length, bottom: length, left: length });

const boxSchema = z.object({ name: text, rect, margin: sides, border: sides, padding: sides });
const treeSchema = z.array(z.object({ depth: z.int(), text })).check(z.maxLength(120));

export const measuresSchema = z.object({
  window: z.object({ width: length, height: length }),
  /** The elements that can be measured, by name, and the one that is. */
  elements: z.array(text).check(z.maxLength(60)),
  target: z.int(),
  /** The measured element, then its children. */
  boxes: z.array(boxSchema).check(z.maxLength(30)),
  layout: z.optional(
    z.object({
      kind: z.enum(['flex', 'grid']),
      /** The direction items follow each other in. */
      mainAxis: z.enum(['right', 'left', 'down', 'up']),
      free: z.array(rect).check(z.maxLength(60)),
      /** Where a grid's lines are. */
      columnLines: z.array(length).check(z.maxLength(60)),
      rowLines: z.array(length).check(z.maxLength(60)),
    }),
  ),
  computed: text,
  domTree: treeSchema,
  accessibilityTree: treeSchema,
  tabOrder: z.array(z.object({ name: text, rect })).check(z.maxLength(40)),
});

export type Measures = z.output<typeof measuresSchema>;
export type Rect = z.output<typeof rect>;
export type MeasuredBox = z.output<typeof boxSchema>;
export type Layout = NonNullable<Measures['layout']>;
