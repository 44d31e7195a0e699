/**
 * Every value that a choice had in a URL of 1d35f89: the URL and what each value opens. Rows are only added,
 * never changed.
 */

import { FOODS, OLD_FOODS, PAN_RECIPES, PANS, RECIPES, words } from './ids.ts';
import type { ToolName } from './urls.ts';

type Choice = readonly [
  tool: ToolName,
  /** `{}` stands for the value. */
  query: string,
  opens: (value: string) => Readonly<Record<string, unknown>>,
  values: readonly string[],
];

const UNITS = words(`
  milliliters liters cups tablespoons teaspoons fluid_ounces grams kilograms ounces pounds us_legal_cup metric_cup
  imperial_cup japanese_cup go metric_tablespoon australian_tablespoon dessertspoon metric_teaspoon pinch centiliter
  deciliter imperial_fluid_ounce us_gill imperial_gill us_pint imperial_pint us_quart imperial_quart stick_of_butter`);
const FILLS = words(`
  level spooned scooped sifted unsifted packed loose whole halves pieces chopped diced cubed sliced slivered shredded
  flaked grated crumbled crushed ground mashed pureed leaves drained solid melted`);
const LENGTHS = words('mm cm in ft yd m');
const VOLUMES = words('cup tbsp tsp ml l floz pint quart gallon');
const FOOD_IDS = [...Object.keys(FOODS), ...OLD_FOODS];
const LANGUAGES = words('en fr de es');
const ALLERGENS = words(`
  Milk Eggs Wheat Soy Fish Crustaceans Molluscs Peanuts Nuts Sesame Mustard Celery Lupin Sulfites`);
const LEFTOVERS = words(`
  cooked-meat poultry seafood rice pasta vegetables soups-stews casseroles pizza dairy`);
const CONVERTERS = ['converter', 'embed', 'frame'] as const;

const listed = (pan: string) => ({ pan, first: '', second: '', depth: '' });

const SPANISH_UNITS = {
  peso: 'gramos kilogramos libras onzas',
  temperatura: 'celsius fahrenheit kelvin',
  volumen: 'mililitros litro galon taza cucharada',
  longitud: 'cm metro pulgada pie',
};

export const CHOICES: readonly Choice[] = [
  ...CONVERTERS.flatMap((tool): Choice[] => [
    [tool, '?ingredient={}', (ingredient) => ({ ingredient }), FOOD_IDS],
    [tool, '?from={}', (from) => ({ from }), UNITS],
    [tool, '?to={}', (to) => ({ to }), UNITS],
  ]),
  ['converter', '?ingredient=flour&as={}', (as) => ({ as }), FILLS],
  ['oven', '?scale={}&heat=5', (scale) => ({ scale }), words('celsius fahrenheit gas-mark')],
  ['oven', '?scale=gas-mark&heat={}', (mark) => ({ mark }), words('1/4 1/2 1 2 3 4 5 6 7 8 9 10')],
  ['length', '?value=1&from={}', (from) => ({ from }), LENGTHS],
  ['length', '?value=1&to={}', (to) => ({ to }), LENGTHS],
  ['pans', '?recipe={}', (pan) => ({ recipe: listed(pan) }), PANS],
  ['pans', '?mine={}', (pan) => ({ mine: listed(pan) }), PANS],
  [
    'pans',
    '?mine=own-{}~30~20~5',
    (shape) => ({ mine: { pan: `own-${shape}`, first: '30', second: '20', depth: '5' } }),
    words('round square rectangular loaf'),
  ],
  ['multi', '?value=1&from={}', (from) => ({ from }), VOLUMES],
  ['multi', '?value=1&to={}', (to) => ({ to }), VOLUMES],
  ...Object.entries(SPANISH_UNITS).flatMap(([tab, units]): Choice[] => [
    ['spanish', `?tab=${tab}&value=1&from={}`, (from) => ({ tab, from }), words(units)],
    ['spanish', `?tab=${tab}&value=1&to={}`, (to) => ({ tab, to }), words(units)],
  ]),
  ['cooking', '?guests=9&meal={}', (meal) => ({ meal }), words('dinner lunch brunch snacks')],
  ['cooking', '?tab=cooking-time&weight=5&unit={}', (unit) => ({ unit }), words('lb kg')],
  ['cooking', '?tab=cooking-time&protein={}', (protein) => ({ protein }), words('chicken beef pork fish')],
  ['cooking', '?tab=cooking-time&method={}', (method) => ({ method }), words('roast grill slow-cook')],
  ['cooking', '?tab=leftovers&food={}', (food) => ({ food }), LEFTOVERS],
  ['cooking', '?tab=leftovers&storage={}', (storage) => ({ storage }), words('fridge freezer')],
  ['reader', '?lang={}', (language) => ({ language }), LANGUAGES],
  ['reader', '?measures={}', (measures) => ({ measures }), words('metric us written')],
  ['reader', '?country={}', (country) => ({ country }), words('us ca gb au nz fr de at ch es mx jp in')],
  ['reader', '?cup={}', (cup) => ({ cup }), words('cups us_legal_cup metric_cup imperial_cup japanese_cup')],
  ['reader', '?scale={}', (scale) => ({ scale: Number(scale) }), words('0.5 2 3')],
  // It wrote ids with a dot, but did not read them.
  ['reader', '?pan={}', (pan) => ({ pan }), PANS],
  ['reader', '?lines=4~{}', (food) => ({ choices: { 4: { food } } }), FOOD_IDS],
  ['reader', '?lines=4~flour~{}', (way) => ({ choices: { 4: { food: 'flour', way } } }), FILLS],
  [
    'reader',
    '?lines=4~~~{}',
    (unit) => ({ choices: { 4: { unit } } }),
    words(`
      cups us_legal_cup metric_cup imperial_cup japanese_cup tablespoons metric_tablespoon australian_tablespoon
      teaspoons metric_teaspoon fluid_ounces imperial_fluid_ounce us_pint imperial_pint us_quart imperial_quart`),
  ],
  ['sheet', '?foods={}', (food) => ({ foods: [food] }), FOOD_IDS],
  ['sheet', '?units={}', (unit) => ({ units: [unit] }), words('cup 3-4 2-3 1-2 1-3 1-4 tbsp tsp 100g')],
  ['sheet', '?paper={}', (paper) => ({ paper }), words('a4 letter')],
  ['sheet', '?parts={}', (part) => ({ parts: [part] }), words('oven measures')],
  ['embed', '?what={}', (what) => ({ what }), words('converter food')],
  ['embed', '?lang={}', (lang) => ({ lang }), LANGUAGES],
  ['embed', '?theme={}', (theme) => ({ theme }), words('auto light dark')],
  [
    'recipes',
    '?collection={}',
    (collection) => ({ collection }),
    words('general potato soup signature-noodle-condiment indian-pickle chicken-tender vegan mocktail'),
  ],
  ['recipes', '?time={}', (time) => ({ time }), words('15 30 60 120')],
  ['recipes', '?difficulty={}', (difficulty) => ({ difficulty }), words('Easy Medium Intermediate')],
  ['recipes', '?diets={}', (diet) => ({ diets: [diet] }), words('Vegetarian Vegan Gluten-Free Low-Carb')],
  ['recipes', '?free={}', (free) => ({ free: [free] }), ALLERGENS],
  ['cake', '?view={}', (view) => ({ view }), words('written metric us')],
  ['pickle', '?scale={}', (scale) => ({ amount: Number(scale) }), words('0.5 2 3')],
  ['blog', '?category={}', (category) => ({ category }), words('conversions cooking-tips ingredient-guides')],
];

/** What each recipe can be scaled by: `?of=` names an ingredient, `?pan=` a pan. */
export const SCALABLE = Object.entries(RECIPES).map(
  ([id, ingredients]) => [id, ingredients, PAN_RECIPES.includes(id) ? PANS : []] as const,
);

/**
 * What pans multiplied recipes by: as many of them as the recipe uses, two for the cake and the fries. A better rule may
 * move a figure by a third; it must not turn two pans into one.
 */
export const PAN_LINKS = [
  ['chocolate-cake', '?pan=us-round-9', 0.9879],
  ['chocolate-cake', '?pan=us-round-8', 0.7805],
  ['chocolate-cake', '?pan=us-round-6', 0.4391],
  ['oven-baked-french-fries', '?pan=tray-40x30', 1],
  ['rosemary-roast-potatoes', '?pan=tray-40x30', 1],
  ['potato-gratin-dauphinois', '?pan=gratin-32x20', 0.8976],
] as const;
