import { findNearestWord } from '../../../nearest-word.ts';
import { knownUnits } from '../../../values/property-syntax.ts';

/** The unit that an unknown one most likely means: one with the same letters, with fewer letters, or a similar one. */
export function findNearestUnit(unit: string): string | undefined {
  const lowerCaseUnit = unit.toLowerCase();
  return (
    knownUnits.find(
      (known) =>
        known.length === lowerCaseUnit.length &&
        [...known].toSorted().join('') === [...lowerCaseUnit].toSorted().join(''),
    ) ??
    knownUnits.find(
      (known) =>
        known.length > 1 && (lowerCaseUnit.startsWith(known) || lowerCaseUnit === known.slice(0, -1)),
    ) ??
    findNearestWord(lowerCaseUnit, knownUnits) ??
    'px'
  );
}
