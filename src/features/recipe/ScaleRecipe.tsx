import { bareName } from '@gramwise/engine/recipes/bareName.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { ScaleBy } from '#tools/scaleBy/ScaleBy.tsx';
import type { RecipeMessages } from './messages.ts';
import type { OtherPan } from './panChoice.ts';
import { requiredQuantityOf } from './scalable.ts';
import type { RecipeControls } from './useRecipeSettings.ts';

interface Props {
  messages: RecipeMessages['settings']['by'];
  recipe: Recipe;
  controls: RecipeControls;
  pans: readonly OtherPan[];
  /** What joins a food to its amount in the page's language. */
  joins: readonly string[];
}

/** Scales one of our recipes to how much is left of an ingredient, or to another pan. */
export function ScaleRecipe({ messages, recipe, controls, pans, joins }: Props) {
  const { shown, stock, pan, setStock, setPan } = controls;
  const lines = recipe.ingredients.flatMap((line, index) => {
    const requiredQuantity = requiredQuantityOf(line);
    const { food, note } = bareName(joins, shown.ingredients[index]?.name ?? '');
    return requiredQuantity
      ? [{ key: line.key, name: note ? `${food}, ${note}` : food, requiredQuantity }]
      : [];
  });
  return (
    <ScaleBy
      messages={messages}
      lines={lines}
      stock={stock}
      pan={pan}
      pans={pans.filter(({ id, unsuited }) => !unsuited || id === pan)}
      onStock={setStock}
      onPan={setPan}
    />
  );
}
