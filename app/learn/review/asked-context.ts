import { createContext, type ReactNode } from 'react';

/**
 * Which question of a lesson is asked now, and what is reported about the answer: whether it was right, and
 * the question in words.
 */
export type Asked = {
  name: string;
  /** Where the question is from. */
  source: ReactNode;
  /** It follows another one: its heading takes the focus. */
  takesFocus: boolean;
  onAnswer: (isRight: boolean, question: ReactNode) => void;
  onNext: () => void;
  nextLabel: string;
};

export const AskedContext = createContext<Asked | undefined>(undefined);
