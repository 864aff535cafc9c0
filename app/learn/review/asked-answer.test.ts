import { describe, expect, it } from 'vitest';
import { reduceAnswer, startOfAnswer } from './asked-answer.ts';

const press = (option: number, isOnlyOne = false) => ({ type: 'optionPressed', option, isOnlyOne }) as const;

describe('an answer in the making', () => {
  it('holds one option where only one is right', () => {
    const first = reduceAnswer(startOfAnswer, press(0, true));
    expect(reduceAnswer(first, press(2, true))).toEqual({ chosen: [2], isChecked: false });
  });

  it('takes and drops options where several are right', () => {
    const two = [press(0), press(2)].reduce(reduceAnswer, startOfAnswer);
    expect(two.chosen).toEqual([0, 2]);
    expect(reduceAnswer(two, press(0)).chosen).toEqual([2]);
  });

  it('is not checked while nothing is chosen', () => {
    expect(reduceAnswer(startOfAnswer, { type: 'checked' })).toEqual(startOfAnswer);
  });

  it('stays as it is once checked, or given up with nothing chosen', () => {
    const checked = [press(1), { type: 'checked' } as const].reduce(reduceAnswer, startOfAnswer);
    expect(checked).toEqual({ chosen: [1], isChecked: true });
    expect([press(0), { type: 'givenUp' } as const].reduce(reduceAnswer, checked)).toEqual(checked);
    const givenUp = [press(1), { type: 'givenUp' } as const].reduce(reduceAnswer, startOfAnswer);
    expect(givenUp).toEqual({ chosen: [], isChecked: true });
  });
});
