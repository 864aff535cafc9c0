import { useEffect, useEffectEvent, useReducer, type ReactNode, type RefObject } from 'react';
import { answerReducer, initialAnswer, type AnswerState } from '#app/learn/review/answer-state.ts';
import type { CurrentQuestion } from '#app/learn/review/current-question-context.ts';

type AnswerController = AnswerState & {
  /** How many options are right. */
  needed: number;
  isRight: boolean;
  choose: (option: number) => void;
  /** Checks the answer; once it is checked, goes on to the next question. */
  checkOrGoOn: () => void;
  giveUp: () => void;
};

type UseAnswerOptions = {
  current: CurrentQuestion;
  question: ReactNode;
  options: readonly { right: boolean }[];
  /** Takes the focus when the question comes, where the review asks for that. */
  heading: RefObject<HTMLElement | null>;
  /** Takes the focus when the answer is checked. */
  next: RefObject<HTMLElement | null>;
};

/** The answer to a question of the review. Number keys choose, Enter checks. */
export function useAnswer({ current, question, options, heading, next }: UseAnswerOptions): AnswerController {
  const [answer, dispatch] = useReducer(answerReducer, initialAnswer);
  const { chosen, isChecked } = answer;
  const needed = options.filter(({ right }) => right).length;
  const isRight = options.every(({ right }, index) => right === chosen.includes(index));

  function choose(option: number): void {
    dispatch({ type: 'optionPressed', option, isOnlyOne: needed === 1 });
  }
  function checkOrGoOn(): void {
    if (isChecked) return current.onNext();
    if (chosen.length === 0) return;
    dispatch({ type: 'checked' });
    current.onAnswer(isRight, question);
  }

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    const number = Number(key);
    if (number >= 1 && number <= options.length) choose(number - 1);
    if (key !== 'Enter' || target.closest('a, button, summary') !== null) return;
    event.preventDefault(); // The same press must not reach the button that takes the focus.
    checkOrGoOn();
  });
  const takeFocus = useEffectEvent(() => {
    if (current.takesFocus) heading.current?.focus();
  });
  useEffect(() => {
    takeFocus();
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, []);
  useEffect(() => {
    if (isChecked) next.current?.focus();
  }, [isChecked, next]);

  return {
    ...answer,
    needed,
    isRight,
    choose,
    checkOrGoOn,
    giveUp() {
      dispatch({ type: 'givenUp' });
      current.onAnswer(false, question);
    },
  };
}
