import type { Nutrition } from '@gramwise/engine/recipes/facts.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import layout from '#ui/theme/layout.module.css';
import type { RecipeMessages } from './messages.ts';
import styles from './NutritionAndTags.module.css';

const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const satisfies (keyof Nutrition)[];

/** Estimated nutrition and the recipe's tags. */
export function NutritionAndTags({ messages, recipe }: { messages: RecipeMessages; recipe: Recipe }) {
  const { nutrition, tags } = recipe;
  return (
    <>
      {nutrition && (
        <section aria-labelledby="nutrition-title" className={styles.section}>
          <h2 id="nutrition-title">{messages.nutrition.title}</h2>
          <dl className={styles.nutrition}>
            {NUTRIENTS.filter((name) => nutrition[name] !== undefined).map((name) => (
              <div key={name}>
                <dt>{messages.nutrition[name]}</dt>
                <dd>{`${nutrition[name]}\u00a0${name === 'calories' ? 'kcal' : 'g'}`}</dd>
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
          <ul className={`${layout.plain} ${styles.tags}`}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
