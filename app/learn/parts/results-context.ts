import { createContext, use, type RefObject } from 'react';
import type { ResultHandle } from '#app/learn/playground/result/result-frame.tsx';

/** The results that a part controls together: their frames, and their title. */
export type Results = { title: string; frames: readonly RefObject<ResultHandle | null>[] };

export const ResultsContext = createContext<Results | undefined>(undefined);

/** The results around a part. Throws where there are none; the compiler rejects such a part. */
export function useResults(): Results {
  const results = use(ResultsContext);
  if (!results) throw new Error('This part belongs beside a result.');
  return results;
}
