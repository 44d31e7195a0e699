import { foodWords } from '@gramwise/engine/foods/match/foodKey.ts';
import type { TextLine } from '@gramwise/engine/text/line/textLine.ts';
import { withEggSizes } from './eggSizes.ts';
import { foodNamed } from './findFood.ts';
import { glossLine } from './glossLine.ts';
import { describesFood, type Item, isHead, isPart } from './item.ts';
import type { LinePart } from './piece.ts';
import { renderLine } from './renderLine.ts';
import type { GlossedLine, RecipeSource } from './source.ts';
import type { Target } from './target.ts';

export interface TranslatedLine {
  parts: readonly LinePart[];
  text: string;
  /** Whether every word of it was translated. */
  whole: boolean;
}

const isJoiner = (item: Item) => item.kind === 'word' && item.word.kind === 'joiner';

/** Foods that are taken from another one, by their id. */
const TAKEN_FROM = /-(?:juice|zest)$/;

/** The items with the food that the whole line means, where its name alone would be another one: tuna in a can. */
function withFood(items: readonly Item[], { text, food, named, source }: GlossedLine): readonly Item[] {
  const isNamed = (item: Item | undefined) =>
    item !== undefined && named.some((part) => item.start >= part.start && item.end <= part.end);
  const at = items.findIndex((item) => item.kind === 'food' && isNamed(item));
  const item = items[at];
  if (food === null || item?.kind !== 'food' || items.some(isPart)) return items;
  // `vegetable or olive oil`, `basil leaves, chives`: the second is not what the line means
  if (items.slice(0, at).some((before) => (isJoiner(before) || isHead(before)) && isNamed(before)))
    return items;
  // `ginger or ginger paste`: it is the other one
  if (item.food !== food && items.some((other) => other.kind === 'food' && other.food === food)) return items;
  // `2 limes, juiced`: they are bought, not their juice
  if (item.food !== food && (item.isComplete || TAKEN_FROM.test(food))) return items;
  // `Parmigiano cheese`: the kind of food beside its name
  const isGlued = text.slice(item.end, items[at + 2]?.start) === '-';
  const behind = isGlued ? 2 : 1;
  const next = items[at + behind];
  if (item.food === food) return isHead(next) && isNamed(next) ? items.toSpliced(at + 1, behind) : items;
  // What its name says is not said again: `carne de res molida`
  const listed = foodWords(source.listed.get(food) ?? '', source.lexicon);
  const isSaid = (other: Item) =>
    other !== item &&
    (other === next || (other.kind === 'word' ? other.word.kind !== 'kind' : other.kind === 'kept')) &&
    isNamed(other) &&
    !source.forms.has(food) &&
    foodWords(text.slice(other.start, other.end), source.lexicon).every((word) => listed.includes(word));
  return items
    .filter((other) => !isSaid(other))
    .map((other) => (other === item ? { ...item, food, specific: null } : other));
}

/** A brand with its sign, which every language writes as it is. */
const isTrademark = (name: string) => /^(?:\p{Lu}\S*\s)*\S+[®™]$/u.test(name);

const asWritten = ({ start, end }: Item): Item => ({ kind: 'kept', start, end });

/**
 * With a food that directly follows another one as written: together they may be a third, `aceite de achiote`. If they
 * are the name of one, as `pechuga entera de pavo`, it is that.
 */
function withoutSecondFood(items: readonly Item[], { text, source }: GlossedLine): Item[] {
  const all: Item[] = [];
  for (const item of items) {
    const at = all.findLastIndex((other) => !describesFood(other));
    const first = all[at];
    const whole =
      isHead(item) && first?.kind === 'food'
        ? foodNamed(`${text.slice(first.start, first.end)} ${text.slice(item.start, item.end)}`, source.names)
        : null;
    if (whole && first?.kind === 'food') all[at] = { ...first, food: whole.food };
    else if (isHead(item) && isHead(first) && at === all.length - 1) all.push(asWritten(item));
    else all.push(item);
  }
  return all;
}

/** Without a comma behind which nothing is left: `Linsen, rote`. */
const withoutLastComma = (items: readonly Item[], { text }: GlossedLine): readonly Item[] => {
  const last = items.at(-1);
  const isLeft = last?.kind === 'mark' && text[last.start] === ',' && text.slice(last.end).trim() !== '';
  return isLeft ? items.slice(0, -1) : items;
};

/**
 * An ingredient line in another language: its foods by our names, its units, sizes, states and cuts. Amounts stay as
 * they are but for the decimal sign; words that are not known, or mean several things, stay as written. `food` is what
 * the line is known to mean.
 */
export function translateLine(
  { line, food }: { line: TextLine; food: string | null },
  source: RecipeSource,
  target: Target,
): TranslatedLine {
  const { text, tokens, lexicon, read } = line;
  const named = read.parts.filter(({ kind }) => kind === 'food');
  const glossed = { text, tokens, lexicon, source, food, named };
  const meant = withoutSecondFood(withFood(glossLine(glossed, read), glossed), glossed);
  const items = withoutLastComma(meant, glossed);
  const rendered = renderLine(text, withEggSizes(items, target), target);
  // Nothing but a word that translations have by themselves: `l'`
  const parts = rendered.some((part) => part.text.trim() !== '') ? rendered : [{ text, kept: true }];
  return {
    parts,
    text: parts.map((part) => part.text).join(''),
    whole: parts.every(({ kept, text: shown }) => !kept || isTrademark(shown)),
  };
}
