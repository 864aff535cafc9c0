import type { ReactNode } from 'react';
import { propsOf } from '#app/learn/parts/props-of.ts';
import type { CompiledSlot } from '#contract/lessons/lesson-parts.ts';

export type SlotProps = CompiledSlot & { children?: ReactNode };

/** A stretch of prose as the build wrote it; the exercise or question around it reads its props. */
export function Slot({ children }: SlotProps) {
  return children;
}

/** What is written in the slots of that name. */
export function findSlots(children: ReactNode, wanted: CompiledSlot['part']): ReactNode[] {
  return propsOf(children, Slot)
    .filter(({ part }) => part === wanted)
    .map((slot) => slot.children);
}

/** The options of a question: each answer is followed by its feedback. */
export function readOptions(
  children: ReactNode,
): { answer: ReactNode; right: boolean; feedback: ReactNode }[] {
  const slots = propsOf(children, Slot);
  return slots.flatMap((slot, index) =>
    slot.part === 'answer'
      ? [{ answer: slot.children, right: slot.right === true, feedback: slots[index + 1]?.children }]
      : [],
  );
}
