/**
 * How a food was found, the surest first: by its name; by another name; by one of these beside words that do not change
 * the food; by a narrower food of its row; or by a name that several foods share, so that it means none of them.
 */
export type MatchLevel = 'name' | 'other-name' | 'plain' | 'general' | 'shared';

/** Where else to look for foods that words may mean: a kind of food, part of a name, a name with a typo. */
export type ChoiceSource = 'kind' | 'part' | 'typo';

/** Which levels answer, and what gives choices where none does. */
export interface MatchPolicy {
  answers: readonly MatchLevel[];
  choices: readonly ChoiceSource[];
}

const CERTAIN_LEVELS: readonly MatchLevel[] = ['name', 'other-name', 'plain', 'general'];

/** The only difference between those who ask for a food. A word that nobody listed never answers. */
export const MATCH_POLICIES = {
  /** A line of a recipe: nobody is there to choose. */
  recipe: { answers: CERTAIN_LEVELS, choices: [] },
  question: { answers: CERTAIN_LEVELS, choices: ['kind', 'part', 'typo'] },
  /** A question that may be in another language, where a word with a typo proves nothing. */
  otherLanguage: { answers: CERTAIN_LEVELS, choices: ['kind', 'part'] },
  /** The public `findFood`. */
  search: { answers: CERTAIN_LEVELS, choices: ['kind', 'part', 'typo'] },
} as const satisfies Record<string, MatchPolicy>;
