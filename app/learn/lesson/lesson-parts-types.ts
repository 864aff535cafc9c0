import type { ReactNode } from 'react';
import type { Check } from '#contract/lesson-checks.ts';

export type CodeLanguage = 'html' | 'css' | 'js';
/** Code as it is: what the editor, the frame and the checks work with. */
export type SourceFile = { language: CodeLanguage; code: string };
/** Code as it is shown: `html` holds the highlighter's spans, whose text is the code. `fixed` code can't be edited. */
export type CodeFile = { language: CodeLanguage; html: string; fixed?: boolean };

export type ExampleProps = {
  /** The lesson's id, its address below `/learning/`. */
  lesson: string;
  name: string;
  title: string;
  files: CodeFile[];
  /** The address of the result as the build made it. */
  result: string;
  /** The result's height in CSS pixels, when the measured one won't do. */
  height?: number;
  /** What the browser does with code that is wrong on purpose. */
  wrong?: string;
};

export type ExerciseProps = {
  lesson: string;
  name: string;
  title: string;
  /** Its place among the lesson's exercises, from 1. */
  index: number;
  count: number;
  files: CodeFile[];
  checks: Check[];
  hints: ReactNode[];
  solutions: { name: string; files: SourceFile[] }[];
  /** The task. */
  children: ReactNode;
};

export type QuestionProps = {
  lesson: string;
  name: string;
  children: ReactNode;
  options: { answer: ReactNode; feedback: ReactNode; right: boolean }[];
};
