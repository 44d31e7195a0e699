import type { Nutrition, Recipe } from '#domain/recipes/recipe.ts';
import layout from '#ui/theme/layout.module.css';
import type { RecipeMessages } from './messages.ts';
import styles from './NutritionAndTags.module.css';
import { useOwnText } from './useOwnText.ts';

const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const satisfies (keyof Nutrition)[];

/** Estimated nutrition and the recipe's tags. */
export function NutritionAndTags({ messages, recipe }: { messages: RecipeMessages; recipe: Recipe }) {
  const own = useOwnText();
  const nutrition = 'nutritionInfo' in recipe ? recipe.nutritionInfo : null;
  const tags = 'tags' in recipe ? recipe.tags : [];
  return (
    <>
      {nutrition && (
        <section aria-labelledby="nutrition-title" className={styles.section}>
          <h2 id="nutrition-title">{messages.nutrition.title}</h2>
          <dl className={styles.nutrition}>
            {NUTRIENTS.filter((name) => nutrition[name] !== undefined).map((name) => (
              <div key={name}>
                <dt>{messages.nutrition[name]}</dt>
                <dd>{nutrition[name]?.replace(' ', '\u00a0')}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.estimate}>{messages.nutrition.estimate}</p>
        </section>
      )}
      {tags.length > 0 && (
        <section aria-labelledby="tags-title" className={styles.section} data-noprint>
          <h2 id="tags-title" className={layout.hidden}>
            {messages.tags}
          </h2>
          <ul className={`${layout.plain} ${styles.tags}`} {...own}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
