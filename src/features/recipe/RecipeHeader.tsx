import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import layout from '#ui/theme/layout.module.css';
import type { RecipeMessages } from './messages.ts';
import styles from './RecipeHeader.module.css';

interface Props {
  messages: RecipeMessages;
  recipe: Recipe;
  description: string;
}

/** Cuisine and kind of dish, or the collection. */
function badgesOf(messages: RecipeMessages, { collection, cuisine, recipeType }: Recipe): string[] {
  if (collection !== 'general') return [messages.collections[collection]];
  return [...(cuisine ? [cuisine] : []), ...(recipeType ? [messages.types[recipeType]] : [])];
}

/** Badges, title, description, diets and allergens. */
export function RecipeHeader({ messages, recipe, description }: Props) {
  const tags = (label: string, names: readonly string[]) =>
    names.length > 0 && (
      <p className={styles.tags}>
        <span className={styles.label}>{label}</span>{' '}
        {names.map((name) => (
          <span key={name} className={styles.tag}>
            {name}
          </span>
        ))}
      </p>
    );
  return (
    <div className={styles.head}>
      <p className={styles.badges}>
        {badgesOf(messages, recipe).map((badge) => (
          <span key={badge} className={styles.badge}>
            {badge}
          </span>
        ))}
      </p>
      <h1>{recipe.title}</h1>
      <p className={layout.lead}>{description}</p>
      {tags(
        messages.dietary,
        recipe.diets.map((tag) => messages.diets[tag]),
      )}
      {tags(
        messages.contains,
        recipe.allergens.map((allergen) => messages.allergens[allergen]),
      )}
      {recipe.allergens.length === 0 && <p className={styles.none}>{messages.noAllergens}</p>}
    </div>
  );
}
