import { z } from 'zod';
import { findDay, findMoment, suggestDay, suggestMoment } from './dates.ts';

const richTextTags = ['p', 'strong', 'em', 'ul', 'li'] as const;

/**
 * Describes the first error of a simple HTML text. Undefined when it is valid. Only the tags above are
 * allowed, without attributes and properly nested, because pages insert the text as HTML.
 */
function findRichTextError(html: string): string | undefined {
  if (/[<>]/.test(html.replaceAll(/<\/?[a-z][^<>]*>/gi, '')))
    return 'the text has a < or > that is not part of a tag; write &lt; or &gt;';
  const openTags: string[] = [];
  const tags: readonly string[] = richTextTags;
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([^<>]*)>/g)) {
    if (!tags.includes(name))
      return `${tag} is not allowed here; use only ${richTextTags.join(', ')}, without attributes`;
    if (slash === '') openTags.push(name);
    else if (openTags.pop() !== name) return `${tag} closes no open tag, or not the one opened last`;
  }
  if (openTags.length > 0) return `<${openTags.at(-1)}> is never closed; add </${openTags.at(-1)}>`;
  return undefined;
}

// The schemas of content fields. Each has a message that says what is allowed.

export const text = z.string().trim().min(1, 'must not be empty');

export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower case letters, digits and single hyphens, such as "data-science"',
  );

/** The id of an entry in `content/faces.ts`. */
export const avatar = id;

export const link = z.url({
  protocol: /^https$/,
  error: ({ input }) => {
    const rest = String(input).replace(/^(http:)?\/*/, '');
    const suggestion = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(rest) ? `; did you mean "https://${rest}"?` : '';
    return `must be a full URL that starts with https://${suggestion}`;
  },
});

export const phone = z.string().regex(/^\+\d{2} \d{5} \d{5}$/, 'must look like +91 00000 00101');

/** A date written DD-MM-YYYY. */
export const day = z.string().superRefine((value, context) => {
  if (findDay(value)) return;
  const suggestion = suggestDay(value);
  context.addIssue({
    code: 'custom',
    message: `must be a real date written DD-MM-YYYY${suggestion ? `; did you mean "${suggestion}"?` : ', such as 16-01-2027'}`,
  });
});

/** A date and time written DD-MM-YYYY HH:MM. */
export const moment = z.string().superRefine((value, context) => {
  if (findMoment(value)) return;
  const suggestion = suggestMoment(value);
  context.addIssue({
    code: 'custom',
    message: `must be a real date and time written DD-MM-YYYY HH:MM${suggestion ? `; did you mean "${suggestion}"?` : ', such as 16-01-2027 09:00'}`,
  });
});

/** Simple HTML with the tags that `findRichTextError` allows. */
export const richText = text.superRefine((value, context) => {
  const message = findRichTextError(value);
  if (message) context.addIssue({ code: 'custom', message });
});

/** The file name of a form, below `/forms/`. */
export const formFile = z
  .string()
  .regex(/^[a-z0-9-]+\.pdf$/, 'must be a file name such as "registerclub.pdf"');

/** A list in which no two entries have the same id. */
export function uniqueList<Item extends z.ZodType<{ id: string }>>(item: Item) {
  return z.array(item).superRefine((entries, context) => {
    const ids = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      if (ids.has(entry.id))
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `"${entry.id}" is used twice; give each entry its own id`,
        });
      ids.add(entry.id);
    }
  });
}
