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
  /** Headings of groups in the lists. */
  ingredientGroups?: string;
  stepGroups?: string;
}

const CLASSES: readonly Classes[] = [
  {
    scope: '.wprm-recipe-container',
    name: '.wprm-recipe-name',
    yields: '.wprm-recipe-servings-with-unit, .wprm-recipe-servings',
    times: {
      prep: '.wprm-recipe-prep-time-container .wprm-recipe-time, .wprm-recipe-prep_time-container .wprm-recipe-time',
      cook: '.wprm-recipe-cook-time-container .wprm-recipe-time, .wprm-recipe-cook_time-container .wprm-recipe-time',
      total:
        '.wprm-recipe-total-time-container .wprm-recipe-time, .wprm-recipe-total_time-container .wprm-recipe-time',
    },
    ingredients: '.wprm-recipe-ingredient',
    steps: '.wprm-recipe-instruction-text',
    ingredientGroups: '.wprm-recipe-ingredient-group-name',
    stepGroups: '.wprm-recipe-instruction-group-name',
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
    ingredientGroups: '.tasty-recipes-ingredients h4',
    stepGroups: '.tasty-recipes-instructions h4',
  },
  {
    scope: '.mv-create-card',
    name: '.mv-create-title',
    yields: '.mv-create-yield',
    ingredients: '.mv-create-ingredients li',
    steps: '.mv-create-instructions li',
    ingredientGroups: '.mv-create-ingredients h4',
  },
  // WP Delicious
  {
    scope: 'body',
    name: '.dr-summary-holder > .dr-title',
    yields: '.dr-yields',
    ingredients: '.dr-ingredients-list li',
    steps: '.dr-instructions li',
  },
  // EasyRecipe
  {
    scope: '.easyrecipe',
    name: '.ERSName',
    yields: '.ERSServes',
    times: {
      prep: 'time[itemprop="prepTime"]',
      cook: 'time[itemprop="cookTime"]',
      total: 'time[itemprop="totalTime"]',
    },
    ingredients: '.ERSIngredients .ingredient',
    steps: '.ERSInstructions .instruction',
    ingredientGroups: '.ERSIngredients .ERSSeparator',
    stepGroups: '.ERSInstructions .ERSSeparator',
  },
  // ZipList
  {
    scope: '#zlrecipe-container',
    name: '#zlrecipe-title',
    yields: '#zlrecipe-yield',
    ingredients: '#zlrecipe-ingredients-list .ingredient',
    steps: '#zlrecipe-instructions-list .instruction',
  },
  // Cooked, which gives its headings the class of an ingredient, too
  {
    scope: 'body',
    name: '.cooked-recipe-title',
    yields: '.cooked-servings',
    ingredients: '.cooked-single-ingredient',
    steps: '.cooked-dir-content',
    ingredientGroups: '.cooked-single-ingredient.cooked-heading',
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

const headingOf = (element: HtmlElement) => `${unticked(element).replace(/:?\s*$/, '')}:`;

/** The lines at some selectors in the order of the page, those of groups as headings, which are no list without lines. */
function listAt(scope: HtmlElement, lines: string, groups: string | undefined): string[] {
  const alone = [...scope.querySelectorAll(lines)];
  if (groups === undefined || alone.length === 0) return alone.map(unticked);
  return [...scope.querySelectorAll(`${lines}, ${groups}`)].map((element) =>
    element.closest(groups) === element ? headingOf(element) : unticked(element),
  );
}

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
    recipeIngredient: listAt(scope, ingredients, classes.ingredientGroups),
    recipeInstructions: listAt(scope, steps, classes.stepGroups),
  };
}

/** The recipes that a page marks by the classes of a microformat or recipe plugin, in the form of JSON-LD. */
export const classedRecipes = (page: HtmlPage): readonly unknown[] =>
  CLASSES.flatMap((classes) => {
    const scopes = [...page.querySelectorAll(classes.scope)].map((scope) => recipeIn(scope, classes));
    return scopes.filter((recipe) => recipe.recipeIngredient.length > 0);
  });
