import { type FoodWay, foodWayId, type ListedNames } from '../foods/match/listedNames.ts';
import type { AskAnswer, AskResult, Choices } from './askAnswer.ts';

/** Gives the foods of an answer their names in the page's language. */
export function localizeAnswer(answer: AskAnswer, { ways }: ListedNames): AskAnswer {
  const localized = (found: FoodWay): FoodWay => ways.get(foodWayId(found)) ?? found;
  const result = (value: AskResult): AskResult =>
    (value.kind === 'amount' || value.kind === 'count') && value.food
      ? { ...value, food: localized(value.food) }
      : value;
  const choices = ({ options, ...others }: Choices): Choices => ({
    ...others,
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
