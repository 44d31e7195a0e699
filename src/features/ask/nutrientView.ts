import type { AmountAnswer, AskAnswer, AskResult, Choices } from '@gramwise/engine/ask/askAnswer.ts';
import type { NutrientQuestion } from '@gramwise/engine/ask/nutrientQuestion.ts';
import type { sumInBaseUnits } from '@gramwise/engine/ask/usefulUnits.ts';
import type { AskedNutrient } from '@gramwise/engine/language/askWords/askWords.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import { formatGrams } from '#format/weights.ts';
import { localHref } from '#site/paths.ts';
import type { formatAskedAmount } from './answerAmounts.ts';
import type { AnswerText, AskView, ChoicesText } from './answerView.ts';
import type { choiceLabel, choicesTitle } from './askView.ts';
import type { AskMessages } from './messages.ts';
import { normalizeSpaces } from './normalizeSpaces.ts';
import { nutrientIn } from './nutrientRows.ts';
import type { linkToTool } from './toolLink.ts';

/** What the answers of other questions are written with; passed, because those are loaded before. */
interface AnswerWriters {
  sumInBaseUnits: typeof sumInBaseUnits;
  formatAskedAmount: typeof formatAskedAmount;
  choiceLabel: typeof choiceLabel;
  choicesTitle: typeof choicesTitle;
  linkToTool: typeof linkToTool;
}

interface Asked {
  write: AnswerWriters;
  language: Language;
  messages: AskMessages;
  question: NutrientQuestion;
  /** The question as typed. */
  text: string;
}

/** The grams of an answer: what was asked about, or what it makes; null for a volume of unknown weight. */
function gramsOf({ write }: Asked, { given, factor, main }: AmountAnswer): readonly number[] | null {
  const isWeight = (unit: keyof typeof UNITS) => UNITS[unit].kind === 'weight';
  if (given.kind === 'amounts' && given.amounts.every(({ unit }) => isWeight(unit)))
    return write.sumInBaseUnits(given.amounts, factor);
  return isWeight(main.unit) ? main.values.map((value) => value * UNITS[main.unit].size) : null;
}

function formatNutrient(language: Language, nutrient: AskedNutrient, values: readonly number[]): string {
  const most = Math.max(...values);
  const decimals = nutrient === 'energy' || most >= 10 ? 0 : most < 1 ? 2 : 1;
  return joinRange(values.map((value) => formatNumber(language, value, decimals)));
}

interface Found {
  values: readonly number[];
  grams: readonly number[];
  row: number;
  release: string;
  name: string;
}

/** What an amount holds; null where that is not known. */
function findIn(asked: Asked, result: AskResult): Found | null {
  const food = result.kind === 'amount' ? result.food : null;
  const grams = result.kind === 'amount' ? gramsOf(asked, result) : null;
  const found = food && nutrientIn(food.food.id, asked.question.nutrient);
  if (!grams || !found || found.per100g === null) return null;
  const { per100g, ...source } = found;
  return { values: grams.map((weight) => (weight * per100g) / 100), grams, ...source };
}

const unitOf = (nutrient: AskedNutrient) => (nutrient === 'energy' ? 'kcal' : 'g');

function answerText(
  asked: Asked,
  result: AmountAnswer,
  { values, grams, row, release, name }: Found,
): AnswerText {
  const { language, messages, question } = asked;
  const words = messages.ask.nutrients;
  const number = formatNutrient(language, question.nutrient, values);
  const unit = unitOf(question.nutrient);
  const given = asked.write.formatAskedAmount(language, messages, result);
  const amount = `${number}\u00a0${unit}`;
  const { to, text } = asked.write.linkToTool(result);
  const ndb = String(row).padStart(5, '0');
  const weight = joinRange(grams.map((value) => formatGrams(language, value)));
  const sentence =
    question.nutrient === 'energy'
      ? fill(words.energy, { given, amount })
      : fill(words.part, { given, amount, nutrient: words.names[question.nutrient] });
  return {
    number,
    unit,
    sentence,
    notes: [fill(words.weight, { grams: weight }), fill(words.row, { row: ndb, release, name })],
    link: { href: localHref(language, to), text: messages.ask.open[text] },
  };
}

/** The choices of the amount, each with what it holds, and as a question for it. */
function choicesText(asked: Asked, { about, options }: Choices): ChoicesText {
  const { language, messages, question, text } = asked;
  return {
    title: asked.write.choicesTitle(language, messages, about, options),
    options: options.map((option) => {
      const found = findIn(asked, option.result);
      const number = found && formatNutrient(language, question.nutrient, found.values);
      return {
        question: text.replace(question.amount, () => option.question),
        label: asked.write.choiceLabel(language, messages, about, option),
        answer: number ? `${number}\u00a0${unitOf(question.nutrient)}` : messages.ask.nutrients.unknown,
        current: false,
      };
    }),
  };
}

/** Whether an answer is about an amount of a food. */
function isAboutFood(answer: AskAnswer): answer is Exclude<AskAnswer, { kind: 'hint' }> {
  if (answer.kind === 'hint') return false;
  const results =
    answer.kind === 'answer' ? [answer.result] : answer.choices.options.map(({ result }) => result);
  return results.every((result) => result.kind === 'amount' && result.food !== null);
}

/** What to show for a question for what a food holds; null if its amount is not that of a food. Never a conversion. */
export function buildNutrientView(asked: Asked, answer: AskAnswer): AskView | null {
  const { messages, question } = asked;
  const { hints, examples } = messages.ask;
  if (!isAboutFood(answer)) {
    if (question.nutrient !== 'energy') return null;
    const text = fill(hints['unknown-food'], { words: question.amount });
    return { kind: 'hint', text, examples: examples.map(normalizeSpaces) };
  }
  if (answer.kind === 'choose') return { kind: 'choose', choices: [choicesText(asked, answer.choices)] };
  const { result, choices } = answer;
  const found = result.kind === 'amount' ? findIn(asked, result) : null;
  if (result.kind !== 'amount' || !found) return { kind: 'note', text: messages.ask.nutrients.notKnown };
  return {
    kind: 'answer',
    answer: answerText(asked, result, found),
    choices: choices.map((choice) => choicesText(asked, choice)),
  };
}
