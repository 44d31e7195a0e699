/** A row of a recipe that may be an ingredient or a step. */
export interface UnclearRow {
  /** How much it looks like an ingredient, above 0, or like a step, below 0. */
  likeness: number;
  /** True below a blank row or a heading, where lists begin and end. */
  apart: boolean;
}

/** What it costs that steps follow ingredients, and that ingredients follow steps. */
const TO_STEPS = { first: Number.POSITIVE_INFINITY, apart: 0, near: 3 };
const TO_INGREDIENTS = { first: Number.POSITIVE_INFINITY, apart: 3, near: 5 };

/** What it costs that rows below a heading of ingredients start as steps, or rows above one of steps end as steps. */
const AGAINST_HEADING = 4;

/**
 * Which rows are steps. Lists of ingredients and steps are runs of rows, so those are chosen that contradict the looks of
 * the rows least, all together (the algorithm of Viterbi): `sea salt and black pepper` between two ingredients is
 * one, `2 tsp on a plate` between two steps is a step. `headings` says which stand above and below. Linear time.
 */
export function separateSteps(
  rows: readonly UnclearRow[],
  headings: { ingredientsAbove: boolean; stepsBelow: boolean },
): boolean[] {
  let ingredient = 0;
  let step = headings.ingredientsAbove ? AGAINST_HEADING : 0;
  /** Whether the row before was a step, if this one is an ingredient and if it is a step. */
  const before: [ifIngredient: boolean, ifStep: boolean][] = [];
  for (const { likeness, apart } of rows) {
    const place = before.length === 0 ? 'first' : apart ? 'apart' : 'near';
    const toSteps = ingredient + TO_STEPS[place];
    const toIngredients = step + TO_INGREDIENTS[place];
    before.push([toIngredients < ingredient, step < toSteps]);
    ingredient = Math.min(ingredient, toIngredients) + Math.max(0, -likeness);
    step = Math.min(step, toSteps) + Math.max(0, likeness);
  }
  let isStep = step + (headings.stepsBelow ? AGAINST_HEADING : 0) < ingredient;
  const found: boolean[] = [];
  for (const [ifIngredient, ifStep] of before.toReversed()) {
    found.push(isStep);
    isStep = isStep ? ifStep : ifIngredient;
  }
  return found.toReversed();
}
