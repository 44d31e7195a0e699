import { fill as filled } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import type { FoodMessages } from './messages.ts';
import styles from './RecipesWith.module.css';

/** A recipe that uses a food. */
export interface RecipeUse {
  id: string;
  title: string;
  /** The ingredient line: `220 g (1 3/4 cups) all-purpose flour`. */
  line: string;
}

/** Recipes beyond this number are behind a button. */
const MAX_VISIBLE_RECIPES = 6;

const List = ({ recipes }: { recipes: readonly RecipeUse[] }) => (
  <ul className={`${layout.plain} ${styles.recipes}`}>
    {recipes.map(({ id, title, line }) => (
      <li key={id}>
        <LocalLink to={{ page: 'recipe', part: id }}>{title}</LocalLink>
        <small>{line}</small>
      </li>
    ))}
  </ul>
);

/** Our recipes that use a food, each with its ingredient line. */
export function RecipesWith({
  recipes,
  messages,
}: {
  recipes: readonly RecipeUse[];
  messages: FoodMessages;
}) {
  const language = useLanguage();
  const more = recipes.slice(MAX_VISIBLE_RECIPES);
  const words = messages.foods.page.moreRecipes;
  return (
    <>
      <List recipes={recipes.slice(0, MAX_VISIBLE_RECIPES)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{filled(selectPluralForm(language, more.length, words), { n: more.length })}</summary>
          <List recipes={more} />
        </details>
      )}
    </>
  );
}
