import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import layout from '#ui/theme/layout.module.css';
import type { Fact } from './listFacts.ts';
import type { RecipeMessages } from './messages.ts';
import { RecipeFactList } from './RecipeFactList.tsx';
import styles from './RecipeHeader.module.css';

interface Props {
  messages: RecipeMessages;
  recipe: Recipe;
  description: string;
  facts: readonly Fact[];
}

/** Cuisine and kind of dish, or the collection. */
function badgesOf(messages: RecipeMessages, { collection, cuisine, recipeType }: Recipe): string[] {
  if (collection !== 'general') return [messages.collections[collection]];
  return [...(cuisine ? [cuisine] : []), ...(recipeType ? [messages.types[recipeType]] : [])];
}

/** Characters that two lines of a phone hold. */
const TWO_LINES = 80;

/** Badges, title, description, facts, diets and allergens. */
export function RecipeHeader({ messages, recipe, description, facts }: Props) {
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
      <div className={styles.description}>
        <p className={layout.lead}>{description}</p>
        {description.length > TWO_LINES && (
          <details data-noprint>
            <summary aria-label={messages.whole} />
          </details>
        )}
      </div>
      <RecipeFactList names={messages.facts} facts={facts} />
      <div className={styles.labels}>
        {tags(
          messages.dietary,
          recipe.diets.map((tag) => messages.diets[tag]),
        )}
        {tags(
          messages.contains,
          recipe.allergens.map((allergen) => messages.allergens[allergen]),
        )}
      </div>
    </div>
  );
}
