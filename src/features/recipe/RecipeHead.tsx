import type { Recipe } from '#domain/recipes/recipe.ts';
import layout from '#ui/theme/layout.module.css';
import type { RecipeMessages } from './messages.ts';
import styles from './RecipeHead.module.css';
import { useOwnText } from './useOwnText.ts';

interface Props {
  messages: RecipeMessages;
  recipe: Recipe;
  description: string;
}

/** Badges, title, description, diets and allergens. */
export function RecipeHead({ messages, recipe, description }: Props) {
  const own = useOwnText();
  // 'None' only records that a recipe was checked; never show it.
  const contained = recipe.allergens.filter((allergen) => allergen !== 'None');
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
        {recipe.collection === 'general' ? (
          <>
            <span className={styles.badge} {...own}>
              {recipe.cuisine}
            </span>
            <span className={styles.badge}>{messages.types[recipe.recipeType]}</span>
          </>
        ) : (
          <span className={styles.badge}>{messages.collections[recipe.collection]}</span>
        )}
      </p>
      <h1 {...own}>{recipe.title}</h1>
      <p className={layout.lead} {...own}>
        {description}
      </p>
      {tags(
        messages.dietary,
        recipe.dietaryTags.map((tag) => messages.diets[tag]),
      )}
      {tags(
        messages.contains,
        contained.map((allergen) => messages.allergens[allergen]),
      )}
    </div>
  );
}
