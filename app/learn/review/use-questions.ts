import type { ComponentType } from 'react';
import { load } from 'virtual:review';
import { useLoadedValue, type LoadedValue } from '#app/ui/hooks/use-loaded-value.ts';

/** Loads the questions of a lesson: a component that renders the one that CurrentQuestionContext names. */
export function useQuestions(lesson: string): LoadedValue<{ default: ComponentType }> {
  return useLoadedValue('A question', lesson, () => load[lesson]?.());
}
