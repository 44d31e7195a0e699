import type { FoodState } from '../../language/foodWords/foodWords.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import type { FoodTrait } from '../traitIds.ts';
import { type DistinguishingWords, distinguishingWords } from './distinguishingWords.ts';
import type { FoodIndex } from './foodIndex.ts';

/** The traits that a state beside a food's name rules out, unless the name has a word for one of `unless`. */
interface StateRule {
  state: FoodState;
  traits: readonly FoodTrait[];
  unless: readonly (FoodState | 'seeds')[];
}

/**
 * A state in a line rules out foods that are sold and weighed in another state: chopped coriander
 * is not a seed, cooked lentils are not dry ones. Dried oregano may be chopped.
 */
const STATE_RULES: readonly StateRule[] = [
  { state: 'fresh', traits: ['dried', 'ground', 'canned'], unless: ['dried', 'ground'] },
  { state: 'raw', traits: ['cooked'], unless: [] },
  { state: 'drained', traits: ['dry', 'dried'], unless: ['dried', 'ground'] },
  { state: 'cooked', traits: ['dry', 'leaf'], unless: ['dried'] },
  { state: 'dried', traits: ['fresh', 'canned'], unless: ['fresh'] },
  { state: 'ground', traits: ['seeds', 'liquid'], unless: [] },
  { state: 'cut', traits: ['spice', 'ground'], unless: ['dried', 'ground', 'seeds'] },
];

/** The traits of foods that are in a state anyway: nori is dried, and so are spices. */
const IN_STATE: Readonly<Partial<Record<FoodState, readonly FoodTrait[]>>> = {
  dried: ['dried', 'dry', 'spice'],
  cooked: ['cooked'],
  drained: ['canned'],
  ground: ['ground'],
};

const hasWord = (
  words: readonly string[],
  kind: FoodState | 'seeds',
  { states, seeds }: DistinguishingWords,
) =>
  kind === 'seeds'
    ? words.some((word) => seeds.some((seed) => word.endsWith(seed)))
    : words.some((word) => states[kind].has(word));

/** Whether a word only names the state of a food. */
export function isStateWord(word: string, lexicon: Lexicon): boolean {
  const { states } = distinguishingWords(lexicon);
  return STATE_RULES.some(({ state }) => states[state].has(word));
}

/** Whether a word only says a state that a food is in anyway. */
export function saysOwnState(word: string, { food, index }: FoodCandidate): boolean {
  const { states } = distinguishingWords(index.lexicon);
  return (Object.entries(IN_STATE) as [FoodState, readonly FoodTrait[]][]).some(
    ([state, traits]) => states[state].has(word) && traits.some((trait) => index.hasTrait(food, trait)),
  );
}

/**
 * Whether remarks beside a name, as normalized words, contradict the food. `name` are the words
 * of the name itself.
 */
export function contradictsFood(
  remarks: readonly string[],
  name: readonly string[],
  { food, index }: FoodCandidate,
): boolean {
  if (remarks.length === 0) return false;
  const words = distinguishingWords(index.lexicon);
  const { fresh, ground, grated } = words.states;
  // Freshly ground or grated is not fresh
  const meant = remarks.filter((word, at) => {
    const next = remarks[at + 1] ?? '';
    return !fresh.has(word) || !(ground.has(next) || grated.has(next));
  });
  return STATE_RULES.some(
    (rule) =>
      rule.traits.some((trait) => index.hasTrait(food, trait)) &&
      hasWord(meant, rule.state, words) &&
      !rule.unless.some((kind) => hasWord(name, kind, words)),
  );
}

/** A possible food by its id in the table, and where it was found. */
interface FoodCandidate {
  food: string;
  index: Pick<FoodIndex, 'hasTrait' | 'lexicon'>;
}
