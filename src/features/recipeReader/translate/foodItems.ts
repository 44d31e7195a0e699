import { foodWords } from '@gramwise/engine/foods/match/foodKey.ts';
import { foodAt, foodNamed } from './findFood.ts';
import { cutAt } from './glossCut.ts';

import { foodItem, type Item, type ItemOf, isContainer } from './item.ts';
import type { GlossedLine } from './source.ts';
import { containerAt, type Found, placeOf, wordAt } from './wordAt.ts';
import { isPieceOf } from './words.ts';

const DESCRIBES: ReadonlySet<string> = new Set(['size', 'state', 'color', 'preparation', 'phrase', 'kind']);

/** Whether a word in a name describes its food; `type` is followed by another name. */
const isDescribing = (item: Item | undefined): item is ItemOf<'word'> =>
  item?.kind === 'word' &&
  (DESCRIBES.has(item.word.kind) || isContainer(item)) &&
  item.word.shown.en.text !== 'such as';

/** The words in a name that describe its food, each with the tokens it spans. */
function describing(line: GlossedLine, from: number, to: number) {
  const found: { item: ItemOf<'word'>; from: number; to: number }[] = [];
  for (let at = from; at < to; ) {
    const word = [wordAt(line, at), containerAt(line, at)].find(
      (candidate) => candidate !== null && candidate.next <= to && isDescribing(candidate.items[0]),
    );
    const [item] = word?.items ?? [];
    if (word && isDescribing(item)) found.push({ item, from: at, to: word.next });
    at = word?.next ?? at + 1;
  }
  return found;
}

type Described = ReturnType<typeof describing>;

/** More words beside a name would be too many combinations. */
const MAX_WORDS = 4;

/** All choices of words, those of most words first. */
function choicesOf(words: Described): Described[] {
  const choices = Array.from({ length: 2 ** words.length }, (_, bits) =>
    words.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1),
  );
  return choices.filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
}

/** Whether a food's listed name says what a word says: `fraîche` of `crème fraîche`. */
function isInherent({ item }: Described[number], food: string, { text, source }: GlossedLine): boolean {
  const { lexicon } = source;
  const listed = foodWords(source.listed.get(food) ?? '', lexicon);
  const said = foodWords(text.slice(item.start, item.end), lexicon);
  return said.length > 0 && said.every((word) => listed.includes(word));
}

/** Whether a color is the noun of a name rather than its color: `blancs de poulet`. */
const isNoun = ({ item, from: at }: Described[number], from: number, { source }: GlossedLine) =>
  item.word.kind === 'color' && at === from && source.lexicon.words.grammar.noun !== 'last';

/** The words in a name that say more than the bare food, as the language names it: `raisins secs` are just that. */
function saidIn(words: Described, food: string, from: number, line: GlossedLine): Item[] {
  const name = line.source.forms.get(food)?.text ?? '';
  return words
    .filter(
      (word) =>
        /^(?:state|preparation|color)$/.test(word.item.word.kind) &&
        !isNoun(word, from, line) &&
        !name.includes(line.text.slice(word.item.start, word.item.end).toLowerCase()),
    )
    .map(({ item }) => item);
}

/** A food's name as its own words and those beside it, if the food is the same without these: `flour, sifted`. */
function withoutWords(
  line: GlossedLine,
  from: number,
  to: number,
  food: string,
  words: Described,
): Item[] | null {
  const { text, tokens, source } = line;
  const removable = words.filter((word) => word.item.word.kind !== 'kind' && !isInherent(word, food, line));
  for (const chosen of choicesOf(removable.slice(0, MAX_WORDS))) {
    const core = tokens
      .map((_, at) => at)
      .slice(from, to)
      .filter((at) => !chosen.some((word) => at >= word.from && at < word.to));
    const name = core
      .map((at) => tokens[at]?.text)
      .join('')
      .trim();
    const found = name === '' ? null : foodNamed(name, source.names);
    const first = core.find((at) => tokens[at]?.kind === 'word');
    if (found?.food !== food || first === undefined) continue;
    const run = core.slice(core.indexOf(first));
    const isNext = (token: number, index: number) => token === first + index;
    const last = run.filter(isNext).findLast((token) => tokens[token]?.kind === 'word') ?? first;
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    const left = words.filter(
      (word) => !chosen.includes(word) && text.slice(word.item.start, word.item.end) !== name,
    );
    const said = saidIn(left, food, from, line);
    const specific = found.level === 'general' ? name : null;
    const item: Item = { kind: 'food', food, specific, said, start, end };
    return [...chosen.map((word) => word.item), item].sort((a, b) => a.start - b.start);
  }
  return null;
}

/** A name of a kind of food with nothing but words for it: `beurre doux fondu`, `fresh basil leaves`. */
function asKind(words: Described, from: number, to: number): readonly Item[] | null {
  const isAll = words[0]?.from === from && words.at(-1)?.to === to;
  const isNextTo = words.every((word, at) => at === 0 || word.from <= (words[at - 1]?.to ?? 0) + 1);
  const kinds = words.filter(({ item }) => item.word.kind === 'kind');
  const [kind, other] = kinds;
  // Of one word, it is less than the food: `haricots verts` are no beans that are green.
  const isNamed = kind !== undefined && !other && (kind.to - kind.from > 1 || words.length === 1);
  return isAll && isNextTo && isNamed ? words.map(({ item }) => item) : null;
}

/** A compound of a food and what it is cut into: `Gurkenscheiben`; null if that is another food. */
function compoundItems(line: GlossedLine, at: number, food: string): Item[] | null {
  const { tokens, source } = line;
  const token = tokens[at];
  if (source.lexicon.words.grammar.noun !== 'compound' || !token) return null;
  for (let from = 3; from < token.key.length - 4; from++) {
    const word = source.words.containers.map.get(token.key.slice(from))?.find(isPieceOf);
    const stem = token.text.slice(0, from);
    const isFood =
      word &&
      [stem, stem.replace(/(?:n|en|s)$/, '')].some((name) => foodNamed(name, source.names)?.food === food);
    if (!word || !isFood) continue;
    const [start, middle] = [token.start, token.start + from];
    return [
      { kind: 'word', word: { ...word, plural: true }, manners: [], start, end: middle },
      foodItem(food, { start: middle, end: token.end }),
    ];
  }
  return null;
}

/** The food named at a token before `end`, with the words beside it. */
export function foodItems(line: GlossedLine, at: number, end: number): Found | null {
  const { text, tokens, source } = line;
  const longest = foodAt({ text, tokens, end }, at, source.names);
  if (!longest) return null;
  // `carottes en rondelles` and `oignons hachés` are names, but may go on: `de 2 cm`, `finement`.
  const cut = tokens.findIndex(
    (_, token) =>
      token > at &&
      token < longest.next &&
      (cutAt(line, token) !== null || (wordAt(line, token)?.next ?? 0) > longest.next),
  );
  const found = (cut < 0 ? null : foodAt({ text, tokens, end: cut }, at, source.names)) ?? longest;
  const { food, level, next } = found;
  // A word that is the whole name describes nothing: `mûres` are blackberries, too.
  const words = describing(line, at, next).filter(
    (word) => word.from > at || word.to < next || word.item.word.kind === 'kind',
  );
  const place = placeOf(line, at, next);
  const specific = level === 'general' ? text.slice(place.start, place.end) : null;
  const compound = next === at + 1 ? compoundItems(line, at, food) : null;
  const items = compound ?? asKind(words, at, next) ?? withoutWords(line, at, next, food, words);
  return {
    items: items ?? [{ kind: 'food', food, specific, said: saidIn(words, food, at, line), ...place }],
    next,
  };
}
