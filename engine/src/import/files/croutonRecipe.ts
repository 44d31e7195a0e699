import { minutesText } from '../../text/recipe/durationText.ts';
import { partHeading } from '../../text/recipe/recipeParts.ts';
import { amountText, ingredientText } from './amountText.ts';
import { type Fields, fieldsOf, inOrder, linesOf, listOf, textOf } from './fields.ts';
import type { StoredRecipe } from './storedRecipe.ts';

/** Units of Crouton that are not words; others are, such as `CUP`. */
const UNITS: Readonly<Record<string, string>> = {
  ITEM: '',
  RECIPE: '',
  GRAMS: 'g',
  KGS: 'kg',
  MILLS: 'ml',
  LITRES: 'l',
  FLUID_OUNCE: 'fl oz',
};

function lineOf({ ingredient, quantity }: Fields): string {
  const { amount, quantityType } = fieldsOf(quantity);
  const type = textOf(quantityType);
  const food = textOf(fieldsOf(ingredient)['name']);
  if (type === 'SECTION') return partHeading(food);
  const unit = UNITS[type] ?? type.toLowerCase().replaceAll('_', ' ');
  return ingredientText({ amount: amountText(amount), unit: amountText(amount) && unit, food, note: '' });
}

export const isCrouton = ({ ingredients, steps }: Fields) =>
  listOf(ingredients).some((line) => 'ingredient' in fieldsOf(line)) ||
  listOf(steps).some((step) => 'isSection' in fieldsOf(step));

/**
 * A file `.crumb` of the app Crouton: JSON with `name`, `serves`, `ingredients` of `{ order, ingredient: { name },
 * quantity: { amount, quantityType } }` and `steps` of `{ order, step, isSection }`, as other programs that import it
 * describe it (gist.github.com/matiaskorhonen/40d46b122f061420787dde414b238260).
 */
export const croutonRecipe = (recipe: Fields): StoredRecipe => ({
  name: textOf(recipe['name']),
  yields: textOf(recipe['serves']),
  times: {
    prep: minutesText(Number(recipe['duration'])),
    cook: minutesText(Number(recipe['cookingDuration'])),
  },
  ingredients: inOrder(recipe['ingredients']).map(lineOf).filter(Boolean),
  steps: inOrder(recipe['steps']).flatMap(({ step, isSection }) =>
    linesOf(textOf(step)).map((line) => (isSection === true ? partHeading(line) : line)),
  ),
  notes: linesOf(textOf(recipe['notes'])),
});
