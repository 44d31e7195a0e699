import type { RecipeSummary } from '@gramwise/engine/recipes/summary.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { RecipeCard, type RecipeCardMessages } from '#tools/recipeCard/RecipeCard.tsx';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './FeaturedRecipes.module.css';

interface Props {
  messages: Catalog['home']['recipes'];
  card: RecipeCardMessages;
  recipes: readonly (RecipeSummary & { drawing: string | null })[];
  /** Total number of recipes. */
  total: number;
}

/** A few recipes and a link to all of them. */
export function FeaturedRecipes({ messages, card, recipes, total }: Props) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="recipes-title">
      <div className={layout.head}>
        <h2 id="recipes-title">{messages.title}</h2>
        <p className={layout.lead}>{messages.text}</p>
      </div>
      <ul className={`${layout.plain} ${layout.cards} ${styles.recipes}`}>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard recipe={recipe} messages={card} heading="h3" upright />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <LocalLink to="recipes" className={buttons.secondary}>
          {fill(messages.all, { n: total })}
          <Icon name="right" />
        </LocalLink>
      </p>
    </section>
  );
}
