import { singularOf } from '../foods/match/foodKey.ts';
import { type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { tokensOf } from '../language/tokens.ts';
import { typoDistance } from '../language/typoDistance.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Tokens } from './phraseRuns.ts';

/** From these word lengths up, one or two typos are allowed. */
const MIN_LENGTH_FOR_ONE_TYPO = 5;
const MIN_LENGTH_FOR_TWO_TYPOS = 9;

/** The length of the longest phrase before a unit, in tokens including spaces. */
const MAX_PHRASE_TOKENS = 9;

/** The words of a language that typos are corrected to, and all phrases that are none. */
interface TypoWords {
  units: readonly string[];
  /** `triple` of `tripple 1/3 cup`. */
  factors: readonly string[];
  known: readonly Phrases<unknown>[];
}

const typoWords = new WeakMap<AskLexicon, TypoWords>();

function listWords({ recipe, list, sizes, regions, times }: AskLexicon): TypoWords {
  const measures = [...recipe.units.map].filter(([, id]) => isMeasure(id)).map(([phrase]) => phrase);
  const scales = [...recipe.list.celsius.map.keys(), ...recipe.list.fahrenheit.map.keys()];
  return {
    units: [...measures, ...scales, ...recipe.lengths.map.keys()].filter(
      (word) => word.length >= MIN_LENGTH_FOR_ONE_TYPO - 1 && !word.includes(' '),
    ),
    factors: [...times.map.keys()].filter((phrase) => !phrase.includes(' ')),
    known: [
      ...[recipe.units, recipe.lengths, recipe.numbers, sizes, regions, times],
      ...Object.values(recipe.list),
      ...Object.values(list),
    ],
  };
}

/** Whether a unit may be at `at`: after a number or a word such as `in`. After a unit comes a food: `cup quark`. */
function mayBeUnit(tokens: Tokens, at: number, { recipe, list, regions }: AskLexicon): boolean {
  let before = at - 1;
  while (tokens[before]?.kind === 'space' || tokens[before]?.key === '-') before -= 1;
  const token = tokens[before];
  if (token?.kind !== 'word') return token !== undefined;
  const lists: readonly Phrases<unknown>[] = [
    recipe.numbers,
    recipe.list.articles,
    recipe.list.modifiers,
    regions,
    list.to,
    list.has,
    list.howMany,
  ];
  // The whole phrase: `de` of `combien de`, but not that of `1 tasse de`
  const starts = tokens.flatMap(({ kind }, from) =>
    kind === 'word' && from <= before && from > before - MAX_PHRASE_TOKENS ? from : [],
  );
  return starts.some((from) => lists.some((phrases) => phraseAt(tokens, from, phrases)?.next === before + 1));
}

/** Corrects typos in units and in a factor before them, and lost apostrophes: `2 tabelspoons`. `foods` are food words, which stay. */
export function correctUnitTypos(
  text: string,
  lexicon: AskLexicon,
  foods: ReadonlySet<string> | undefined,
): string {
  const { recipe } = lexicon;
  const { units, factors, known } = cachedIn(typoWords, lexicon, listWords);
  const isKnown = (word: string) =>
    known.some(({ map }) => map.has(word)) || foods?.has(singularOf(word, recipe.words.foods));
  const { of, the, articles } = recipe.list;
  // `un blanc doeuf`
  const isElided = ([first = '', ...more]: string) => {
    const rest = more.join('');
    const isWord = rest.length > 2 ? isKnown(rest) : articles.map.has(rest);
    return isWord && (of.map.has(first) || the.map.has(first)) && !isKnown(first + rest);
  };
  const tokens = tokensOf(text);
  return tokens
    .map(({ kind, key, text: typed }, at) => {
      if (kind === 'word' && isElided(key)) return `${typed[0]}'${typed.slice(1)}`;
      if (kind !== 'word' || key.length < MIN_LENGTH_FOR_ONE_TYPO || isKnown(key) || units.includes(key))
        return typed;
      if (at > 0 && !mayBeUnit(tokens, at, lexicon)) return typed;
      const allowed = key.length >= MIN_LENGTH_FOR_TWO_TYPOS ? 2 : 1;
      const near = (at > 0 ? units : factors).find(
        (word) =>
          word[0] === key[0] &&
          Math.abs(word.length - key.length) <= allowed &&
          typoDistance(key, word) <= allowed,
      );
      return near ?? typed;
    })
    .join('');
}
