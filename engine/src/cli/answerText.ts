import type { Answer, ChoiceGroup, ConvertedAmount, LengthAnswer, PanSwapAnswer } from '../api/ask.ts';
import { isSize } from '../ask/isSize.ts';
import { decimalsOf } from '../rounding/numbers.ts';
import { symbolOf } from '../units/symbols.ts';
import { exactText, measureText } from './measureText.ts';
import { ovenText } from './ovenText.ts';
import { filled, type Speaker, type Spoken, written } from './spoken.ts';

function givenText(spoken: Speaker, { given, factor, food }: ConvertedAmount): string {
  const { words } = spoken;
  const times = factor === 1 ? '' : `${written(spoken, factor, 4)} × `;
  if (given.kind === 'pieces') {
    const count = times + given.count.map((one) => written(spoken, one, 2)).join('–');
    const name = food?.name ?? '';
    const piece = words.piece[given.piece.id];
    if (piece) return filled(words.pieces, { count, food: name, piece });
    return filled(words.of, { amount: count, food: name });
  }
  const amount = times + given.amounts.map((one) => exactText(spoken, one)).join(' + ');
  return food ? filled(words.of, { amount, food: food.name }) : amount;
}

/** Who weighed it, and how far their figures or the sizes of its pieces are apart. */
function originText(spoken: Speaker, { main, range, food, basis }: ConvertedAmount): string | null {
  const { words } = spoken;
  if (basis === 'exact' || basis === 'own' || !food) return null;
  const sources = food.sources.join(', ');
  const between = range && measureText(spoken, { values: range, unit: main.unit });
  if (!between?.includes('–')) return filled(words.measured, { sources });
  return filled(basis === 'piece' ? words.bySize : words.bySource, { range: between, sources });
}

function amountLines(spoken: Speaker, answer: ConvertedAmount): string[] {
  const { words } = spoken;
  const { main, others, level, named } = answer;
  const size = isSize(answer);
  const amounts = others.map((one) => measureText(spoken, one, { isSize: size })).join(', ');
  return [
    `${givenText(spoken, answer)} = ${measureText(spoken, main, { named, isSize: size })}`,
    originText(spoken, answer) ?? '',
    level ? words.level : '',
    amounts && filled(words.also, { amounts }),
  ].filter(Boolean);
}

const sidesText = (spoken: Spoken, all: readonly number[], unit: LengthAnswer['from']) =>
  `${all.map((one) => written(spoken, one, decimalsOf(one))).join(' × ')} ${unit === 'in' ? spoken.words.inch : symbolOf(unit)}`;

const lengthText = (spoken: Spoken, { values, results, from, to }: LengthAnswer) =>
  `${sidesText(spoken, values, from)} = ${sidesText(spoken, results, to)}`;

const swapText = (spoken: Spoken, { from, to, factor }: PanSwapAnswer) =>
  `${sidesText(spoken, from.sides, from.unit)} → ${sidesText(spoken, to.sides, to.unit)}: × ${written(spoken, factor, 2)}`;

/** An answer, a line each for the result, where it comes from, and the same in other units. */
export function answerLines(spoken: Speaker, answer: Answer): string[] {
  if (answer.kind === 'oven') return [ovenText(spoken, answer)];
  if (answer.kind === 'length') return [lengthText(spoken, answer)];
  if (answer.kind === 'pan-swap') return [swapText(spoken, answer)];
  return amountLines(spoken, answer);
}

/** What a question may mean, each with the question that says it. */
export const choiceLines = (spoken: Speaker, { about, options }: ChoiceGroup): string[] => [
  spoken.words.choose[about],
  ...options.map(({ question, answer }) => `  "${question}"  ${answerLines(spoken, answer)[0] ?? ''}`),
];
