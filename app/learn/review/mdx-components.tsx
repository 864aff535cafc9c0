import { Children, isValidElement, use, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router';
import { findSlots, readOptions, Slot } from '#app/learn/lesson/slot.ts';
import { Sample } from '#app/learn/lesson/sample.tsx';
import { Support } from '#app/learn/parts/support/support.tsx';
import { InlineCode } from '#app/learn/parts/inline-code.tsx';
import { collectProps } from '#app/learn/parts/collect-props.ts';
import { CurrentQuestionContext } from '#app/learn/review/current-question-context.ts';
import { QuestionCode } from '#app/learn/review/question-code.tsx';
import { ReviewQuestion } from '#app/learn/review/review-question.tsx';
import type { CompiledPredict } from '#contract/lessons/lesson-part-data.ts';
import type { CompiledQuestion } from '#contract/lessons/lesson-parts.ts';

type SentenceProps = { part: 'sentence' | 'why'; children?: ReactNode };

/** Prose inside a question with pictures. */
function PredictSlot({ children }: SentenceProps) {
  return children;
}

/** A question in words, when it is the current one. */
function Question({ name, children }: CompiledQuestion & { children: ReactNode }) {
  const current = use(CurrentQuestionContext);
  if (current?.name !== name) return null;
  const [question, ...rest] = Children.toArray(findSlots(children, 'ask')[0]).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  return (
    <ReviewQuestion
      current={current}
      question={isValidElement<{ children: ReactNode }>(question) ? question.props.children : question}
      options={readOptions(children)}
    >
      {rest}
    </ReviewQuestion>
  );
}

/** A question with pictures, when it is the current one. */
function Predict({
  name,
  lesson,
  title,
  question,
  files,
  outcomes,
  children,
}: CompiledPredict & { children: ReactNode }) {
  const current = use(CurrentQuestionContext);
  if (current?.name !== name) return null;
  const sentences = collectProps(children, PredictSlot).filter(({ part }) => part === 'sentence');
  return (
    <ReviewQuestion
      current={current}
      question={<InlineCode>{question}</InlineCode>}
      options={outcomes.map((outcome, index) => ({
        answer: outcome.title,
        right: outcome.right,
        feedback: sentences[index]?.children,
        picture: outcome.result,
      }))}
    >
      <QuestionCode id={`${lesson}#${name}`} title={title} files={files} />
    </ReviewQuestion>
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
  PredictSlot,
  Sample,
  Slot,
  Support,
  Term: ({ children }: { children: ReactNode }) => children,
};

/**
 * The component for each name in a lesson's questions when the review shows them. The compiled MDX calls this
 * hook.
 */
export function useMDXComponents() {
  return parts;
}
