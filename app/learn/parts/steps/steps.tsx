import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Children, isValidElement, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CodeBlock } from '#app/learn/code/code-block.tsx';
import { collectProps } from '#app/learn/parts/collect-props.ts';
import { InlineCode } from '#app/learn/parts/inline-code.tsx';
import { BuiltResultFrame } from '#app/learn/parts/part-frame/built-result-frame.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import { withoutBackTicks } from '#contract/back-ticks.ts';
import type { CompiledStep, CompiledSteps } from '#contract/lessons/lesson-part-data.ts';
import '#app/learn/parts/part-frame/part-frame.css';
import './steps.css';

type StepProps = CompiledStep & { children?: ReactNode };

/** One step, compiled by the build; `Steps` renders it. */
export function Step({ children }: StepProps) {
  return children;
}

/** The drawing of one step, separate from its text. */
export function StepDrawing({ children }: { children: ReactNode }) {
  return children;
}

const isDrawing = (child: ReactNode) => isValidElement(child) && child.type === StepDrawing;

function StepFigure({ title, height, step }: { title: string; height: number | undefined; step: StepProps }) {
  const drawing = Children.toArray(step.children).find(isDrawing);
  return (
    <>
      {step.files?.map(({ language, html }) => (
        <CodeBlock
          key={language}
          html={html}
          label={withoutBackTicks(`${language.toUpperCase()} of ${step.title}`)}
        />
      ))}
      {step.result && (
        <BuiltResultFrame
          title={withoutBackTicks(`${title}: ${step.title}`)}
          result={step.result}
          {...(height === undefined ? {} : { height })}
        />
      )}
      {drawing && <div className="step-drawing">{drawing}</div>}
    </>
  );
}

/** The text of each step; steps before the current one are marked as passed. */
function StepList({ steps, current }: { steps: readonly StepProps[]; current: number }) {
  return (
    <ol className="figure-step-list">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={index < current ? 'is-passed' : ''}
          aria-current={index === current ? 'step' : undefined}
        >
          <Node state={index === current ? 'current' : index < current ? 'full' : 'open'} size={12} />
          <div>
            <p className="step-title">
              <InlineCode>{step.title}</InlineCode>
            </p>
            <div className="step-sentence">
              {Children.toArray(step.children).filter((child) => !isDrawing(child))}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

type StepButtonsProps = { current: number; count: number; onGoTo: (index: number) => void };

function StepButtons({ current, count, onGoTo }: StepButtonsProps) {
  return (
    <div className="step-buttons">
      <Button
        size="small"
        icon={<ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />}
        aria-disabled={current === 0 || undefined}
        onClick={() => onGoTo(current - 1)}
      >
        Previous
      </Button>
      <span className="mono" aria-hidden="true">
        {current + 1} of {count}
      </span>
      <Button
        size="small"
        aria-disabled={current === count - 1 || undefined}
        onClick={() => onGoTo(current + 1)}
      >
        Next <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
      </Button>
    </div>
  );
}

/**
 * A figure with numbered steps. Buttons change the step, and so do the arrow keys while the figure has focus.
 */
export function Steps({ lesson, name, title, height, children }: CompiledSteps & { children: ReactNode }) {
  const steps = collectProps(children, Step);
  const [current, setCurrent] = useState(0);
  const [hasNavigated, setNavigated] = useState(false);
  const id = `${lesson}#${name}`;
  const last = steps.length - 1;

  function goTo(index: number): void {
    if (index < 0 || index > last) return;
    setCurrent(index);
    setNavigated(true);
  }
  function handleKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    goTo(current + step);
  }

  return (
    <figure className="example figure-steps" aria-label={withoutBackTicks(title)} data-steps={id}>
      <div className="example-head">
        <span className="figure-steps-title">
          <InlineCode>{title}</InlineCode>
        </span>
        <span className="part-head-word mono">{steps.length} steps</span>
      </div>
      <div
        className="figure-steps-figures"
        tabIndex={0}
        role="group"
        aria-label={`Figure: ${withoutBackTicks(title)}. The left and right arrow keys change the step.`}
        onKeyDown={handleKeyDown}
      >
        {steps.map((step, index) => (
          <div key={step.title} className={`step-figure ${index === current ? 'is-current' : ''}`}>
            <p className="step-figure-title">
              {index + 1}. <InlineCode>{step.title}</InlineCode>
            </p>
            <StepFigure title={title} height={height} step={step} />
          </div>
        ))}
      </div>
      <div className="figure-steps-foot">
        <StepButtons current={current} count={steps.length} onGoTo={goTo} />
        <p role="status" className="visually-hidden">
          {hasNavigated
            ? `Step ${current + 1} of ${steps.length}: ${withoutBackTicks(steps[current]?.title ?? '')}`
            : ''}
        </p>
        {/* After the buttons, so that a screen reader reads on from a pressed one to the step's sentence. */}
        <StepList steps={steps} current={current} />
      </div>
    </figure>
  );
}
