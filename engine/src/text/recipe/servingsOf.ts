import { MAX_SERVINGS } from '../../recipes/servings.ts';
import type { RecipeText } from './readRecipe.ts';

/** The first number of `Serves 4`, `Pour 6 personnes`; null if there is none from 1 to 100. */
function servingsIn(text: string | null): number | null {
  const number = Number(/\d{1,3}/.exec(text ?? '')?.[0] ?? 0);
  return number >= 1 && number <= MAX_SERVINGS ? number : null;
}

/** What the recipe serves, by its yield or by `Ingredients for 4`. */
export function servingsOf({ yield: yields, lines }: RecipeText): number | null {
  const forSome = lines.find(({ kind, section }) => kind === 'heading' && section === 'ingredients');
  return servingsIn(yields ?? forSome?.text ?? null);
}
