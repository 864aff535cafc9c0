import { createContext, type ReactNode } from 'react';

/**
 * The question of a lesson that the review shows now. `onAnswer` reports whether the answer was right, and
 * the question's text.
 */
export type CurrentQuestion = {
  name: string;
  /** Where the question is from. */
  source: ReactNode;
  /** Focus the heading, because another question was shown before. */
  shouldFocus: boolean;
  onAnswer: (isRight: boolean, question: ReactNode) => void;
  onNext: () => void;
  nextLabel: string;
};

export const CurrentQuestionContext = createContext<CurrentQuestion | undefined>(undefined);
