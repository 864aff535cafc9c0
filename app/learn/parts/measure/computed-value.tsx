import type { Measures } from '#app/learn/playground/frame/measure/measures.ts';

type ComputedValueProps = {
  measures: Measures;
  properties: readonly string[];
  property: string;
  onProperty: (property: string) => void;
};

/** The computed value of one property on the measured element. */
export function ComputedValue({ measures, properties, property, onProperty }: ComputedValueProps) {
  return (
    <p className="measure-computed mono">
      <span>computed</span> <span className="tk-key">{measures.boxes[0]?.name}</span>
      <select
        className="input mono"
        aria-label="Property"
        value={property}
        onChange={(event) => onProperty(event.target.value)}
      >
        {properties.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <output className="tk-value">{measures.computed || 'no value'}</output>
    </p>
  );
}
