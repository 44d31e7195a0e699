/**
 * How a food was found, most certain first: by its name; by another name; by one of these with words that do not change
 * the food; by the name of a more specific food; or by an ambiguous name that several foods share.
 */
export type MatchLevel = 'name' | 'other-name' | 'plain' | 'general' | 'shared';

/** Where to look for possible foods: a kind, the start of words of a name, whole words of one, a name with a typo. */
export type ChoiceSource = 'kind' | 'part' | 'whole' | 'typo';

/** Which levels are accepted as an answer, and the sources of choices otherwise. */
export interface MatchPolicy {
  answers: readonly MatchLevel[];
  choices: readonly ChoiceSource[];
}

const CERTAIN_LEVELS: readonly MatchLevel[] = ['name', 'other-name', 'plain', 'general'];

/** How the callers that look for a food differ. An unlisted word never gives an answer. */
export const MATCH_POLICIES = {
  /** A line of a recipe: nobody is there to choose. */
  recipe: { answers: CERTAIN_LEVELS, choices: [] },
  question: { answers: CERTAIN_LEVELS, choices: ['kind', 'part'] },
  /** A question for what a thing weighs, which need not be a food: a car is no caramel. */
  weighed: { answers: CERTAIN_LEVELS, choices: ['kind', 'whole'] },
  /** The public `findFood`. */
  search: { answers: CERTAIN_LEVELS, choices: ['kind', 'part', 'typo'] },
} as const satisfies Record<string, MatchPolicy>;
