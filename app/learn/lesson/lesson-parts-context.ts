import { createContext } from 'react';
import type { Sitting } from '#app/learn/lesson/sittings.ts';
import type { LessonFacts } from '#contract/lessons/lesson-parts.ts';

/** The lesson around a section, and its parts with the learner's progress. */
export const LessonPartsContext = createContext<{
  lesson: string;
  contents: LessonFacts['contents'];
  sittings: readonly Sitting[];
}>({ lesson: '', contents: [], sittings: [] });
