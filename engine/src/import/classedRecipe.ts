import type { HtmlElement, HtmlPage } from './htmlPage.ts';

/** Where a microformat or recipe plugin puts the parts of a recipe, as selectors. */
interface Classes {
  scope: string;
  name: string;
  yields: string;
  ingredients: string;
  steps: string;
}

const CLASSES: readonly Classes[] = [
  {
    scope: '.wprm-recipe-container',
    name: '.wprm-recipe-name',
    yields: '.wprm-recipe-servings-with-unit',
    ingredients: '.wprm-recipe-ingredient',
    steps: '.wprm-recipe-instruction-text',
  },
  {
    scope: '.tasty-recipes',
    name: '.tasty-recipes-title',
    yields: '.tasty-recipes-yield',
    ingredients: '.tasty-recipes-ingredients li',
    steps: '.tasty-recipes-instructions li',
  },
  {
    scope: '.mv-create-card',
    name: '.mv-create-title',
    yields: '.mv-create-yield',
    ingredients: '.mv-create-ingredients li',
    steps: '.mv-create-instructions li',
  },
  // http://microformats.org/wiki/h-recipe and its forerunner http://microformats.org/wiki/hrecipe
  {
    scope: '.h-recipe',
    name: '.p-name',
    yields: '.p-yield',
    ingredients: '.p-ingredient',
    steps: '.e-instructions',
  },
  { scope: '.hrecipe', name: '.fn', yields: '.yield', ingredients: '.ingredient', steps: '.instructions' },
];

/** Boxes to tick before an ingredient. */
const TICK_BOX = /[▢☐□]/gu;

const markupOf = (elements: Iterable<HtmlElement>) =>
  [...elements].map((element) => element.innerHTML.replace(TICK_BOX, ''));

function recipeIn(scope: HtmlElement, { name, yields, ingredients, steps }: Classes) {
  const all = (selectors: string) => markupOf(scope.querySelectorAll(selectors));
  return {
    '@type': 'Recipe',
    name: all(name)[0],
    recipeYield: all(yields)[0],
    recipeIngredient: all(ingredients),
    recipeInstructions: all(steps),
  };
}

/** The recipes that a page marks by the classes of a microformat or recipe plugin, in the form of JSON-LD. */
export const classedRecipes = (page: HtmlPage): readonly unknown[] =>
  CLASSES.flatMap((classes) => {
    const scopes = [...page.querySelectorAll(classes.scope)].map((scope) => recipeIn(scope, classes));
    return scopes.filter((recipe) => recipe.recipeIngredient.length > 0);
  });
