import { hasPhrase, phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure, MEASURES, type MeasureId } from '../units/measureWords.ts';
import type { AmountAnswer, AskResult, UnitAmount } from './askAnswer.ts';
import type { SeveralReaders } from './askEach.ts';
import type { AskLexicon } from './askLexicon.ts';
import { joinTokens, phraseEnd, stripLeading, type Tokens, trimTokens } from './phraseRuns.ts';
import { portionLists } from './portionQuestion.ts';

/** An amount in tokens, with the words of its unit. */
interface Span {
  at: number;
  next: number;
  unit: string;
  measure: MeasureId;
}

/** The amount at `at`; null if there is none. */
function spanAt(tokens: Tokens, at: number, { recipe }: AskLexicon): Span | null {
  const number = numberAt(tokens, at, recipe);
  const from = number ? skipSpace(tokens, number.next) : 0;
  const of = phraseEnd(tokens, from, recipe.list.of);
  const unit = number && phraseAt(tokens, of === null ? from : skipSpace(tokens, of), recipe.units);
  return unit && isMeasure(unit.value)
    ? { at, next: unit.next, unit: joinTokens(tokens.slice(from, unit.next)), measure: unit.value }
    : null;
}

/** All amounts; null where a number or a factor belongs to none. */
function spansIn(tokens: Tokens, lexicon: AskLexicon): readonly Span[] | null {
  const { recipe, times, doubled, list } = lexicon;
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const span = spanAt(tokens, at, lexicon);
    const number = numberAt(tokens, at, recipe);
    const isFactor = phraseEnd(tokens, at, times, doubled, list.factors) !== null;
    if (!span && (isFactor || (number && number.as !== 'article'))) return null;
    if (!span) continue;
    spans.push(span);
    at = span.next - 1;
  }
  return spans;
}

/** Words that are neither amounts nor known to questions, which may name a food. */
function unknownWords(tokens: Tokens, { recipe, list }: AskLexicon): string {
  const { fill, left, less, has, to, howMany, count } = list;
  const { of, the, articles } = recipe.list;
  const rest: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const known = phraseEnd(tokens, at, fill, left, less, has, to, howMany, count, of, the, articles);
    if (known === null && tokens[at]?.kind === 'word') rest.push(tokens[at]?.key ?? '');
    at = (known ?? at + 1) - 1;
  }
  return rest.join(' ');
}

/** Whether the words beside both amounts may name two foods: `200 g sugar, 500 g flour left`. */
function areOfTwo(first: Tokens, second: Tokens, lexicon: AskLexicon): boolean {
  const [one, other] = [unknownWords(first, lexicon), unknownWords(second, lexicon)];
  return one !== '' && other !== '' && one !== other;
}

/** An answer with the amounts that it was given, and its only value. */
interface PlainAmount {
  answer: AmountAnswer;
  amounts: readonly UnitAmount[];
  value: number;
}

/** A single amount that nothing multiplies; null for anything else. */
function plainAmount(answer: AskResult | null): PlainAmount | null {
  if (answer?.kind !== 'amount' || answer.given.kind !== 'amounts' || answer.factor !== 1) return null;
  const [value, more] = answer.main.values;
  return value === undefined || more !== undefined ? null : { answer, amounts: answer.given.amounts, value };
}

/** The second amount taken from the first, both in the same unit; null if they are of two foods, or if nothing is left. */
function minus(from: PlainAmount | null, less: PlainAmount | null): AmountAnswer | null {
  if (!from || less?.amounts.length !== 1 || from.answer.main.unit !== less.answer.main.unit) return null;
  const food = from.answer.food ?? less.answer.food;
  const isOther = less.answer.food && less.answer.food.food.id !== food?.food.id;
  const value = from.value - less.value;
  if (isOther || !(value > 0)) return null;
  const taken = less.amounts.map(({ values, unit }) => ({ values: values.map((each) => -each), unit }));
  return {
    ...from.answer,
    given: { kind: 'amounts', amounts: [...from.amounts, ...taken] },
    main: { unit: from.answer.main.unit, values: [value] },
    food,
    range: null,
    others: [],
  };
}

/** Amounts in two units that differ by less may be one amount twice: `1 lb - 420 g`. */
const MIN_SHARE_LEFT = 0.1;

/** Whether a dash may join one amount in two units. */
const mayRepeat = (first: Span, second: Span, [one, other]: readonly (PlainAmount | null)[]) =>
  first.measure !== second.measure &&
  (MEASURES[first.measure].kind !== MEASURES[second.measure].kind ||
    (one?.value ?? 0) * (1 - MIN_SHARE_LEFT) < (other?.value ?? 0));

interface Asking {
  lexicon: AskLexicon;
  readers: SeveralReaders;
}

/** `500 g - 130 g`, `1 kg minus 350 g`, split at its last minus. */
function subtracted(tokens: Tokens, wanted: string, asking: Asking): AmountAnswer | null {
  const { lexicon, readers } = asking;
  const ends = tokens.map(({ key }, at) =>
    /^[-–−]$/.test(key) ? at + 1 : phraseEnd(tokens, at, lexicon.list.less),
  );
  const at = ends.findLastIndex((end) => end !== null);
  const [before, after] = [tokens.slice(0, Math.max(at, 0)), trimTokens(tokens.slice(ends[at] ?? 0))];
  const less = at > 0 ? spanAt(after, 0, lexicon) : null;
  const first = spansIn(before, lexicon)?.[0];
  if (!less || !first || areOfTwo(before.slice(first.next), after.slice(less.next), lexicon)) return null;
  const to = wanted || `= ${less.unit}`;
  // `1 cup minus 2 tbsp flour in g` names its food once
  const foods = [after.slice(less.next), before.slice(first.next)].map((tokens) =>
    joinTokens(stripLeading(tokens, lexicon.recipe.list.of)),
  );
  const read = (tokens: Tokens, food = '') =>
    readers.reask(`${joinTokens(tokens)} ${to}`) ?? readers.reask(`${joinTokens(tokens)} ${food} ${to}`);
  const from = read(before, foods[0]) ?? subtracted(before, to, asking);
  const amounts = [plainAmount(from), plainAmount(read(after, foods[1]))] as const;
  const isDash = tokens[at]?.kind !== 'word';
  return isDash && mayRepeat(first, less, amounts) ? null : minus(...amounts);
}

/** Whether words ask what is left, which stands at an end if nothing else asks: no `500 g of left-over rice, 200 g`. */
function asksWhatIsLeft(tokens: Tokens, { list, words }: AskLexicon): boolean {
  const isEnd = (at: number) => {
    const end = phraseEnd(tokens, at, list.left);
    return end !== null && (at === 0 || end === tokens.length);
  };
  const asks = hasPhrase(tokens, list.howMany) || hasPhrase(tokens, portionLists(words.portions).asks);
  return asks ? hasPhrase(tokens, list.left) : tokens.some((_, at) => isEnd(at));
}

/** `how much is left of 1 kg if I use 350 g`, `wie viel fehlt von 180 g auf 1/2 kg`: the smaller of two taken from the other. */
function remaining(tokens: Tokens, wanted: string, { lexicon, readers }: Asking): AmountAnswer | null {
  const [first, second, more] = spansIn(tokens, lexicon) ?? [];
  if (!first || !second || more || !asksWhatIsLeft(tokens, lexicon)) return null;
  const words = [tokens.slice(first.next, second.at), tokens.slice(second.next)] as const;
  if (areOfTwo(...words, lexicon)) return null;
  const amount = (span: Span, named: Tokens, to: string) => {
    const text = joinTokens(tokens.slice(span.at, span.next));
    const food = joinTokens(stripLeading(named, lexicon.recipe.list.of));
    return plainAmount(readers.reask(`${text} ${food} ${to}`) ?? readers.reask(`${text} ${to}`));
  };
  const difference = (unit: string) => {
    const to = wanted || `= ${unit}`;
    const [before, after] = [amount(first, words[0], to), amount(second, words[1], to)];
    return minus(before, after) ?? minus(after, before);
  };
  const found = difference(second.unit);
  // 320 g, not 0.32 kg
  const isLess = (found?.main.values[0] ?? 1) < 1;
  return (isLess ? difference(first.unit) : null) ?? found;
}

/** One amount less another, or what is missing to another; null for any other question. */
export function askDifference(text: string, asking: Asking): AmountAnswer | null {
  const { lexicon, readers } = asking;
  const { fill, howMany, has } = lexicon.list;
  const { rest, targetText } = readers.parseTargetLast(trimTokens(tokensOf(text)), lexicon);
  const tokens = stripLeading(rest, fill, howMany, has);
  return subtracted(tokens, targetText, asking) ?? remaining(rest, targetText, asking);
}
