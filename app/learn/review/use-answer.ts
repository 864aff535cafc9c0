import { useEffect, useEffectEvent, useReducer, type ReactNode, type RefObject } from 'react';
import { answerReducer, initialAnswer, type AnswerState } from '#app/learn/review/answer-state.ts';
import type { CurrentQuestion } from '#app/learn/review/current-question-context.ts';
import { focusAfterRemoval } from '#app/learn/review/focus-after-removal.ts';

type AnswerController = AnswerState & {
  /** How many options are right. */
  rightCount: number;
  isRight: boolean;
  choose: (option: number) => void;
  /** Checks the answer; once it is checked, goes on to the next question. */
  checkOrContinue: () => void;
  giveUp: () => void;
};

type UseAnswerOptions = {
  current: CurrentQuestion;
  question: ReactNode;
  options: readonly { right: boolean }[];
  /** Gets the focus when the question appears, if `shouldFocus` is set. */
  heading: RefObject<HTMLElement | null>;
  /** Gets the focus when the answer is checked. */
  next: RefObject<HTMLElement | null>;
};

/** The answer to a question of the review. Number keys choose, Enter checks. */
export function useAnswer({ current, question, options, heading, next }: UseAnswerOptions): AnswerController {
  const [answer, dispatch] = useReducer(answerReducer, initialAnswer);
  const { chosen, isChecked } = answer;
  const rightCount = options.filter(({ right }) => right).length;
  const isRight = options.every(({ right }, index) => right === chosen.includes(index));

  function choose(option: number): void {
    dispatch({ type: 'optionPressed', option, isOnlyOne: rightCount === 1 });
  }
  function checkOrContinue(): void {
    if (isChecked) return current.onNext();
    if (chosen.length === 0) return;
    dispatch({ type: 'checked' });
    current.onAnswer(isRight, question);
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    const number = Number(key);
    if (number >= 1 && number <= options.length) choose(number - 1);
    if (key !== 'Enter' || target.closest('a, button, summary') !== null) return;
    event.preventDefault(); // The same key press must not also activate the button that gets the focus.
    checkOrContinue();
  });
  const findHeading = useEffectEvent(() => (current.shouldFocus ? heading.current : null));
  useEffect(() => focusAfterRemoval(() => findHeading()), []);
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  useEffect(() => {
    if (isChecked) next.current?.focus();
  }, [isChecked, next]);

  return {
    ...answer,
    rightCount,
    isRight,
    choose,
    checkOrContinue,
    giveUp() {
      dispatch({ type: 'givenUp' });
      current.onAnswer(false, question);
    },
  };
}
