/** The chosen options, and whether the answer has been checked. A checked answer no longer changes. */
export type AnswerState = { chosen: readonly number[]; isChecked: boolean };

type AnswerEvent =
  /** `isOnlyOne`: the option replaces the one chosen before. */
  { type: 'optionPressed'; option: number; isOnlyOne: boolean } | { type: 'checked' } | { type: 'givenUp' };

export const initialAnswer: AnswerState = { chosen: [], isChecked: false };

export function answerReducer(answer: AnswerState, event: AnswerEvent): AnswerState {
  const { chosen, isChecked } = answer;
  if (isChecked) return answer;
  switch (event.type) {
    case 'optionPressed': {
      const { option, isOnlyOne } = event;
      if (isOnlyOne) return { chosen: [option], isChecked };
      const others = chosen.filter((each) => each !== option);
      return { chosen: others.length < chosen.length ? others : [...chosen, option], isChecked };
    }
    case 'checked':
      return { chosen, isChecked: chosen.length > 0 };
    case 'givenUp':
      return { chosen: [], isChecked: true };
  }
}
