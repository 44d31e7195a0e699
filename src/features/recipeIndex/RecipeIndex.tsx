import type { RecipeSummary } from '@gramwise/engine/recipes/summary.ts';
import { useRef } from 'react';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { RecipeCard } from '#tools/recipeCard/RecipeCard.tsx';
import buttons from '#ui/button/button.module.css';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { Filters } from './Filters.tsx';
import type { RecipeIndexMessages } from './messages.ts';
import styles from './RecipeIndex.module.css';
import { useRecipeIndex } from './useRecipeIndex.ts';

interface Props {
  /** `foods` names what is in a recipe, for the search. */
  recipes: readonly (RecipeSummary & { drawing: string | null; foods: string })[];
  messages: RecipeIndexMessages;
}

/** All recipes with filters; a plain list without scripts. */
export function RecipeIndex({ recipes, messages }: Props) {
  const language = useLanguage();
  const { filter, filtered, found, change, reset } = useRecipeIndex(recipes, messages.card);
  const { index } = messages;
  const search = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const resetButton = filtered && (
    <button
      type="button"
      className={buttons.quiet}
      onClick={() => {
        reset();
        search.current?.focus();
      }}
    >
      {index.reset}
    </button>
  );
  return (
    <div className={`${layout.column} ${styles.index}`}>
      <Filters
        messages={messages}
        filter={filter}
        onChange={change}
        onSubmit={() => results.current?.focus()}
        searchRef={search}
      />
      <div ref={results} tabIndex={-1} className={styles.results}>
        <p className={styles.count}>
          <output>{fill(selectPluralForm(language, found.length, index.count), { n: found.length })}</output>
          {found.length > 0 && resetButton}
        </p>
        {found.length > 0 ? (
          <ul className={`${layout.plain} ${layout.cards}`}>
            {found.map((recipe) => (
              <li key={recipe.id}>
                <RecipeCard recipe={recipe} messages={messages.card} heading="h2" />
              </li>
            ))}
          </ul>
        ) : (
          <div className={`${layout.card} ${styles.empty}`}>
            <h2>{index.empty.title}</h2>
            <p>{fill(index.empty.text, { n: recipes.length })}</p>
            {resetButton}
          </div>
        )}
      </div>
    </div>
  );
}

export const RecipeIndexIsland = island(RecipeIndex);
