import { type FoodWay, foodWayId, type ListedNames } from '../foods/match/listedNames.ts';
import type { AmountAnswer, AskAnswer, AskResult, Choices } from './askAnswer.ts';

/** Gives the foods of an answer their names in the page's language. */
export function localizeAnswer(answer: AskAnswer, { ways }: ListedNames): AskAnswer {
  const localized = (found: FoodWay): FoodWay => ways.get(foodWayId(found)) ?? found;
  const amount = (value: AmountAnswer): AmountAnswer =>
    value.food ? { ...value, food: localized(value.food) } : value;
  const result = (value: AskResult): AskResult => {
    if (value.kind === 'amount') return amount(value);
    if (value.kind === 'count') return { ...value, food: localized(value.food) };
    return value.kind === 'yeast' || value.kind === 'gelatin'
      ? { ...value, from: amount(value.from), to: localized(value.to) }
      : value;
  };
  const choices = ({ about, options }: Choices): Choices => ({
    about,
    options: options.map((option) => ({
      ...option,
      ...(option.food && { food: localized(option.food) }),
      result: result(option.result),
    })),
  });
  if (answer.kind === 'answer')
    return { kind: 'answer', result: result(answer.result), choices: answer.choices.map(choices) };
  return answer.kind === 'choose' ? { kind: 'choose', choices: choices(answer.choices) } : answer;
}
