import { z } from 'zod';

const wholeNumber = /^0*[1-9][0-9]*$/;
export const pageLengthMost = 100;

/** However large: a page past the end answers with the last one. */
const pageNumberSchema = z
  .string('page must be given once')
  .regex(wholeNumber, 'page must be a whole number from 1 up')
  .transform((text) => Math.min(Number(text), Number.MAX_SAFE_INTEGER))
  .describe('From 1; 1 when left out; one past the end answers with the last page');

const lengthMessage = `limit must be a whole number from 1 to ${pageLengthMost}`;

function pageLengthSchema(usualLength: number) {
  return z
    .string('limit must be given once')
    .regex(wholeNumber, lengthMessage)
    .transform(Number)
    .refine((limit) => limit <= pageLengthMost, lengthMessage)
    .describe(`1 to ${pageLengthMost}; ${usualLength} when left out`);
}

/** The part of a query that asks for a page of a list. */
export function pageQuery(usualLength: number) {
  return z.object({
    page: pageNumberSchema.default(1),
    limit: pageLengthSchema(usualLength).default(usualLength),
  });
}
