import { Children, isValidElement, type ReactNode } from 'react';
import { Exercise } from '#app/learn/exercise/exercise.tsx';
import type { ExerciseProps, QuestionProps } from '#app/learn/lesson/lesson-parts-types.ts';
import { Question } from '#app/learn/question/question.tsx';

type SlotProps = {
  part: 'task' | 'hint' | 'ask' | 'answer' | 'feedback';
  right?: boolean;
  children?: ReactNode;
};

/** A part of an exercise or question as the build wrote it; its parent takes it apart. */
export function Slot({ children }: SlotProps) {
  return children;
}

function slotsOf(children: ReactNode): SlotProps[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<SlotProps>(child) && child.type === Slot ? [child.props] : [],
  );
}

/** An exercise out of a lesson's Markdown. */
export function LessonExercise({ children, ...facts }: Omit<ExerciseProps, 'hints'>) {
  const slots = slotsOf(children);
  return (
    <Exercise {...facts} hints={slots.filter(({ part }) => part === 'hint').map((slot) => slot.children)}>
      {slots.find(({ part }) => part === 'task')?.children}
    </Exercise>
  );
}

/** A question out of a lesson's Markdown: each answer is followed by its feedback. */
export function LessonQuestion({ children, lesson, name }: Omit<QuestionProps, 'options'>) {
  const slots = slotsOf(children);
  const options = slots.flatMap((slot, index) =>
    slot.part === 'answer'
      ? [{ answer: slot.children, right: slot.right === true, feedback: slots[index + 1]?.children }]
      : [],
  );
  return (
    <Question lesson={lesson} name={name} options={options}>
      {slots.find(({ part }) => part === 'ask')?.children}
    </Question>
  );
}
