import type { ExpectedHeight } from './expected-height.ts';
import type { CodeLanguage, HighlightedFile, SourceFile } from './lesson-code.ts';
import type { LessonPiece } from './lesson-project.ts';

/*
 * The props that a compiled lesson passes to its interactive parts (app/learn/parts): plain data, as in lesson-parts.ts.
 * Sentences are the children of the elements.
 */

/** The highlighted HTML of lines that an edit can add to the code, by the text of the line. */
export type HighlightedLines = Record<string, string>;

/** A change of one file: a text to find and replace, or the complete new code. */
export type CodeEdit =
  | { language: CodeLanguage; find: string; replace: string }
  | { language: CodeLanguage; code: string };

/**
 * A prebuilt result: the URL of its document, its source code, and the height in CSS pixels that the page
 * reserves for it.
 */
export type BuiltResult = { src: string; files: SourceFile[]; expectedHeight?: ExpectedHeight };

/** An edit that a button applies. `title` may contain code in back ticks. */
export type CompiledTry = { name: string; title: string; edits: CodeEdit[] };

/** A control for the value of a declaration: a row of choices, or a slider. */
export type CompiledValues = {
  /** The selector of the rule, as it is written in the code. */
  of: string;
  property: string;
  look: 'choices' | 'slider';
  values: string[];
};

/** A sentence about a range of the code or, without `place`, about something that is not in the code. */
export type CompiledNote = {
  /** The name of the argument or other thing that it explains. */
  name: string;
  /** The text of the range. */
  mark?: string;
  /** Line and columns, counted from 0. */
  place?: { language: CodeLanguage; line: number; from: number; to: number };
};

/** The optional props of an example, besides its files, result and title. */
export type CompiledExampleExtras = {
  /** Code that the result needs and that the page shows collapsed. */
  setup?: HighlightedFile[];
  /** Lines that edits and controls can add to the code. */
  variants?: HighlightedLines;
  notes?: CompiledNote[];
};

/** An outcome of a prediction. `title` describes its picture. */
export type CompiledOutcome = { title: string; right: boolean; result: BuiltResult };

/**
 * A prediction: code whose result is shown only after the learner has chosen an outcome. The outcomes'
 * sentences and the reason are slots.
 */
export type CompiledPredict = {
  lesson: string;
  name: string;
  title: string;
  question: string;
  /** Whether it is in the section *Recall*, so that the answer counts for the review. */
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

/** A figure with numbered states. Each state is a child element. */
export type CompiledSteps = { lesson: string; name: string; title: string; height?: number };

/** A state of a figure: an SVG in its children, or the code and its result. */
export type CompiledStep = { title: string; files?: HighlightedFile[]; result?: BuiltResult };

/** A lesson that uses a term, and the id of the heading above the first use, if there is one. */
export type TermPlace = { lesson: string; heading?: string };

/**
 * A term of the glossary, with its `anchor` on the glossary's page. The first place defines it, the others use it.
 * `means` may contain code in back ticks.
 */
export type GlossaryTerm = { term: string; means: string; anchor: string; places: TermPlace[] };

/** A link for further reading after a lesson. */
export type ReadOn = { title: string; url: string; why: string };

/** A prerequisite of a lesson, with its number of exercises. */
export type NeededLesson = { id: string; title: string; exercises: number };

/** The content above and below a lesson's text. Empty lists are left out. */
export type LessonEnds = {
  needs?: NeededLesson[];
  can?: string[];
  readOn?: ReadOn[];
  terms?: Pick<GlossaryTerm, 'term' | 'means'>[];
  /** The piece of the course's project that the lesson's last exercise adds. */
  piece?: LessonPiece;
};
