import type { $ZodRawIssue } from 'zod/v4/core';

/**
 * The sentence for a rule of a request that was written without one; the library’s own speak of types and
 * JavaScript.
 */
export function describeIssue({
  code,
  path,
  keys,
}: Pick<$ZodRawIssue, 'code' | 'path'> & { keys?: unknown }): string {
  const place = path === undefined || path.length === 0 ? 'The body' : path.join('.');
  return code === 'unrecognized_keys' && Array.isArray(keys)
    ? `${place} may not have the field ${keys.join(', ')}`
    : `${place} does not have the form that this call expects`;
}
