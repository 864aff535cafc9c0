import { createContext } from 'react';
import type { LessonFacts } from '#contract/lessons/lesson-parts.ts';

/**
 * The lesson around a section, without the learner's progress: each reads that itself. A context that changes before
 * the sections are hydrated would make React hydrate all of them in one task.
 */
export const LessonPartsContext = createContext<Pick<LessonFacts, 'id' | 'contents' | 'sittings'>>({
  id: '',
  contents: [],
  sittings: [],
});
