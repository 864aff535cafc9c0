import { createContext, use, type RefObject } from 'react';
import type { ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import type { SampleCode } from '#app/learn/code/use-sample-code.ts';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';

/** What an example provides to the parts inside it. */
export type SampleContextValue = {
  /** `<lesson>#<example>`: unique on the page. */
  id: string;
  title: string;
  sample: SampleCode;
  frame: RefObject<ResultHandle | null>;
  /** Shows the file in this language. */
  showFile: (language: CodeLanguage) => void;
  /** The number of the active note, and a function that sets it. */
  note: { active: number | undefined; show: (number: number | undefined) => void };
};

export const SampleContext = createContext<SampleContextValue | undefined>(undefined);

/** The example around a part. Throws outside one; the compiler rejects such a part. */
export function useSample(): SampleContextValue {
  const sample = use(SampleContext);
  if (!sample) throw new Error('This part belongs inside an Example.');
  return sample;
}
