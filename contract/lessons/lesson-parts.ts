import type { ExpectedHeight } from './expected-height.ts';
import type { Answer, CodeLanguage, HighlightedFile } from './lesson-code.ts';
import type { Check } from './lesson-checks.ts';
import type { FeatureSupport } from './lesson-content.ts';
import type { ExercisePiece } from './lesson-project.ts';
import type { CompiledExampleExtras, LessonEnds } from './lesson-part-data.ts';

/*
 * The props that a compiled lesson passes to its page and its components. The build (pipeline/lessons) writes them, and
 * app/learn reads them. They are plain data; prose is in `Slot` elements.
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
  /** The measured height that the page reserves until the result has loaded. */
  expectedHeight?: ExpectedHeight;
  /** What the browser does with code that is wrong on purpose. */
  wrong?: string;
  /** The tools that the lesson's text names; the others are in the menu. */
  show?: ExampleTool[];
};

/** Tools above an example's result: *Measure*, and the widths of a phone and a desktop. */
export const exampleTools = ['measure', 'widths'] as const;
export type ExampleTool = (typeof exampleTools)[number];

/** A task with code to start from, and checks of its outcome. */
export type CompiledTask = {
  lesson: string;
  name: string;
  title: string;
  /** The words of the commit that passing it makes; the title when left out. */
  commit?: string;
  files: HighlightedFile[];
  checks: Check[];
  /** Code that the result needs and that the page shows collapsed. */
  setup?: HighlightedFile[];
  /** The measured height that the page reserves until the result has loaded. */
  expectedHeight?: ExpectedHeight;
};

/** A lesson's first task, passed in seconds. Its text is its children. `result` is the URL of the start's result. */
export type CompiledWarmUp = CompiledTask & { result: string };

/** An exercise of a lesson. Its text and hints are slots. */
export type CompiledExercise = CompiledTask & {
  /** Its number among the lesson's exercises, from 1. */
  index: number;
  count: number;
  solutions: Answer[];
};

/** An exercise that adds a piece to the course's project. */
export type CompiledProjectExercise = CompiledExercise & { piece: ExercisePiece };

/** A recall question. Its text, options and feedback are slots. */
export type CompiledQuestion = { lesson: string; name: string };

/**
 * Prose inside an exercise or a question. Only an `answer` has `right`, and its feedback comes directly after
 * it.
 */
export type CompiledSlot = {
  part: 'task' | 'hint' | 'player' | 'ask' | 'answer' | 'feedback';
  right?: boolean;
};

/** A section with its second-level heading. `closing` is the kind of a section that all lessons end with. */
export type CompiledSection = { titleId: string; closing?: string };

/** The props of each component, by its name in a compiled lesson. */
export type LessonComponents = {
  Sample: CompiledSample;
  Example: CompiledExample;
  WarmUp: CompiledWarmUp;
  Exercise: CompiledExercise;
  ProjectExercise: CompiledProjectExercise;
  Question: CompiledQuestion;
  Slot: CompiledSlot;
  Support: { support: FeatureSupport };
  LessonSection: CompiledSection;
};

/**
 * A part of a lesson, of five to eight minutes: the page says *Part 2 of 5*. In the code it is a sitting, because a
 * part there is a component of the text.
 */
export type LessonSitting = {
  /** The index of its first section among the lesson's contents. */
  first: number;
  minutes: number;
  /** The names of its exercises, and of its recall questions. */
  exercises: readonly string[];
  questions: readonly string[];
};

/** A lesson's warm-up or exercise, as its end lists it. */
export type LessonTask = Pick<CompiledTask, 'name' | 'title' | 'commit'>;
/** What a learner can do in a lesson, for pages that show it without its text. */
export type LessonPractice = Pick<LessonFacts, 'contents' | 'sittings' | 'tasks'>;

/** The data that a lesson's page needs besides its text. */
export type LessonFacts = {
  id: string;
  title: string;
  summary: string;
  unwritten: boolean;
  /** The second-level headings, with their anchors. */
  contents: readonly { id: string; title: string }[];
  sittings: readonly LessonSitting[];
  /** In their order: the warm-up first. */
  tasks: readonly LessonTask[];
  /** The parts of the next lesson of the course. */
  nextSittings?: readonly Pick<LessonSitting, 'minutes'>[];
  /** Browser support of the lesson's main feature. */
  support?: FeatureSupport;
  ends: LessonEnds;
};
