import type { ExpectedHeight } from './expected-height.ts';
import type { CodeLanguage, HighlightedFile, SourceFile } from './lesson-code.ts';
import type { LessonPiece } from './lesson-project.ts';

/*
 * What a compiled lesson hands to the parts in which a learner does something (app/learn/parts). Plain data,
 * as in lesson-parts.ts; sentences are the children of the elements.
 */

/** Highlighted lines by their text: those that an edit can bring into the code, beside the lines of the code itself. */
export type HighlightedLines = Record<string, string>;

/** A change of one file: one piece of text found and replaced, or the whole code. */
export type CodeEdit =
  | { language: CodeLanguage; find: string; replace: string }
  | { language: CodeLanguage; code: string };

/**
 * A separate result: the URL of the document the build made, the code it was made of, and the height in CSS
 * pixels kept free for it.
 */
export type BuiltResult = { src: string; files: SourceFile[]; expectedHeight?: ExpectedHeight };

/** One edit a learner can press. `title` may hold code in back ticks. */
export type CompiledTry = { name: string; title: string; edits: CodeEdit[] };

/** The choices for one declaration's value: a row of words, or the steps of a slider. */
export type CompiledValues = {
  /** The selector of the rule, as it is written in the code. */
  of: string;
  property: string;
  look: 'choices' | 'slider';
  values: string[];
};

/** A sentence about a piece of the code; one without a `place` is about what the code leaves out. */
export type CompiledNote = {
  /** The argument or thing it names. */
  name: string;
  /** The piece of code. */
  mark?: string;
  /** Line and columns, counted from 0. */
  place?: { language: CodeLanguage; line: number; from: number; to: number };
};

/** What an example has beside its files, result and title; each is left out when there is none. */
export type CompiledExampleExtras = {
  /** Code the result is made with and the page shows folded. */
  setup?: HighlightedFile[];
  /** Lines that edits and values bring into the code. */
  variants?: HighlightedLines;
  notes?: CompiledNote[];
};

/** One outcome of a prediction. `title` says in words what its picture shows. */
export type CompiledOutcome = { title: string; right: boolean; result: BuiltResult };

/**
 * Code whose result is shown only after the learner has chosen an outcome. The question, each outcome's
 * sentence and the reason are slots.
 */
export type CompiledPredict = {
  lesson: string;
  name: string;
  title: string;
  question: string;
  /** It is in *Recall*: the answer counts for the review. */
  isRecall?: boolean;
  files: { language: CodeLanguage; html: string }[];
  outcomes: CompiledOutcome[];
};

/** One version of a sample. */
export type CompiledVersion = {
  name: string;
  files: { language: CodeLanguage; html: string }[];
  result: BuiltResult;
};

/** Two or three versions of one sample, side by side. Each version's sentence is a slot. */
export type CompiledCompare = { lesson: string; name: string; title: string; versions: CompiledVersion[] };

/** A figure in numbered states; each state is its own element. */
export type CompiledSteps = { lesson: string; name: string; title: string; height?: number };

/** One state: drawn by the SVG among its children, or the code and result it is rendered from. */
export type CompiledStep = { title: string; files?: HighlightedFile[]; result?: BuiltResult };

/** A lesson that uses a term, and the id of the heading it is first used below; none above the first heading. */
export type TermPlace = { lesson: string; heading?: string };

/**
 * A term of the glossary, at its `anchor` on the glossary's page: defined by the first of its places, used by
 * the others. `means` may hold code in back ticks.
 */
export type GlossaryTerm = { term: string; means: string; anchor: string; places: TermPlace[] };

/** A place to read on after a lesson. */
export type ReadOn = { title: string; url: string; why: string };

/** A lesson that another one needs, with how many exercises it has. */
export type NeededLesson = { id: string; title: string; exercises: number };

/** What is around a lesson's text; lists are left out when empty. */
export type LessonEnds = {
  needs?: NeededLesson[];
  can?: string[];
  readOn?: ReadOn[];
  terms?: Pick<GlossaryTerm, 'term' | 'means'>[];
  /** The piece of the course's project that the lesson's last exercise adds. */
  piece?: LessonPiece;
};
