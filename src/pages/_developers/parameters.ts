import { FILLS } from '@gramwise/engine/foods/food.ts';
import { MEASUREMENT_SYSTEMS } from '@gramwise/engine/kitchens/initialSystem.ts';
import { OVENS } from '@gramwise/engine/kitchens/kitchens.ts';
import { ALLERGENS } from '@gramwise/engine/recipes/allergens.ts';
import { DIETARY_TAGS } from '@gramwise/engine/recipes/diet.ts';
import { COLLECTIONS, DIFFICULTIES } from '@gramwise/engine/recipes/facts.ts';
import { OFFERED_SCALES } from '@gramwise/engine/recipes/servings.ts';
import { CONVERTER_UNIT_IDS } from '@gramwise/engine/units/specification/homeConverter.ts';
import type { ToolId } from '#catalogs/tools.ts';
import { MEASURED } from '#features/oven/ovenSetting.ts';
import { TIME_LIMITS } from '#features/recipeIndex/recipeFilter.ts';
import { TOOLS, toolFolder } from '#layouts/allTools.ts';
import { BLOG_CATEGORIES, FRAME_PATHS, PAGES } from '#site/paths.ts';
import type { ParameterValues, SharedWord, ToolParameters } from '#tools/manifest/parameters.ts';

/** A parameter of a URL: its possible values, and the word that explains it if its name does not. */
type Row = readonly [name: string, values: ParameterValues, word?: SharedWord];

/** A page with parameters. */
export interface PageParameters {
  /** The English path, without parameters. */
  path: string;
  /** A query that demonstrates them. */
  example: string;
  rows: readonly Row[];
}

const LOOK: readonly Row[] = [
  ['theme', ['light', 'dark']],
  ['accent', 'color'],
];

const CONVERTER: readonly Row[] = [
  ['ingredient', 'food'],
  ['as', FILLS],
  ['figure', ['measured']],
  ['amount', 'number'],
  ['from', CONVERTER_UNIT_IDS],
  ['to', CONVERTER_UNIT_IDS],
];

/** Pages that are not tools but keep state in their URL. */
const BEFORE = {
  home: {
    path: PAGES.home,
    example: '?ingredient=flour&amount=2&from=cups&to=grams#converter',
    rows: [
      ['q', 'text', 'question'],
      ...CONVERTER,
      ['heat', 'number'],
      ['scale', OVENS, 'ovenScale'],
      ['measured', MEASURED, 'ovenMeasured'],
    ],
  },
} satisfies Record<string, PageParameters>;

const AFTER = {
  recipes: {
    path: PAGES.recipes,
    example: '?search=soup&diets=Vegan',
    rows: [
      ['search', 'text'],
      ['collection', COLLECTIONS],
      ['time', TIME_LIMITS, 'minutes'],
      ['difficulty', DIFFICULTIES],
      ['diets', DIETARY_TAGS],
      ['free', ALLERGENS],
    ],
  },
  recipe: {
    path: '/recipes/chocolate-cake',
    example: '?servings=12&view=metric',
    rows: [
      ['servings', 'number'],
      ['scale', OFFERED_SCALES.map(String), 'times'],
      ['view', MEASUREMENT_SYSTEMS],
      ['of', 'text'],
      ['have', 'number'],
      ['pan', 'text'],
      ['step', 'number'],
    ],
  },
  blog: {
    path: PAGES.blog,
    example: '?category=conversions',
    rows: [
      ['q', 'text', 'search'],
      ['category', BLOG_CATEGORIES],
    ],
  },
  post: { path: '/blog/posts/cups-to-grams-flour', example: '?amount=3', rows: CONVERTER },
  frameConverter: {
    path: FRAME_PATHS.converter,
    example: '?ingredient=sugar&amount=1&from=cups&to=grams&theme=light',
    rows: [...CONVERTER, ...LOOK],
  },
  frameFood: {
    path: FRAME_PATHS.food,
    example: '?food=honey&accent=8a4b08',
    rows: [['food', 'food', 'ingredient'], ...LOOK],
  },
  frameNutrition: { path: FRAME_PATHS.nutrition, example: '?theme=light', rows: LOOK },
} satisfies Record<string, PageParameters>;

const FILES = import.meta.glob<ToolParameters>('../../features/*/parameters.ts', {
  eager: true,
  import: 'parameters',
});

/** Pages with parameters that are not tools. */
export type OtherPage = keyof typeof BEFORE | keyof typeof AFTER;

const ofTools = TOOLS.flatMap(({ id, path }): [ToolId, PageParameters][] => {
  const parameters = FILES[`../../features/${toolFolder(id)}/parameters.ts`];
  return parameters ? [[id, { path, ...parameters }]] : [];
});

/** Every parameter of every page that keeps state in its URL; a test compares them with what the tools read. */
export const PARAMETERS: ReadonlyMap<ToolId | OtherPage, PageParameters> = new Map([
  ...(Object.entries(BEFORE) as [OtherPage, PageParameters][]),
  ...ofTools,
  ...(Object.entries(AFTER) as [OtherPage, PageParameters][]),
]);
