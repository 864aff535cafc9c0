import type { TechnologyState } from '#contract/progress.ts';
import { Node } from '#app/ui/graph/node.tsx';

const choices = [
  { state: 'none', label: 'Not yet', node: 'open' },
  { state: 'learning', label: 'Learning', node: 'current' },
  { state: 'done', label: 'Done', node: 'full' },
] as const;

/** A radio group for the learner's state of a technology. */
export function TechnologyStateChoice({
  name,
  state,
  onChoose,
}: {
  name: string;
  state: TechnologyState;
  onChoose: (state: TechnologyState) => void;
}) {
  return (
    <fieldset className="technology-state-choice">
      <legend className="visually-hidden">How far are you with {name}?</legend>
      {choices.map((choice) => (
        <label key={choice.state}>
          <input
            type="radio"
            name="mark"
            className="visually-hidden"
            checked={choice.state === state}
            onChange={() => onChoose(choice.state)}
          />
          <Node state={choice.node} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
