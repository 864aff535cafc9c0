import type { ReactNode } from 'react';
import { ResultOf } from '#app/learn/parts/part-frame/result-of.tsx';
import { AnswerSign } from '#app/learn/parts/predict/outcome-tile.tsx';
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

/** An option of a question; once the answer is checked, with a sign and why it is right or not. */
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
        {isJudged ? <AnswerSign isRight={right} /> : <Node state={isChosen ? 'full' : 'open'} size={12} />}
        <span className={picture && !isChecked ? 'visually-hidden' : ''}>{answer}</span>
        <kbd aria-hidden="true">{number}</kbd>
      </label>
      {picture && (
        <div className="answer-option-picture" onClick={onChoose}>
          <ResultOf title={`Option ${number}`} result={picture} isPicture />
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
