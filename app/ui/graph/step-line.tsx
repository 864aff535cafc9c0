import { Node } from '#app/ui/graph/node.tsx';

/** The steps of a form as a horizontal commit line; `current` counts from 0, past the last step all are done. */
export function StepLine({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly string[];
  current: number;
}) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={`step ${index < current ? 'walked' : ''}`}
          aria-current={index === current ? 'step' : undefined}
        >
          <Node state={index < current ? 'full' : index === current ? 'current' : 'open'} />
          {step}
        </li>
      ))}
    </ol>
  );
}
