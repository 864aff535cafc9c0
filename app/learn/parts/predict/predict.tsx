import { useState, type ReactNode } from 'react';
import { FileTabs } from '#app/learn/code/file-tabs.tsx';
import { collectProps } from '#app/learn/parts/collect-props.ts';
import { joinProse } from '#app/learn/parts/join-prose.ts';
import { InlineCode } from '#app/learn/parts/inline-code.tsx';
import { CodeFiles } from '#app/learn/parts/part-frame/code-files.tsx';
import { AnswerIcon, OutcomeTile, type OutcomeState } from '#app/learn/parts/predict/outcome-tile.tsx';
import { useRadioTiles } from '#app/learn/parts/predict/use-radio-tiles.ts';
import { recordAnswer } from '#app/learn/progress/store/record-progress.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { CompiledOutcome, CompiledPredict } from '#contract/lessons/lesson-part-data.ts';
import '#app/learn/parts/part-frame/part-frame.css';
import './predict.css';

type SlotProps = { part: 'sentence' | 'why'; children?: ReactNode };

/** Prose inside a prediction, compiled by the build: the explanation of each outcome, then the reason. */
export function PredictSlot({ children }: SlotProps) {
  return children;
}

function getLetter(outcome: number): string {
  return String.fromCharCode(65 + outcome);
}

function getOutcomeState(outcome: CompiledOutcome, isChosen: boolean, isAnswered: boolean): OutcomeState {
  if (!isAnswered) return 'open';
  if (outcome.right) return 'right';
  return isChosen ? 'wrong' : 'other';
}

/** Code whose result the learner predicts. Choosing an outcome shows which one is right, and why. */
export function Predict(props: CompiledPredict & { children: ReactNode }) {
  const { lesson, name, title, isRecall = false, outcomes } = props;
  const id = `${lesson}#${name}`;
  const slots = collectProps(props.children, PredictSlot);
  const explanations = slots.filter(({ part }) => part === 'sentence').map((slot) => slot.children);
  const why = slots.find(({ part }) => part === 'why')?.children;
  const [chosen, setChosen] = useState<number>();
  const radioTiles = useRadioTiles(outcomes.length);
  const right = outcomes.findIndex((outcome) => outcome.right);

  function choose(index: number): void {
    radioTiles.setFocusableIndex(index);
    if (chosen !== undefined) return;
    setChosen(index);
    if (isRecall) recordAnswer(id, index === right);
  }
  return (
    <figure className="example predict" aria-label={title} data-predict={id}>
      <PredictCode {...props} id={id} />
      <div className={`predict-tiles are-${outcomes.length}`} role="radiogroup" aria-labelledby={`ask-${id}`}>
        {outcomes.map((outcome, index) => (
          <OutcomeTile
            key={outcome.title}
            ref={radioTiles.getRef(index)}
            letter={getLetter(index)}
            outcome={outcome}
            explanation={explanations[index]}
            state={getOutcomeState(outcome, index === chosen, chosen !== undefined)}
            isChosen={index === chosen}
            isTabStop={index === radioTiles.focusableIndex}
            onKeyDown={radioTiles.handleKeyDown}
            onChoose={() => choose(index)}
          />
        ))}
      </div>
      <PredictAnswer
        chosen={chosen === undefined ? undefined : outcomes[chosen]}
        right={outcomes[right]}
        why={why}
        onReset={() => {
          setChosen(undefined);
          radioTiles.focusTile(0);
        }}
      />
      <div className="predict-text">
        <p>
          What happens: {getLetter(right)}, {outcomes[right]?.title}.
        </p>
        {why}
      </div>
    </figure>
  );
}

/** The code, one file of it shown, and the question about it. */
function PredictCode({ id, title, question, files }: CompiledPredict & { id: string }) {
  const [shownFile, setShownFile] = useState(0);
  return (
    <>
      <div className="example-head">
        <FileTabs
          id={id}
          title={title}
          languages={files.map(({ language }) => language)}
          shown={shownFile}
          onShow={setShownFile}
        />
        <span className="part-head-word mono">Predict</span>
      </div>
      <div className="example-body">
        <CodeFiles files={files} title={title} shown={shownFile} />
        <div className="predict-ask">
          <p className="predict-question" id={`ask-${id}`}>
            <InlineCode>{question}</InlineCode>
          </p>
          <p className="predict-how">Choose a picture. Then the code runs, and you see which one is right.</p>
        </div>
      </div>
    </>
  );
}

type PredictAnswerProps = {
  /** Undefined before the choice. */
  chosen: CompiledOutcome | undefined;
  right: CompiledOutcome | undefined;
  why: ReactNode;
  onReset: () => void;
};

function PredictAnswer({ chosen, right, why, onReset }: PredictAnswerProps) {
  const isRight = chosen === right;
  return (
    <div className={`part-answer ${chosen === undefined ? '' : 'is-given'}`}>
      <div role="status">
        {chosen !== undefined && (
          <div className="part-answer-words">
            <AnswerIcon isRight={isRight} />
            <div className="predict-answer">
              <p role="none">
                <strong role="none">
                  {isRight ? `Right: ${right?.title}.` : `Not ${chosen.title}, but ${right?.title}.`}
                </strong>{' '}
              </p>
              <div ref={joinProse}>{why}</div>
            </div>
          </div>
        )}
      </div>
      {chosen !== undefined && (
        <Button size="small" onClick={onReset}>
          Choose again
        </Button>
      )}
    </div>
  );
}
