import { deriveAllergens } from './allergens.ts';
import { anyWord, ingredientParts } from './ingredientParts.ts';
import type { Allergen } from './recipe.ts';

/** Meat and slaughter products. Fish and shellfish are covered by the allergens. */
const MEAT = anyWord(`
  meat, meatball, beef, pork, chicken, turkey, duck, goose, lamb, mutton, veal, venison, rabbit, bacon,
  lardon, pancetta, guanciale, prosciutto, ham, salami, chorizo, sausage, pepperoni, nduja, jerky, liver,
  foie gras, lard, suet, tallow, schmaltz, dripping, bone broth, gelatin, gelatine, marshmallow, isinglass,
  rennet`);

/** Cheeses whose protected or traditional recipe requires animal rennet. */
const RENNET_CHEESE = anyWord(`
  parmesan, parmigiano, pecorino, grana padano, gruyere, comte, emmental, emmentaler, manchego, gorgonzola,
  roquefort, pesto`);

const MEATLESS_CLAIM = /\b(?:vegetarian|vegan|plant[- ]based|meat[- ]free|meatless)\b/;

const HONEY = anyWord('honey, honeycomb, beeswax, bee pollen, royal jelly, propolis');

/** Gluten grains other than wheat, and drinks brewed from them. Plain oats contain traces of them. */
const OTHER_GLUTEN = anyWord(`
  barley, rye, triticale, malt, malted, oat, oatmeal, beer, ale, stout, lager, brewer's yeast,
  worcestershire`);

const GLUTEN_FREE_CLAIM = /\bgluten[- ]free\b/;

function holdsAny(lines: readonly string[], allergens: readonly Allergen[]): boolean {
  return deriveAllergens(lines).some((allergen) => allergens.includes(allergen));
}

/** Whether nothing in the ingredient lines comes from a slaughtered animal, rennet in cheese included. */
export function isVegetarian(lines: readonly string[]): boolean {
  const meat = ingredientParts(lines).some(
    (part) => (MEAT.test(part) || RENNET_CHEESE.test(part)) && !MEATLESS_CLAIM.test(part),
  );
  return !meat && !holdsAny(lines, ['Fish', 'Shellfish']);
}

/** Whether the ingredient lines are vegetarian and name no milk, eggs or bee products. */
export function isVegan(lines: readonly string[]): boolean {
  const honey = ingredientParts(lines).some((part) => HONEY.test(part) && !MEATLESS_CLAIM.test(part));
  return !honey && isVegetarian(lines) && !holdsAny(lines, ['Milk', 'Eggs']);
}

/** Whether the ingredient lines name no wheat, other gluten grain or product of either. */
export function isGlutenFree(lines: readonly string[]): boolean {
  const gluten = ingredientParts(lines).some(
    (part) => OTHER_GLUTEN.test(part) && !GLUTEN_FREE_CLAIM.test(part),
  );
  return !gluten && !holdsAny(lines, ['Wheat']);
}
