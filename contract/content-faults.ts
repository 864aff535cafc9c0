import { z } from 'zod';

/** Content that breaks its rules; the message has one line for each fault. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Holds one file's content to its schema.
 * Returns one line for each fault, naming file, field and what would be right; none when all is well.
 */
export function listContentFaults(file: string, schema: z.ZodType, content: unknown): string[] {
  const result = schema.safeParse(content);
  if (result.success) return [];
  return result.error.issues.map(
    (issue) => `${file}: ${z.core.toDotPath(issue.path)}: ${describe(issue, content)}`,
  );
}

/** The rule's own sentence, with what stands there now when it is short enough to help. */
function describe(issue: z.core.$ZodIssue, content: unknown): string {
  const found = issue.path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    content,
  );
  const isShort = typeof found === 'number' || (typeof found === 'string' && found.length <= 60);
  return isShort ? `${issue.message} (now ${JSON.stringify(found)})` : issue.message;
}
