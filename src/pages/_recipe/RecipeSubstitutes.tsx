import { isAnyFood } from '@gramwise/engine/foods/figures.ts';
import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { nameInText } from '@gramwise/engine/language/nameInText.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { Fragment } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { localHref } from '#site/paths.ts';
import { cautionsFor } from '#tools/substitutions/cautions.ts';
import { substitutionsFor } from '#tools/substitutions/substitutions.ts';
import layout from '#ui/theme/layout.module.css';

interface Props {
  language: Language;
  recipe: Pick<Recipe, 'ingredients'>;
}

/** The foods of a recipe that have substitutes. Not its acids: in a pickle they are what keeps it safe. */
export const replaceableFoods = ({ ingredients }: Props['recipe']) =>
  [...new Set(ingredients.map(({ food }) => food))]
    .flatMap((food) => (isAnyFood(food) ? [food] : []))
    .filter((food) => substitutionsFor(food).length > 0 && !cautionsFor(food).includes('canning'));

/** Links to what replaces the foods of a recipe; nothing where none has a substitute. */
export function RecipeSubstitutes({ language, recipe }: Props) {
  const foods = replaceableFoods(recipe);
  if (foods.length === 0) return null;
  const { missingHere } = messagesFor(language, 'substitutions').substitutions;
  return (
    <p className={`${layout.column} ${layout.part}`} data-noprint>
      {missingHere}{' '}
      {foods.map((food, index) => {
        const name = foodName(language, food);
        return (
          <Fragment key={food}>
            {index > 0 && ', '}
            <a href={localHref(language, { page: 'substitutions', query: { missing: name } })}>
              {nameInText(language, name)}
            </a>
          </Fragment>
        );
      })}
    </p>
  );
}
