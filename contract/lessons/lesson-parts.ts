import type { ExpectedHeight } from './expected-height.ts';
import type { Answer, CodeLanguage, HighlightedFile } from './lesson-code.ts';
import type { Check } from './lesson-checks.ts';
import type { FeatureSupport } from './lesson-content.ts';
import type { ExercisePiece } from './lesson-project.ts';
import type { CompiledExampleExtras, LessonEnds } from './lesson-part-data.ts';

/*
 * What a compiled lesson hands to its page and its components: the build (pipeline/lessons) writes these
 * values, app/learn reads them. All of it is plain data; prose goes into `Slot` elements.
 */

/** Code that is only shown. `wrong` says what the browser does with code that is wrong on purpose. */
export type CompiledSample = { file: { language: CodeLanguage | 'text'; html: string }; wrong?: string };

/** Code beside its result, which the learner can edit. */
export type CompiledExample = CompiledExampleExtras & {
  /** The lesson's id: its URL below `/learning/`. */
  lesson: string;
  name: string;
  title: string;
  files: HighlightedFile[];
  /** The URL of the result that the build made. */
  result: string;
  /** The result's height in CSS pixels; measured when left out. */
  height?: number;
  /** What is kept free for the result until it is loaded; measured before. */
  expectedHeight?: ExpectedHeight;
  /** What the browser does with code that is wrong on purpose. */
  wrong?: string;
};

/** A task with code to start from. Its text and hints are slots. */
export type CompiledExercise = {
  lesson: string;
  name: string;
  title: string;
  /** Its place among the lesson's exercises, from 1. */
  index: number;
  count: number;
  files: HighlightedFile[];
  checks: Check[];
  solutions: Answer[];
  /** Code the result is made with and the page shows folded. */
  setup?: HighlightedFile[];
  /** What is kept free for the result until it is loaded; measured before. */
  expectedHeight?: ExpectedHeight;
};

/** An exercise that adds a piece to the course's project. */
export type CompiledProjectExercise = CompiledExercise & { piece: ExercisePiece };

/** A question to recall with. Its text, options and feedback are slots. */
export type CompiledQuestion = { lesson: string; name: string };

/**
 * A stretch of prose inside an exercise or a question; `right` belongs to an `answer`. Each answer is
 * followed by its feedback.
 */
export type CompiledSlot = {
  part: 'task' | 'hint' | 'player' | 'ask' | 'answer' | 'feedback';
  right?: boolean;
};

/** A second-level heading with what follows it. `closing` names the kind of a section that every lesson ends with. */
export type CompiledSection = { titleId: string; closing?: string };

/** The value each component gets, by the name it has in a compiled lesson. */
export type LessonComponents = {
  Sample: CompiledSample;
  Example: CompiledExample;
  Exercise: CompiledExercise;
  ProjectExercise: CompiledProjectExercise;
  Question: CompiledQuestion;
  Slot: CompiledSlot;
  Support: { support: FeatureSupport };
  LessonSection: CompiledSection;
};

/** What a lesson's page needs to know beside its text. */
export type LessonFacts = {
  id: string;
  title: string;
  summary: string;
  unwritten: boolean;
  /** The second-level headings, with their anchors. */
  contents: readonly { id: string; title: string }[];
  /** The names of its exercises. */
  exercises: readonly string[];
  /** Browser support of the lesson's main feature. */
  support?: FeatureSupport;
  ends: LessonEnds;
};
