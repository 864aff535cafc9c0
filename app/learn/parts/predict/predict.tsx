import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FileTabs } from '#app/learn/code/file-tabs.tsx';
import { propsOf } from '#app/learn/parts/props-of.ts';
import { InlineCode } from '#app/learn/parts/inline-code.tsx';
import { CodeFiles } from '#app/learn/parts/part-frame/code-files.tsx';
import { AnswerSign, OutcomeTile } from '#app/learn/parts/predict/outcome-tile.tsx';
import { recordAnswer } from '#app/learn/progress/store/record-progress.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { CompiledPredict } from '#contract/lessons/lesson-part-data.ts';
import '#app/learn/parts/part-frame/part-frame.css';
import './predict.css';

type SlotProps = { part: 'sentence' | 'why'; children?: ReactNode };

/** A stretch of prose inside a prediction, as the build wrote it: each outcome's sentence in turn, then the reason. */
export function PredictSlot({ children }: SlotProps) {
  return children;
}

/** Code whose result one foretells: a press on an outcome shows which one is right, and why. */
export function Predict({
  lesson,
  name,
  title,
  question,
  isRecall = false,
  files,
  outcomes,
  children,
}: CompiledPredict & { children: ReactNode }) {
  const slots = propsOf(children, PredictSlot);
  const sentences = slots.filter(({ part }) => part === 'sentence').map((slot) => slot.children);
  const why = slots.find(({ part }) => part === 'why')?.children;
  const [chosen, setChosen] = useState<number>();
  const [current, setCurrent] = useState(0);
  const [shownFile, setShownFile] = useState(0);
  const tiles = useRef<(HTMLButtonElement | null)[]>([]);
  const right = outcomes.findIndex((outcome) => outcome.right);
  const id = `${lesson}#${name}`;
  const isRight = chosen === right;

  function moveTo(index: number): void {
    const next = (index + outcomes.length) % outcomes.length;
    setCurrent(next);
    tiles.current[next]?.focus();
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? outcomes.length - 1 : undefined;
    if (step === undefined && to === undefined) return;
    event.preventDefault();
    moveTo(to ?? current + (step ?? 0));
  }

  return (
    <figure className="example predict" aria-label={title} data-predict={id}>
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
      <div className={`predict-tiles are-${outcomes.length}`} role="radiogroup" aria-labelledby={`ask-${id}`}>
        {outcomes.map((outcome, index) => (
          <OutcomeTile
            key={outcome.title}
            ref={(button) => {
              tiles.current[index] = button;
            }}
            letter={String.fromCharCode(65 + index)}
            outcome={outcome}
            sentence={sentences[index]}
            state={
              chosen === undefined ? 'open' : outcome.right ? 'right' : index === chosen ? 'wrong' : 'other'
            }
            isChosen={index === chosen}
            isTabStop={index === current}
            onKeyDown={press}
            onChoose={() => {
              setCurrent(index);
              if (chosen !== undefined) return;
              setChosen(index);
              if (isRecall) recordAnswer(id, outcome.right);
            }}
          />
        ))}
      </div>
      <div className={`part-answer ${chosen === undefined ? '' : 'is-given'}`}>
        <div role="status">
          {chosen !== undefined && (
            <div className="part-answer-words">
              <AnswerSign isRight={isRight} />
              <div className="predict-answer">
                <p>
                  <strong>
                    {isRight
                      ? `Right: ${outcomes[right]?.title}.`
                      : `Not ${outcomes[chosen]?.title}, but ${outcomes[right]?.title}.`}
                  </strong>
                </p>
                {why}
              </div>
            </div>
          )}
        </div>
        {chosen !== undefined && (
          <Button
            size="small"
            onClick={() => {
              setChosen(undefined);
              moveTo(0);
            }}
          >
            Choose again
          </Button>
        )}
      </div>
      <div className="predict-text">
        <p>
          What happens: {String.fromCharCode(65 + right)}, {outcomes[right]?.title}.
        </p>
        {why}
      </div>
    </figure>
  );
}
