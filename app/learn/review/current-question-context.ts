import { createContext, type ReactNode } from 'react';

/**
 * The question of a lesson that the review shows now, and what is reported about the answer: whether it was right, and
 * the question in words.
 */
export type CurrentQuestion = {
  name: string;
  /** Where the question is from. */
  source: ReactNode;
  /** It follows another one: its heading takes the focus. */
  takesFocus: boolean;
  onAnswer: (isRight: boolean, question: ReactNode) => void;
  onNext: () => void;
  nextLabel: string;
};

export const CurrentQuestionContext = createContext<CurrentQuestion | undefined>(undefined);
