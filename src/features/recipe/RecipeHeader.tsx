import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import layout from '#ui/theme/layout.module.css';
import type { RecipeMessages } from './messages.ts';
import styles from './RecipeHeader.module.css';
import { splitFirstSentence } from './splitFirstSentence.ts';

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

/** Whole; on a phone its first sentence, which opens the rest, so that the ingredients are near. */
function Description({ text }: { text: string }) {
  const [first, rest] = splitFirstSentence(text);
  return (
    <>
      <p className={`${layout.lead} ${rest ? styles.whole : ''}`}>{text}</p>
      {rest && (
        <details className={`${layout.lead} ${styles.short}`}>
          <summary>{first}</summary>
          <p>{rest}</p>
        </details>
      )}
    </>
  );
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
      <Description text={description} />
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
