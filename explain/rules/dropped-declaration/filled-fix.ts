import { accepts } from '../../values/property-syntax.ts';
import { valueFixes } from './value-fixes.ts';

/**
 * A change of a value with var() that makes it valid, found in the value with the custom properties filled in: what the
 * one guess does to the filled value, it does to the value as it is written.
 */
export function findFilledFix(
  property: string,
  value: string,
  fill: (value: string) => string,
): { fixed: string; message: string } | undefined {
  const whole = fill(value);
  for (const { candidates, say } of valueFixes) {
    const written = candidates(property, value);
    const at = candidates(property, whole).findIndex(
      (candidate) => candidate !== whole && accepts(property, candidate),
    );
    const fixed = written[at];
    if (fixed !== undefined && fixed !== value && accepts(property, fill(fixed)))
      return { fixed, message: say(property, value, fixed) };
  }
  return undefined;
}
