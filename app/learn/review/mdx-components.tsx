import { Children, isValidElement, use, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Sample } from '#app/learn/lesson/sample.tsx';
import { Support } from '#app/learn/lesson/support.tsx';
import { AskedContext } from '#app/learn/review/asked-context.ts';
import { AskedCode } from '#app/learn/review/asked-code.tsx';
import { AskedQuestion } from '#app/learn/review/asked-question.tsx';
import type { CompiledPredict } from '#contract/lesson-part-data.ts';
import type { CompiledQuestion, CompiledSlot } from '#contract/lesson-parts.ts';

type SlotProps = { part: CompiledSlot['part'] | 'sentence' | 'why'; right?: boolean; children?: ReactNode };

function Slot({ children }: SlotProps) {
  return children;
}

function slotsOf(children: ReactNode): SlotProps[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<SlotProps>(child) && child.type === Slot ? [child.props] : [],
  );
}

/** A question of words, when it is the one asked. */
function Question({ name, children }: CompiledQuestion & { children: ReactNode }) {
  const asked = use(AskedContext);
  if (asked?.name !== name) return null;
  const slots = slotsOf(children);
  const [question, ...rest] = Children.toArray(slots.find(({ part }) => part === 'ask')?.children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  return (
    <AskedQuestion
      asked={asked}
      question={isValidElement<{ children: ReactNode }>(question) ? question.props.children : question}
      options={slots.flatMap((slot, index) =>
        slot.part === 'answer'
          ? [{ answer: slot.children, right: slot.right === true, feedback: slots[index + 1]?.children }]
          : [],
      )}
    >
      {rest}
    </AskedQuestion>
  );
}

/** A question with pictures, when it is the one asked. */
function Predict({
  name,
  lesson,
  title,
  question,
  files,
  outcomes,
  children,
}: CompiledPredict & { children: ReactNode }) {
  const asked = use(AskedContext);
  if (asked?.name !== name) return null;
  const sentences = slotsOf(children).filter(({ part }) => part === 'sentence');
  return (
    <AskedQuestion
      asked={asked}
      question={question
        .split('`')
        .map((text, index) => (index % 2 === 1 ? <code key={index}>{text}</code> : text))}
      options={outcomes.map((outcome, index) => ({
        answer: outcome.title,
        right: outcome.right,
        feedback: sentences[index]?.children,
        picture: outcome.result,
      }))}
    >
      <AskedCode id={`${lesson}#${name}`} title={title} files={files} />
    </AskedQuestion>
  );
}

function QuestionLink({ href = '', children }: ComponentProps<'a'>) {
  return (
    <Link to={href} className="link">
      {children}
    </Link>
  );
}

const parts = {
  a: QuestionLink,
  Question,
  Predict,
  PredictSlot: Slot,
  Sample,
  Slot,
  Support,
  Term: ({ children }: { children: ReactNode }) => children,
};

/** What stands for each component in a lesson's questions when the review asks them; the build writes the call of it. */
export function useMDXComponents() {
  return parts;
}
