import type { ReactNode } from 'react';
import { Exercise } from '#app/learn/exercise/exercise.tsx';
import { findSlots, readOptions } from '#app/learn/lesson/slot.ts';
import type { CompiledExercise, CompiledQuestion } from '#contract/lessons/lesson-parts.ts';
import { Question } from '#app/learn/question/question.tsx';

/** An exercise out of a lesson's Markdown. */
export function LessonExercise({ children, ...exercise }: CompiledExercise & { children: ReactNode }) {
  return (
    <Exercise {...exercise} hints={findSlots(children, 'hint')} player={findSlots(children, 'player')[0]}>
      {findSlots(children, 'task')[0]}
    </Exercise>
  );
}

/** A question out of a lesson's Markdown. */
export function LessonQuestion({ children, ...question }: CompiledQuestion & { children: ReactNode }) {
  return (
    <Question {...question} options={readOptions(children)}>
      {findSlots(children, 'ask')[0]}
    </Question>
  );
}
