import type { Mark } from '#app/pages/roadmaps/progress-on-path.ts';
import { Node } from '#app/ui/graph/node.tsx';

const choices = [
  { mark: 'none', label: 'Not yet', node: 'open' },
  { mark: 'learning', label: 'Learning', node: 'current' },
  { mark: 'done', label: 'Done', node: 'full' },
] as const;

/** How far the learner is with a technology: one of three, by arrow keys as well. */
export function MarkChoice({
  name,
  mark,
  onChoose,
}: {
  name: string;
  mark: Mark;
  onChoose: (mark: Mark) => void;
}) {
  return (
    <fieldset className="mark-choice">
      <legend className="visually-hidden">How far are you with {name}?</legend>
      {choices.map((choice) => (
        <label key={choice.mark}>
          <input
            type="radio"
            name="mark"
            className="visually-hidden"
            checked={choice.mark === mark}
            onChange={() => onChoose(choice.mark)}
          />
          <Node state={choice.node} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
