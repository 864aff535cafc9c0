import { Children, isValidElement, type ReactNode } from 'react';
import { Exercise } from '#app/learn/exercise/exercise.tsx';
import type { CompiledExercise, CompiledQuestion, CompiledSlot } from '#contract/lesson-parts.ts';
import { Question } from '#app/learn/question/question.tsx';

type SlotProps = CompiledSlot & { children?: ReactNode };

/** A stretch of prose as the build wrote it; the exercise or question around it reads its props. */
export function Slot({ children }: SlotProps) {
  return children;
}

function slotsOf(children: ReactNode): SlotProps[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<SlotProps>(child) && child.type === Slot ? [child.props] : [],
  );
}

/** An exercise out of a lesson's Markdown. */
export function LessonExercise({ children, ...exercise }: CompiledExercise & { children: ReactNode }) {
  const slots = slotsOf(children);
  return (
    <Exercise
      {...exercise}
      hints={slots.filter(({ part }) => part === 'hint').map((slot) => slot.children)}
      player={slots.find(({ part }) => part === 'player')?.children}
    >
      {slots.find(({ part }) => part === 'task')?.children}
    </Exercise>
  );
}

/** A question out of a lesson's Markdown: each answer is followed by its feedback. */
export function LessonQuestion({ children, ...question }: CompiledQuestion & { children: ReactNode }) {
  const slots = slotsOf(children);
  const options = slots.flatMap((slot, index) =>
    slot.part === 'answer'
      ? [{ answer: slot.children, right: slot.right === true, feedback: slots[index + 1]?.children }]
      : [],
  );
  return (
    <Question {...question} options={options}>
      {slots.find(({ part }) => part === 'ask')?.children}
    </Question>
  );
}
