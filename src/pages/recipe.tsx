import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { findRecipe, illustrationOf } from '#content/recipes/registry.server.ts';
import { CookMode } from '#features/cook/CookMode.tsx';
import { converterLinksOf } from '#features/recipe/converterLinks.ts';
import { RecipeView } from '#features/recipe/RecipeView.tsx';
import { wordsFor } from '#i18n/words.server.ts';
import { StepTimers } from '#ui/timers/StepTimers.tsx';
import { describeRecipe } from './recipe/describeRecipe.ts';
import { RecipeMissing } from './recipe/RecipeMissing.tsx';

export { shouldRevalidate } from '#site/staticData.ts';

/** One recipe and what belongs to it; null for an unknown id, which the build draws at `/recipes/404`. */
export const loader = ({ request, params }: LoaderFunctionArgs) => {
  const {
    recipe: words,
    ingredients,
    cook,
    timers,
  } = wordsFor(request, 'recipe', 'ingredients', 'cook', 'timers');
  const recipe = findRecipe(params['id'] ?? '');
  if (!recipe) return { words, cooking: { cook, timers }, found: null };
  const conversions = converterLinksOf(recipe.ingredients, ingredients);
  return {
    words,
    cooking: { cook, timers },
    found: { recipe, conversions, illustration: illustrationOf(recipe.id) },
  };
};

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  loaderData ? describeRecipe(location.pathname, loaderData.words, loaderData.found?.recipe ?? null) : [];

export default function RecipePage() {
  const { words, cooking, found } = useLoaderData<typeof loader>();
  if (!found) return <RecipeMissing words={words.missing} />;
  const { id, title } = found.recipe;
  const page = `/recipes/${id}`;
  return (
    <RecipeView
      key={id}
      words={words}
      {...found}
      actions={({ shown }) => (
        <CookMode
          dish={{
            name: title,
            page,
            ingredients: [...shown.ingredients, ...shown.garnish],
            steps: shown.instructions,
          }}
          words={cooking}
        />
      )}
      afterStep={(step, index) => (
        <StepTimers text={step} subject={{ name: title, page, step: index + 1 }} words={cooking.timers} />
      )}
    />
  );
}
