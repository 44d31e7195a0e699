import type { TimeId } from '../language/recipe/recipeWords.ts';
import type { HtmlElement, HtmlPage } from './htmlPage.ts';
import { markupOf } from './pageText.ts';

/** Where a microformat or recipe plugin puts the parts of a recipe, as selectors. */
interface Classes {
  /** The whole page where a plugin puts the parts beside each other. */
  scope: string;
  name: string;
  yields: string;
  times?: Readonly<Partial<Record<TimeId, string>>>;
  ingredients: string;
  steps: string;
}

const CLASSES: readonly Classes[] = [
  {
    scope: '.wprm-recipe-container',
    name: '.wprm-recipe-name',
    yields: '.wprm-recipe-servings-with-unit, .wprm-recipe-servings',
    times: {
      prep: '.wprm-recipe-prep-time-container .wprm-recipe-time',
      cook: '.wprm-recipe-cook-time-container .wprm-recipe-time',
      total: '.wprm-recipe-total-time-container .wprm-recipe-time',
    },
    ingredients: '.wprm-recipe-ingredient',
    steps: '.wprm-recipe-instruction-text',
  },
  {
    scope: '.tasty-recipes',
    name: '.tasty-recipes-title',
    yields: '.tasty-recipes-yield',
    times: {
      prep: '.tasty-recipes-prep-time',
      cook: '.tasty-recipes-cook-time',
      total: '.tasty-recipes-total-time',
    },
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

const unticked = (element: HtmlElement) => markupOf(element).replace(TICK_BOX, '');

const linesAt = (scope: HtmlElement, selectors: string) =>
  [...scope.querySelectorAll(selectors)]
    // A list may have the class of the element around it
    .filter((element) => !element.parentElement?.closest(selectors))
    .map(unticked);

function recipeIn(scope: HtmlElement, classes: Classes) {
  const { name, yields, times = {}, ingredients, steps } = classes;
  const first = (selectors: string | undefined) => {
    const [element] = selectors ? scope.querySelectorAll(selectors) : [];
    return element && (element.getAttribute('datetime') ?? unticked(element));
  };
  return {
    '@type': 'Recipe',
    name: first(name),
    recipeYield: first(yields),
    prepTime: first(times.prep),
    cookTime: first(times.cook),
    totalTime: first(times.total),
    recipeIngredient: linesAt(scope, ingredients),
    recipeInstructions: linesAt(scope, steps),
  };
}

/** The recipes that a page marks by the classes of a microformat or recipe plugin, in the form of JSON-LD. */
export const classedRecipes = (page: HtmlPage): readonly unknown[] =>
  CLASSES.flatMap((classes) => {
    const scopes = [...page.querySelectorAll(classes.scope)].map((scope) => recipeIn(scope, classes));
    return scopes.filter((recipe) => recipe.recipeIngredient.length > 0);
  });
