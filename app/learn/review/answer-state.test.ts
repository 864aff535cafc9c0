import { describe, expect, it } from 'vitest';
import { answerReducer, initialAnswer } from './answer-state.ts';

const press = (option: number, isOnlyOne = false) => ({ type: 'optionPressed', option, isOnlyOne }) as const;

describe('the answer of a review question', () => {
  it('holds one option where only one is right', () => {
    const first = answerReducer(initialAnswer, press(0, true));
    expect(answerReducer(first, press(2, true))).toEqual({ chosen: [2], isChecked: false });
  });

  it('takes and drops options where several are right', () => {
    const two = [press(0), press(2)].reduce(answerReducer, initialAnswer);
    expect(two.chosen).toEqual([0, 2]);
    expect(answerReducer(two, press(0)).chosen).toEqual([2]);
  });

  it('is not checked while nothing is chosen', () => {
    expect(answerReducer(initialAnswer, { type: 'checked' })).toEqual(initialAnswer);
  });

  it('stays as it is once checked, or given up with nothing chosen', () => {
    const checked = [press(1), { type: 'checked' } as const].reduce(answerReducer, initialAnswer);
    expect(checked).toEqual({ chosen: [1], isChecked: true });
    expect([press(0), { type: 'givenUp' } as const].reduce(answerReducer, checked)).toEqual(checked);
    const givenUp = [press(1), { type: 'givenUp' } as const].reduce(answerReducer, initialAnswer);
    expect(givenUp).toEqual({ chosen: [], isChecked: true });
  });
});
