import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import type { ScaleHint } from '@gramwise/engine/recipes/scaleHints.ts';
import { ScaleHints } from '#tools/scaleBy/ScaleHints.tsx';
import { requiredQuantityOf } from './scalable.ts';

interface Props {
  className: string | undefined;
  messages: Readonly<Record<ScaleHint, string>>;
  recipe: Recipe;
  factor: number;
}

/** What to mind about one of our recipes once it is scaled, which is when this is loaded. */
export function RecipeHints({ recipe: { ingredients, collection }, ...rest }: Props) {
  const lines = ingredients.map(({ fixed, ...line }) => ({
    food: line.food,
    fixed,
    quantity: requiredQuantityOf(line),
  }));
  return <ScaleHints {...rest} recipe={{ collection, lines }} />;
}
