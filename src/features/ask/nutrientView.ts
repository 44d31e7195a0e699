import type { Choices } from '@gramwise/engine/ask/askAnswer.ts';
import type { LooseAnswer } from '@gramwise/engine/ask/looseQuestion.ts';
import { answerNutrient } from '@gramwise/engine/ask/nutrientAnswer.ts';
import { kindsWithNutrients } from '@gramwise/engine/ask/nutrientKinds.ts';
import type { NutrientAnswer, NutrientSource } from '@gramwise/engine/ask/nutrientResults.ts';
import { releaseOf } from '@gramwise/engine/foods/table/nutrientRelease.ts';
import type { AskedNutrient } from '@gramwise/engine/language/askWords/askWords.ts';
import { UNITS as KITCHEN_UNITS } from '@gramwise/engine/units/units.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import { formatGrams } from '#format/weights.ts';
import { localHref } from '#site/paths.ts';
import { USDA_NAMES } from '#tools/nutrients/usdaNames.ts';
import type { AnswerText, ChoicesText } from './answerView.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';
import { withLoose } from './looseReaders.ts';
import { looseGiven, looseNote } from './looseText.ts';
import type { AskMessages } from './messages.ts';
import { nutrientsOf } from './nutrientRows.ts';

function formatNutrient(language: Language, nutrient: AskedNutrient, values: readonly number[]): string {
  const most = Math.max(...values);
  const decimals = nutrient in UNITS || most >= 10 ? 0 : most < 1 ? 2 : 1;
  return joinRange(values.map((value) => formatNumber(language, value, decimals)));
}

/** Units of what is not measured in grams. */
const UNITS: Partial<Record<AskedNutrient, string>> = { energy: 'kcal', sodium: 'mg' };

const unitOf = (nutrient: AskedNutrient) => UNITS[nutrient] ?? 'g';

/** Where a figure is from: a row of the USDA's table, or what names it in another. */
function sourceText({ row, source }: AskMessages['ask']['nutrients'], of: NutrientSource['row']): string {
  if (typeof of === 'string') return fill(source, { source: of });
  return fill(row, { row: String(of).padStart(5, '0'), release: releaseOf(of), name: USDA_NAMES[of] ?? '' });
}

function answerText(
  asked: PartQuestion,
  { nutrient, of, loose }: NutrientAnswer & { loose: LooseAnswer | undefined },
  { values, grams, row }: NonNullable<NutrientAnswer['found']>,
): AnswerText {
  const { language, messages, write } = asked;
  const words = messages.ask.nutrients;
  const number = formatNutrient(language, nutrient, values);
  const unit = unitOf(nutrient);
  const given = loose ? looseGiven(asked, loose) : write.formatAskedAmount(language, messages, of);
  const amount = `${number}\u00a0${unit}`;
  const { to, text } = write.linkToTool(of);
  const isWeight =
    !loose &&
    of.given.kind === 'amounts' &&
    of.given.amounts.every(({ unit: asked }) => KITCHEN_UNITS[asked].kind === 'weight');
  const weight = isWeight
    ? []
    : [fill(words.weight, { grams: joinRange(grams.map((value) => formatGrams(language, value))) })];
  const sentence =
    nutrient === 'energy'
      ? fill(words.energy, { given, amount })
      : fill(words.part, { given, amount, nutrient: words.names[nutrient] });
  return {
    number: loose ? `≈\u00a0${number}` : number,
    unit,
    sentence,
    notes: [...weight, ...(loose ? [looseNote(asked, loose)] : []), sourceText(words, row)],
    link: { href: localHref(language, to), text: messages.ask.open[text] },
  };
}

/** The choices of the amount, each with what it holds. */
function choicesText(
  { language, messages, write }: PartQuestion,
  { about, options }: Choices<NutrientAnswer>,
): ChoicesText {
  const amounts = options.map((option) => ({ ...option, result: option.result.of }));
  return {
    title: write.choicesTitle(language, messages, about, amounts),
    options: options.map((option) => {
      const { nutrient, of, found } = option.result;
      const number = found && formatNutrient(language, nutrient, found.values);
      return {
        question: option.question,
        label: write.choiceLabel(language, messages, about, { ...option, result: of }),
        answer: number ? `${number}\u00a0${unitOf(nutrient)}` : messages.ask.nutrients.unknown,
        current: false,
      };
    }),
  };
}

/** What to show for a question for what a food holds; null for any other question. */
export function answerPart(asked: PartQuestion): PartAnswer | null {
  const { question, context, messages, write } = asked;
  const readers = withLoose(asked.readers);
  const found = answerNutrient(question, context, { ...readers, nutrientsOf });
  if (!found) return null;
  const { answer } = found;
  const choices = (all: readonly Choices<NutrientAnswer>[]) => all.map((some) => choicesText(asked, some));
  if (answer.kind === 'hint') {
    const read = { text: question, context, readers: { ...readers, nutrientsOf } };
    const kinds = answer.code === 'no-nutrients' ? kindsWithNutrients(read, answer.words) : null;
    const view = kinds
      ? ({ kind: 'choose', choices: choices([kinds]) } as const)
      : write.buildHint(messages, answer);
    return { view, asked: found };
  }
  if (answer.kind === 'choose')
    return { view: { kind: 'choose', choices: choices([answer.choices]) }, asked: found };
  const { result } = answer;
  if (!result.found) return null;
  const text = answerText(asked, { ...result, loose: readers.looseOf(result.of) }, result.found);
  return { view: { kind: 'answer', answer: text, choices: choices(answer.choices) }, asked: found };
}
