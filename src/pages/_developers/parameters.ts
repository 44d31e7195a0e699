import { LEFTOVER_FOODS, STORAGE_METHODS } from '@gramwise/engine/calculators/leftoverDays.ts';
import { MEALS } from '@gramwise/engine/calculators/planParty.ts';
import { COOKING_METHODS, PROTEINS } from '@gramwise/engine/calculators/timeByWeight.ts';
import { FILLS } from '@gramwise/engine/foods/food.ts';
import { SYSTEMS } from '@gramwise/engine/kitchens/firstView.ts';
import { COUNTRY_IDS, CUPS } from '@gramwise/engine/kitchens/kitchens.ts';
import { PAPER_IDS } from '@gramwise/engine/kitchens/paper.ts';
import { ALLERGENS } from '@gramwise/engine/recipes/allergens.ts';
import { DIETARY_TAGS } from '@gramwise/engine/recipes/diet.ts';
import { COLLECTIONS, DIFFICULTIES } from '@gramwise/engine/recipes/facts.ts';
import { OFFERED_SCALES } from '@gramwise/engine/recipes/servings.ts';
import { CONVERTER_UNIT_IDS } from '@gramwise/engine/units/specification/homeConverter.ts';
import { MULTI_VOLUME_UNIT_IDS } from '@gramwise/engine/units/specification/multiCalculator.ts';
import { SPANISH_KINDS, spanishUnitIds } from '@gramwise/engine/units/specification/spanishConverter.ts';
import { LENGTH_UNIT_IDS } from '@gramwise/engine/units/units.ts';
import { WEIGHT_UNITS } from '#features/cookingTime/cookingTimeForm.ts';
import { THEMES, WHATS } from '#features/embed/embedSettings.ts';
import { SHEET_PARTS, UNIT_IDS } from '#features/kitchenSheet/sheet.ts';
import { SCALES as OVEN_SCALES } from '#features/oven/ovenSetting.ts';
import { TIMES } from '#features/recipeIndex/recipeFilter.ts';
import { READER_MEASURES } from '#features/recipeReader/readerSettings.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { LANGUAGE_CODES } from '#i18n/languages.ts';
import { BLOG_CATEGORIES, FRAMES, PAGES } from '#site/paths.ts';

type Messages = Catalog['developers'];

/** A parameter of an address: its meaning and possible values. */
export interface Parameter {
  name: string;
  word: keyof Messages['words'];
  values: keyof Messages['kinds'] | readonly string[];
}

interface Page {
  /** The English address, without parameters. */
  path: string;
  /** A query that demonstrates them. */
  example: string;
  parameters: readonly Parameter[];
}

const one = (name: string, word: Parameter['word'], values: Parameter['values']): Parameter => ({
  name,
  word,
  values,
});

const units = (ids: readonly string[]) => [one('from', 'from', ids), one('to', 'to', ids)];

const CONVERTER = [
  one('ingredient', 'ingredient', 'food'),
  one('as', 'as', FILLS),
  one('figure', 'figure', ['measured']),
  one('amount', 'amount', 'number'),
  ...units(CONVERTER_UNIT_IDS),
];

const LOOK = [one('theme', 'theme', ['light', 'dark']), one('accent', 'accent', 'color')];

const STEP = one('step', 'step', 'number');

/** Every parameter of every page that keeps state in its address; a test compares them with what the tools read. */
export const PARAMETERS = {
  home: {
    path: PAGES.home,
    example: '?ingredient=flour&amount=2&from=cups&to=grams#converter',
    parameters: [
      one('q', 'question', 'text'),
      ...CONVERTER,
      one('heat', 'heat', 'number'),
      one('scale', 'ovenScale', OVEN_SCALES),
    ],
  },
  length: {
    path: PAGES.length,
    example: '?tab=pans&by=volume&mine=own-round~20~~5',
    parameters: [
      one('tab', 'tab', ['converter', 'pans']),
      one('value', 'value', 'number'),
      ...units(LENGTH_UNIT_IDS),
      one('recipe', 'recipePan', 'text'),
      one('mine', 'myPan', 'text'),
      one('by', 'by', ['area', 'volume']),
      one('unit', 'panUnit', ['cm', 'in']),
    ],
  },
  multi: {
    path: PAGES.multi,
    example: '?tab=recipe&original=4&desired=6&amount=100',
    parameters: [
      one('tab', 'tab', ['volume', 'recipe', 'bmi', 'age']),
      one('value', 'value', 'number'),
      ...units(MULTI_VOLUME_UNIT_IDS),
      one('original', 'original', 'number'),
      one('desired', 'desired', 'number'),
      one('amount', 'ingredientAmount', 'number'),
      one('height', 'height', 'number'),
      one('weight', 'weight', 'number'),
      one('birth', 'birth', 'date'),
    ],
  },
  spanish: {
    path: PAGES.spanish,
    example: '?tab=volumen&value=2',
    parameters: [
      one('tab', 'tab', SPANISH_KINDS),
      one('value', 'value', 'number'),
      ...units(SPANISH_KINDS.flatMap((kind) => spanishUnitIds(kind))),
    ],
  },
  cooking: {
    path: PAGES.cooking,
    example: '?guests=12&meal=brunch',
    parameters: [
      one('tab', 'tab', ['party', 'cooking-time', 'leftovers']),
      one('guests', 'guests', 'number'),
      one('meal', 'meal', MEALS),
      one('appetizers', 'appetizers', ['yes', 'no']),
      one('dessert', 'dessert', ['yes', 'no']),
      one('children', 'children', 'number'),
      one('vegetarians', 'vegetarians', 'number'),
      one('vegans', 'vegans', 'number'),
      one('weight', 'meat', 'number'),
      one('unit', 'meatUnit', WEIGHT_UNITS),
      one('protein', 'protein', PROTEINS),
      one('method', 'method', COOKING_METHODS),
      one('ready', 'ready', ['19:00']),
      one('cooked', 'cooked', 'date'),
      one('food', 'leftover', LEFTOVER_FOODS),
      one('storage', 'storage', STORAGE_METHODS),
    ],
  },
  reader: {
    path: PAGES.reader,
    example: '?measures=metric&scale=2',
    parameters: [
      one('lang', 'recipeLanguage', LANGUAGE_CODES),
      one('measures', 'measures', READER_MEASURES),
      one('country', 'country', COUNTRY_IDS),
      one('cup', 'cup', CUPS),
      one('servings', 'servings', 'number'),
      one('scale', 'times', OFFERED_SCALES.map(String)),
      one('of', 'ofLine', 'number'),
      one('have', 'have', 'number'),
      one('pan', 'pan', 'text'),
      one('lines', 'lines', 'text'),
      STEP,
    ],
  },
  kitchenSheet: {
    path: PAGES.kitchenSheet,
    example: '?foods=flour,sugar,butter&units=cup,tbsp',
    parameters: [
      one('foods', 'foods', 'food'),
      one('units', 'columns', UNIT_IDS),
      one('paper', 'paper', PAPER_IDS),
      one('parts', 'parts', SHEET_PARTS),
    ],
  },
  recipes: {
    path: PAGES.recipes,
    example: '?search=soup&diets=Vegan',
    parameters: [
      one('search', 'search', 'text'),
      one('collection', 'collection', COLLECTIONS),
      one('time', 'minutes', TIMES),
      one('difficulty', 'difficulty', DIFFICULTIES),
      one('diets', 'diets', DIETARY_TAGS),
      one('free', 'free', ALLERGENS),
    ],
  },
  recipe: {
    path: '/recipes/chocolate-cake',
    example: '?servings=12&view=metric',
    parameters: [
      one('servings', 'servings', 'number'),
      one('scale', 'times', OFFERED_SCALES.map(String)),
      one('view', 'view', SYSTEMS),
      one('of', 'of', 'text'),
      one('have', 'have', 'number'),
      one('pan', 'pan', 'text'),
      STEP,
    ],
  },
  blog: {
    path: PAGES.blog,
    example: '?category=conversions',
    parameters: [one('q', 'search', 'text'), one('category', 'category', BLOG_CATEGORIES)],
  },
  post: {
    path: '/blog/posts/cups-to-grams-flour',
    example: '?amount=3',
    parameters: CONVERTER,
  },
  embed: {
    path: PAGES.embed,
    example: '?what=food&ingredient=honey',
    parameters: [
      one('what', 'what', WHATS),
      one('ingredient', 'ingredient', 'food'),
      one('amount', 'amount', 'number'),
      ...units(CONVERTER_UNIT_IDS),
      one('lang', 'lang', LANGUAGE_CODES),
      one('theme', 'theme', THEMES),
      one('accent', 'accent', 'color'),
    ],
  },
  frameConverter: {
    path: FRAMES.converter,
    example: '?ingredient=sugar&amount=1&from=cups&to=grams&theme=light',
    parameters: [...CONVERTER, ...LOOK],
  },
  frameFood: {
    path: FRAMES.food.replace(':id', 'honey'),
    example: '?accent=8a4b08',
    parameters: LOOK,
  },
} as const satisfies Record<string, Page>;

export type ParameterPage = keyof typeof PARAMETERS;
