import * as z from 'zod/mini';

const wholeNumber = /^0*[1-9][0-9]*$/;
export const maxPageLength = 100;

/** Any size is accepted, because a page past the end returns the last one. */
const pageNumberSchema = z
  .pipe(
    z.string('page must be given once').check(z.regex(wholeNumber, 'page must be a whole number from 1 up')),
    z.transform((text: string) => Math.min(Number(text), Number.MAX_SAFE_INTEGER)),
  )
  .check(z.describe('From 1; 1 when left out; one past the end answers with the last page'));

const lengthMessage = `limit must be a whole number from 1 to ${maxPageLength}`;

function pageLengthSchema(usualLength: number) {
  return z
    .pipe(
      z.string('limit must be given once').check(z.regex(wholeNumber, lengthMessage)),
      z.transform((text: string) => Number(text)),
    )
    .check(
      z.refine((limit) => limit <= maxPageLength, lengthMessage),
      z.describe(`1 to ${maxPageLength}; ${usualLength} when left out`),
    );
}

/** The part of a query that asks for a page of a list. */
export function pageQuery(usualLength: number) {
  return z.object({
    page: z._default(pageNumberSchema, 1),
    limit: z._default(pageLengthSchema(usualLength), usualLength),
  });
}
