import type { Choice, Choices } from './askAnswer.ts';
import { type AskContext, loadedLanguages } from './askContext.ts';
import { namesOf } from './foodNames.ts';
import { answerNutrient, type NutrientReaders } from './nutrientAnswer.ts';
import type { NutrientAnswer } from './nutrientResults.ts';

/** More kinds would fill a screen. */
const MAX_KINDS = 6;

interface Asked {
  text: string;
  context: AskContext;
  readers: NutrientReaders;
}

/** The question with each kind of the food that a name in it means, where the nutrients of two are known. */
function kindsNamed(name: string, food: string, { text, context, readers }: Asked) {
  const all = loadedLanguages(context).flatMap((code) => [
    ...(context.data[code]?.names.ways.values() ?? []),
  ]);
  const kinds = new Map(all.filter((way) => way.food.of === food).map((way) => [way.food.id, way]));
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return [...kinds.values()].flatMap((way): Choice<NutrientAnswer>[] => {
    const question = `${text.slice(0, at)}${way.food.name.toLowerCase()}${text.slice(at + name.length)}`;
    const answer = answerNutrient(question, context, readers)?.answer;
    return answer?.kind === 'answer' && answer.result.of.food?.food.id === way.food.id
      ? [{ question, food: way, result: answer.result }]
      : [];
  });
}

/** What each kind of a food holds that has no nutrients itself, as bread has none; null if fewer than two have any. */
export function kindsWithNutrients(asked: Asked, amount: string): Choices<NutrientAnswer> | null {
  const foodOf = (text: string) => {
    const { answer } = asked.readers.ask(text, asked.context);
    return answer.kind === 'answer' && answer.result.kind === 'amount' ? answer.result.food : null;
  };
  const food = foodOf(amount) ?? foodOf(`100 g ${amount}`);
  const said = amount.toLowerCase();
  const name = food && namesOf(food).find((known) => said.includes(known.toLowerCase()));
  const options = food && name ? kindsNamed(name, food.food.id, asked) : [];
  return options.length > 1 ? { about: 'food', options: options.slice(0, MAX_KINDS) } : null;
}
