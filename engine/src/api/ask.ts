import type { AskOutcome } from '../ask/ask.ts';
import type { Choices, HintCode } from '../ask/askAnswer.ts';
import type { AskContext, LanguageData } from '../ask/askContext.ts';
import { answerExchange } from '../ask/askExchange.ts';
import { askSpelled } from '../ask/askSpelled.ts';
import { inPlainWords } from '../ask/gluedUnits.ts';
import { namesSubstitute } from '../ask/namesSubstitute.ts';
import { answerNutrient } from '../ask/nutrientAnswer.ts';
import type { NutrientSource } from '../ask/nutrientResults.ts';
import { answerPortions } from '../ask/portionAnswer.ts';
import { rareParts } from '../ask/rareParts.ts';
import { READERS } from '../ask/readers.ts';
import { scaleQuestion } from '../ask/scaleQuestion.ts';
import { answerVesselCount } from '../ask/vesselCount.ts';
import type { portions } from '../calculators/portions/portions.ts';
import type { FoodList } from '../foods/lists/foodList.ts';
import { chosenCountry } from '../kitchens/kitchen.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Answer, type AnyResult, answerOf } from './answers.ts';
import { type KitchenOrCountry, resolveKitchen } from './kitchen.ts';
import { namesForList } from './listFinder.ts';

export type {
  HintCode,
  LengthAnswer,
  OvenAnswer,
  PanShapeAnswer,
  PanSwapAnswer,
  UnitAmount,
} from '../ask/askAnswer.ts';
export type { GuestsAnswer, PortionAnswer } from '../ask/portionResults.ts';
export type { FoodList } from '../foods/lists/foodList.ts';
export type { LanguagePack } from '../language/languagePack.ts';
export type { Result } from '../result.ts';
export type {
  Answer,
  AnsweredFood,
  ContainedNutrient,
  ConvertedAmount,
  ConvertedGelatin,
  ConvertedYeast,
  CountedPieces,
  FilledMeasures,
  FilledVessels,
} from './answers.ts';
export type { Kitchen, KitchenOrCountry } from './kitchen.ts';

/** Another meaning of a question. */
export interface Choice {
  /** A question with only that meaning; asking it gives `answer`. */
  question: string;
  answer: Answer;
}

export interface ChoiceGroup {
  about: Choices['about'];
  options: readonly Choice[];
}

/** The most likely answer with its alternatives; or only the choices, if no meaning is more likely. */
export type AskResponse =
  | { answer: Answer; others: readonly ChoiceGroup[]; language: LanguagePack }
  | { choices: ChoiceGroup; language: LanguagePack };

/** What a question is answered from. */
export interface AskOptions {
  /** The languages the question may be in; the first wins if several fit. */
  languages: readonly LanguagePack[];
  /** The foods of these languages. A language without a food list is not understood. */
  foods: FoodList | readonly FoodList[];
  /** The cook's kitchen or country, which decides the cup and spoon sizes; a kitchen may have custom cup weights. */
  kitchen: KitchenOrCountry;
  /** `nutrientsOf` of `@gramwise/engine/foods`, for questions for calories, protein and others. */
  nutrients?: (food: string) => Result<NutrientSource, string>;
  /** `portions` of `@gramwise/engine/calculators`, for questions for how much guests eat, and how many eat an amount. */
  portions?: typeof portions;
}

/** Why there is no answer; the codes beside those of questions are for what was not passed, or is not answered here. */
export type AskError = HintCode | 'no-language' | 'needs-nutrients' | 'needs-portions' | 'substitute';

const groupOf = ({ about, options }: Choices<AnyResult>): ChoiceGroup => ({
  about,
  options: options.map(({ question, result }) => ({ question, answer: answerOf(result) })),
});

/** What answers a question, the first that it is for. */
function outcomeOf(
  typed: string,
  context: AskContext,
  { nutrients, portions }: Pick<AskOptions, 'nutrients' | 'portions'>,
): Result<AskOutcome<AnyResult>, AskError> {
  const question = inPlainWords(typed, context);
  const nutrientsOf = (food: string) => {
    const found = nutrients?.(food);
    return found?.ok ? found.value : null;
  };
  const nutrient = answerNutrient(question, context, { ...READERS, nutrientsOf });
  if (nutrient) return nutrients ? ok(nutrient) : fail('needs-nutrients');
  const missing = () => fail('unknown-food');
  const portion = answerPortions(question, context, { ...READERS, portions: portions ?? missing });
  if (portion) return portions ? ok(portion) : fail('needs-portions');
  const other = answerExchange(question, context, READERS) ?? answerVesselCount(question, context, READERS);
  if (other) return ok(other);
  const asked = READERS.ask(scaleQuestion(question, context, READERS) ?? question, context);
  return asked.answer.kind !== 'answer' && namesSubstitute(question, context)
    ? fail('substitute')
    : ok(asked);
}

/**
 * Answers a question such as `2 cups flour in grams`, `180 C in fahrenheit`, `3 Eier in g`, in the requested unit or in
 * the kitchen's own; with `nutrients` and `portions`, `calories in 2 eggs`, `how much pasta for 6 people` and
 * `500 g pasta for how many people`, too.
 * Weights are published figures, with their lowest and highest. An ambiguous question gives its meanings to choose
 * from; nothing is guessed.
 *
 * Errors: 'no-language' if no language has a food list; 'needs-nutrients' and 'needs-portions' if the question is for
 * what was not passed; 'substitute' for what replaces a food, which is not answered here; the others say what is wrong
 * with the question: 'empty', 'too-long', 'too-large', 'not-positive', 'unknown-food', 'no-piece' (no source weighs
 * that piece), 'no-weight' (nor a cup of it, nor what is left of a can when drained), 'too-cold' (for an oven),
 * 'no-gas-mark', 'gas-steps' (of German ovens), 'left-over' (a part was not understood), 'two-amounts' (that differ),
 * 'no-count' (no source weighs one of them), 'other-food' (one food in terms of another), 'no-nutrients' and
 * 'no-portions' (no source lists them), 'unread'.
 */
export function ask(
  question: string,
  { languages, foods, kitchen, ...data }: AskOptions,
): Result<AskResponse, AskError> {
  const lists = [foods].flat();
  const cook = resolveKitchen(kitchen);
  const known = languages.flatMap((pack) => {
    const list = lists.find(({ language }) => language === pack.code);
    return list ? [[pack, { words: pack.ask, names: namesForList(list, chosenCountry(cook)) }] as const] : [];
  });
  const [first] = known;
  if (!first) return fail('no-language');
  const context: AskContext = {
    language: first[0].code,
    languages: known.map(([pack]) => pack.code),
    kitchen: cook,
    rare: rareParts,
    lexicons: Object.fromEntries(known.map(([pack]) => [pack.code, lexiconOf(pack.line)])),
    data: Object.fromEntries(known.map(([pack, words]): [string, LanguageData] => [pack.code, words])),
  };
  const found = outcomeOf(question, context, data);
  if (!found.ok) return found;
  const read = (other: string) => {
    const reread = outcomeOf(other, context, data);
    return reread.ok ? reread.value : null;
  };
  const { answer, language } = askSpelled(question, found.value, { context, read });
  if (answer.kind === 'hint') return fail(answer.code);
  const pack = languages.find(({ code }) => code === language) ?? first[0];
  return answer.kind === 'choose'
    ? ok({ choices: groupOf(answer.choices), language: pack })
    : ok({ answer: answerOf(answer.result), others: answer.choices.map(groupOf), language: pack });
}
