/** An answer in the making: what is chosen, and whether it has been checked, after which nothing changes it. */
export type AskedAnswer = { chosen: readonly number[]; isChecked: boolean };

type AnswerEvent =
  /** `isOnlyOne`: the option takes the place of the one chosen before. */
  { type: 'optionPressed'; option: number; isOnlyOne: boolean } | { type: 'checked' } | { type: 'givenUp' };

export const startOfAnswer: AskedAnswer = { chosen: [], isChecked: false };

export function reduceAnswer(answer: AskedAnswer, event: AnswerEvent): AskedAnswer {
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
