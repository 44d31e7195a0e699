import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { ScaleHints } from '#tools/scaleBy/ScaleHints.tsx';
import type { RecipeMessages } from './messages.ts';
import styles from './SettingsBar.module.css';
import { requiredQuantityOf } from './scalable.ts';

interface Props {
  messages: RecipeMessages['settings']['hints'];
  recipe: Recipe;
  factor: number;
}

/** What multiplying leaves out of one of our recipes; loaded once it is scaled. */
export function RecipeHints({ messages, recipe: { ingredients, collection }, factor }: Props) {
  const lines = ingredients.map(({ fixed, ...line }) => ({
    food: line.food,
    quantity: requiredQuantityOf(line),
    // Oil to fry in is a fixed amount of our recipes.
    fries: fixed === true && /(?:^|-)oil$/.test(line.food),
  }));
  return (
    <ScaleHints
      className={styles.note ?? ''}
      messages={messages}
      recipe={{ lines, soup: collection === 'soup' }}
      factor={factor}
    />
  );
}
