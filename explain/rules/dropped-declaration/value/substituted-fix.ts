import { isValidValue } from '../../../values/property-syntax.ts';
import { valueFixes } from './value-fixes.ts';

/**
 * A fix of a value with var(). It is found in the value with the custom properties substituted, and the
 * same candidate is then applied to the value as it is written.
 */
export function findSubstitutedFix(
  property: string,
  value: string,
  substitute: (value: string) => string,
): { fixed: string; message: string } | undefined {
  const substituted = substitute(value);
  for (const { listCandidates, describe } of valueFixes) {
    const candidates = listCandidates(property, value);
    const index = listCandidates(property, substituted).findIndex(
      (candidate) => candidate !== substituted && isValidValue(property, candidate),
    );
    const fixed = candidates[index];
    if (fixed !== undefined && fixed !== value && isValidValue(property, substitute(fixed)))
      return { fixed, message: describe(property, value, fixed) };
  }
  return undefined;
}
