import type { ReactNode } from 'react';
import { collectProps } from '#app/learn/parts/collect-props.ts';
import type { CompiledSlot } from '#contract/lessons/lesson-parts.ts';

export type SlotProps = CompiledSlot & { children?: ReactNode };

/** Prose compiled by the build. The exercise or question around it reads its props. */
export function Slot({ children }: SlotProps) {
  return children;
}

/** The children of all slots for this part. */
export function findSlots(children: ReactNode, partName: CompiledSlot['part']): ReactNode[] {
  return collectProps(children, Slot)
    .filter(({ part }) => part === partName)
    .map((slot) => slot.children);
}

/** The options of a question: each answer is followed by its feedback. */
export function readOptions(
  children: ReactNode,
): { answer: ReactNode; right: boolean; feedback: ReactNode }[] {
  const slots = collectProps(children, Slot);
  return slots.flatMap((slot, index) =>
    slot.part === 'answer'
      ? [{ answer: slot.children, right: slot.right === true, feedback: slots[index + 1]?.children }]
      : [],
  );
}
