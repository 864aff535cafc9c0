import type { ReactNode } from 'react';
import { BuiltResultFrame } from '#app/learn/parts/part-frame/built-result-frame.tsx';
import { AnswerIcon } from '#app/learn/parts/predict/outcome-tile.tsx';
import { chooseEndRadio } from '#app/ui/choose-end-radio.ts';
import { Node } from '#app/ui/graph/node.tsx';
import type { BuiltResult } from '#contract/lessons/lesson-part-data.ts';

export type AnswerOptionData = {
  answer: ReactNode;
  feedback: ReactNode;
  right: boolean;
  picture?: BuiltResult;
};

type AnswerOptionProps = {
  option: AnswerOptionData;
  /** From 1: the key that chooses it. */
  number: number;
  /** The name that the options of one question share. */
  group: string;
  isOnlyOne: boolean;
  isChosen: boolean;
  isChecked: boolean;
  onChoose: () => void;
};

/** An option of a question. Once the answer is checked, it shows whether and why it is right. */
export function AnswerOption(props: AnswerOptionProps) {
  const { option, number, group, isOnlyOne, isChosen, isChecked, onChoose } = props;
  const { answer, feedback, right, picture } = option;
  const isJudged = isChecked && (right || isChosen);
  const verdict = right ? 'is-right' : 'is-wrong';
  return (
    <div className={`answer-option ${isChosen ? 'is-chosen' : ''} ${isJudged ? verdict : ''}`}>
      <label className="answer-option-head">
        <input
          type={isOnlyOne ? 'radio' : 'checkbox'}
          name={group}
          checked={isChosen}
          disabled={isChecked}
          onChange={onChoose}
          onKeyDown={chooseEndRadio}
        />
        {isJudged ? <AnswerIcon isRight={right} /> : <Node state={isChosen ? 'full' : 'open'} size={12} />}
        <span className={picture && !isChecked ? 'visually-hidden' : ''}>{answer}</span>
        <kbd aria-hidden="true">{number}</kbd>
      </label>
      {picture && (
        <div className="answer-option-picture" onClick={onChoose}>
          <BuiltResultFrame title={`Option ${number}`} result={picture} isInert />
        </div>
      )}
      {isJudged && (
        <div className="answer-option-feedback">
          <span className="visually-hidden">{right ? 'Right: ' : 'Not right: '}</span>
          {feedback}
        </div>
      )}
    </div>
  );
}
