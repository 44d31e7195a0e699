import type { FoodState } from '../../language/foodWords/foodWords.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { type FoodTrait, hasTrait } from '../traits.ts';
import { type DistinguishingWords, distinguishingWords } from './distinguishingWords.ts';

/** What a state said beside a food's name rules out, unless the name has a word for one of `unless`. */
interface StateRule {
  state: FoodState;
  traits: readonly FoodTrait[];
  unless: readonly (FoodState | 'seeds')[];
}

/**
 * What a line says about the state of its food rules out foods that are sold and weighed in another: chopped coriander
 * is no seed, cooked lentils are no dry ones. Dried oregano may be chopped.
 */
const STATE_RULES: readonly StateRule[] = [
  { state: 'fresh', traits: ['dried', 'ground', 'canned'], unless: ['dried', 'ground'] },
  { state: 'raw', traits: ['cooked'], unless: [] },
  { state: 'drained', traits: ['dry'], unless: ['dried'] },
  { state: 'cooked', traits: ['dry', 'leaf'], unless: ['dried'] },
  { state: 'dried', traits: ['fresh', 'canned'], unless: ['fresh'] },
  { state: 'ground', traits: ['seeds', 'liquid'], unless: [] },
  { state: 'cut', traits: ['spice', 'ground'], unless: ['dried', 'ground', 'seeds'] },
];

const hasWord = (
  words: readonly string[],
  kind: FoodState | 'seeds',
  { states, seeds }: DistinguishingWords,
) =>
  kind === 'seeds'
    ? words.some((word) => seeds.some((seed) => word.endsWith(seed)))
    : words.some((word) => states[kind].has(word));

/** Whether a word only says the state that a food is in. */
export function isStateWord(word: string, lexicon: Lexicon): boolean {
  const { states } = distinguishingWords(lexicon);
  return STATE_RULES.some(({ state: said }) => states[said].has(word));
}

/**
 * Whether what is said beside a name, in words without endings, contradicts the food with this id. `name` are the words
 * of the name itself.
 */
export function contradictsFood(
  remarks: readonly string[],
  name: readonly string[],
  food: FoodCandidate,
): boolean {
  const words = distinguishingWords(food.lexicon);
  const { fresh, ground, grated } = words.states;
  // Freshly ground or grated is not fresh
  const meant = remarks.filter((word, at) => {
    const next = remarks[at + 1] ?? '';
    return !fresh.has(word) || !(ground.has(next) || grated.has(next));
  });
  return STATE_RULES.some(
    (rule) =>
      rule.traits.some((trait) => hasTrait(food.id, trait)) &&
      hasWord(meant, rule.state, words) &&
      !rule.unless.some((kind) => hasWord(name, kind, words)),
  );
}

/** A food that may be meant, by its id in the table, and the words of its language. */
interface FoodCandidate {
  id: string;
  lexicon: Lexicon;
}
