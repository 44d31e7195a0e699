import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { listedRecipes } from '#content/recipes/summaries.server.ts';
import { itemList } from '#features/recipeIndex/itemList.ts';
import { RecipeIndex } from '#features/recipeIndex/RecipeIndex.tsx';
import { languageOf } from '#i18n/languages.ts';
import { recipeCardWords } from '#i18n/recipeCardWords.server.ts';
import { fill } from '#i18n/template.ts';
import { wordsFor } from '#i18n/words.server.ts';
import { describePage } from '#site/meta.ts';
import { breadcrumbs } from '#site/structuredData.ts';
import { PageHead } from '#ui/pageHead/PageHead.tsx';

export { shouldRevalidate } from '#site/staticData.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { recipe, recipes: index } = wordsFor(request, 'recipe', 'recipes');
  return {
    recipes: listedRecipes(),
    words: { index, card: recipeCardWords(request), allergens: recipe.allergens },
  };
}

export const meta: MetaFunction<typeof loader> = ({ location: { pathname }, loaderData }) => {
  if (!loaderData) return [];
  const { index } = loaderData.words;
  const language = languageOf(pathname);
  return [
    ...describePage(pathname, index.meta),
    breadcrumbs(language, [{ name: index.title, path: '/recipes' }]),
    itemList(language, index.title, loaderData.recipes),
  ];
};

export default function Recipes() {
  const { recipes, words } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={words.index.title} lead={fill(words.index.lead, { n: recipes.length })} />
      <RecipeIndex recipes={recipes} words={words} />
    </>
  );
}
