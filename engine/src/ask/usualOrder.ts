import { skipSpace, tokensOf } from '../language/tokens.ts';
import { isContainer } from '../text/line/containers.ts';
import { type AskContext, likelyData } from './askContext.ts';
import { isLarge, isMetric, isSmall, isTooLittle, isTooMany } from './likelyAmount.ts';
import { phraseEnd, type Tokens, trimTokens } from './phraseRuns.ts';
import type { Part } from './questionParts.ts';
import type { AskReaders } from './readers.ts';
import { type Sorted, sortParts, textOf } from './sortedParts.ts';

/** What is given, and the units that are left to ask for. */
interface Given {
  amount: string;
  units: readonly Part[];
}

/** Whether a unit is written as a plural: it starts with a word for it that is listed before: `verres`. */
function isPlural({ tokens, lexicon }: Sorted, { from, unit }: Part): boolean {
  const key = tokens[from]?.key ?? '';
  const words = [...lexicon.recipe.units.map].flatMap(([word, id]) => (id === unit ? word : []));
  return words.slice(0, words.indexOf(key)).some((word) => key.startsWith(word));
}

/** Whether a container without a number tells more of the food: `crab in a can`, `cornets de glace`, but not `1 l can of x`. */
function isInName(sorted: Sorted, container: Part, amount: Part): boolean {
  const { tokens, lexicon } = sorted;
  const { kind, from, to } = container;
  const { list, recipe } = lexicon;
  const isJoint = (at: number) => phraseEnd(tokens, at, list.to, recipe.list.of) !== null;
  const behind = skipSpace(tokens, to);
  const isSized = skipSpace(tokens, amount.to) === from || skipSpace(tokens, behind + 1) === amount.from;
  const isJoined = !isSized && (isJoint(from - 2) || isJoint(behind));
  return kind === 'unit' && (isJoined || isPlural(sorted, container));
}

/** One measured amount, alone or as the size of one container: `ein Becher`, `un verre de 20 cl`. */
function measuredIn(sorted: Sorted): Given | null {
  const { tokens, measured, counted, units, pieces } = sorted;
  const [amount, ...others] = measured;
  const [container, ...more] = [...counted, ...pieces];
  if (!amount || others.length + more.length > 0) return null;
  const text = textOf(tokens, amount);
  if (!container) return { amount: text, units };
  const { unit = null, unitFrom = 0, to, value = 1 } = container;
  if (!isContainer(unit) || value !== 1 || isInName(sorted, container, amount)) return null;
  return { amount: `1 ${textOf(tokens, { from: unitFrom, to })} (${text})`, units };
}

/** Whether nothing stands between two parts. */
const areBeside = (tokens: Tokens, a: Part, b: Part) =>
  [a, b].some(({ to }) => [a, b].some(({ from }) => from === skipSpace(tokens, to)));

/** A number without a unit behind it: that of the unit before it, `butter pounds 1`, or of pieces, `grams 3 eggs`. */
function numberIn({ tokens, lexicon, name, asks, units }: Sorted, number: Part): Given | null {
  const [unit, ...others] = units;
  if (others.length > 0 || name === '') return null;
  const text = textOf(tokens, number);
  const isBehind = unit !== undefined && skipSpace(tokens, unit.to) === number.from;
  const isWanted = unit !== undefined && phraseEnd(tokens, unit.from - 2, lexicon.list.to) === unit.from - 1;
  const isOfUnit = isBehind && !isWanted && number.to === tokens.length && number.as !== 'article';
  if (isOfUnit && (!isSmall(unit) || isLarge(number)))
    return { amount: `${text} ${textOf(tokens, unit)}`, units: [] };
  // `butter 100 in tbsp` lacks a unit
  return asks || units.every(isMetric) ? { amount: text, units } : null;
}

/** One of a thing or a sized food, or of a cup or spoon, where no number is named: `palta mediana`, `taza azúcar gramos`. */
function oneIn({ tokens, name, lexicon, units }: Sorted): Given | null {
  const words = tokensOf(name);
  if (words.some((_, at) => phraseEnd(words, at, lexicon.sizes) !== null)) return { amount: '1', units };
  const held = units.filter((unit) => !isMetric(unit));
  const [unit] = held;
  return unit && held.length === 1 && units.length > 1
    ? { amount: `1 ${textOf(tokens, unit)}`, units: units.filter((other) => other !== unit) }
    : null;
}

/** One counted thing, with its number before it, beside it, or without one. */
function countedIn(sorted: Sorted): Given | null {
  const { tokens, counted, numbers, units, pieces } = sorted;
  const [number, ...more] = numbers;
  const [item, ...others] = [...counted, ...pieces];
  if (more.length + others.length > 0) return null;
  if (!item) return number ? numberIn(sorted, number) : oneIn(sorted);
  const text = textOf(tokens, item);
  if (item.kind === 'amount') return number ? null : { amount: text, units };
  // `ml glasses 200`
  const isOther = number && (!areBeside(tokens, item, number) || isLarge(number));
  if (isOther) return null;
  return { amount: `${number ? textOf(tokens, number) : 1} ${text}`, units };
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** How many things an amount makes, if that is asked: `400 ml cream how many glasses`, `egg yolks in 1/2 cup how many`. */
function manyIn(sorted: Sorted): readonly string[] | null {
  const { tokens, name, lexicon, measured, counted, units, pieces, asks } = sorted;
  const [item, ...others] = [...counted, ...pieces];
  const [amount, ...more] = measured;
  if (!amount || more.length + others.length + units.length > 0) return null;
  if (isTooLittle(tokens, amount)) return [];
  const { list, words } = lexicon;
  const { of } = words.write;
  const text = textOf(tokens, amount);
  const isPhrase = asks && phraseEnd(tokens, asks.from, list.howMany, list.count, list.mayCount) === asks.to;
  const many = isPhrase ? textOf(tokens, asks) : ([...words.count, ...words.howMany][0] ?? '');
  if (!item) return asks && name !== '' ? [joined(many, name, '=', text)] : null;
  // What an amount is counted in
  if (item.kind !== 'unit' || !(asks || isPlural(sorted, item))) return null;
  const wanted = textOf(tokens, item);
  if (name === '') return [joined(many, wanted, '=', text)];
  return [joined(many, wanted, of, name, '=', text), joined(many, wanted, '=', text, of, name)];
}

/** The question with the number of its amount before the unit that stands alone: `cup sugar 3/4 grams`. */
function swapped({ tokens, name, lexicon }: Sorted, amount: Part, wanted: Part): readonly string[] {
  const { from, to, unitFrom = to } = amount;
  const number = textOf(tokens, { from, to: unitFrom });
  const unit = textOf(tokens, { from: unitFrom, to });
  const { of } = lexicon.words.write;
  return wanted.from < from ? [joined(number, textOf(tokens, wanted), of, name, `= ${unit}`)] : [];
}

/** What is given of what the question is for, with the one unit that is wanted, if any; null for anything else. */
function givenIn(sorted: Sorted): Given | null {
  const { measured, counted, numbers, asks, weighs } = sorted;
  const [amount] = measured;
  if (amount && numbers.length > 0) return null;
  const given = amount ? measuredIn(sorted) : countedIn(sorted);
  const [target, ...others] = given?.units ?? [];
  const isOpen = others.length > 0 || (asks && !target && !weighs);
  const main = amount ?? counted[0];
  return isOpen || (main && isTooMany(main, target)) ? null : given;
}

/** The question in its usual order; none if it is not for one amount of one food. */
function usualIn(sorted: Sorted): readonly string[] {
  const { tokens, name, lexicon, measured, numbers, weighs } = sorted;
  const many = numbers.length === 0 ? manyIn(sorted) : null;
  const given = many ? null : givenIn(sorted);
  if (!given) return many ?? [];
  const [amount] = measured;
  const [target] = given.units;
  if (amount && isTooLittle(tokens, amount, target)) return target ? swapped(sorted, amount, target) : [];
  const wanted = target ? textOf(tokens, target) : weighs ? 'g' : '';
  const of = name === '' || /^\S+$/.test(given.amount) ? '' : lexicon.words.write.of;
  return [joined(given.amount, of, name, wanted && `= ${wanted}`)];
}

/**
 * A question whose parts stand in no usual order, in that order: one amount or counted thing, at most one food, at most
 * one unit that is wanted, and nothing else: `cups 500 g flour`, `creme fraiche 150 g pot in tbsp`. None for any other.
 */
export const inUsualOrder = (question: string, context: AskContext, readers: AskReaders): readonly string[] =>
  likelyData(question, context).flatMap(({ names, words }) => {
    const lexicon = readers.askLexicon(names.index.lexicon, words);
    const sorted = sortParts(trimTokens(tokensOf(question)), { lexicon, names, readers });
    return sorted ? usualIn(sorted) : [];
  });
