import { readFileSync } from 'node:fs';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { Language } from '#catalogs/languages.ts';

interface RealRecipe {
  language: Language;
  file: string;
  measures: 'metric' | 'us';
  /** Its country, which decides what a cup is. */
  country: CountryId;
  serves: number | null;
  /** Its number of ingredients, including those without an amount. */
  ingredients: number;
  /** Lines of the result, calculated by hand from the sources' grams per cup (`engine/src/foods`). */
  lines: readonly string[];
  /** Texts of its steps. */
  steps: readonly string[];
}

/** Three real recipes in each language (`real/README.md`). */
export const REAL_RECIPES: readonly RealRecipe[] = [
  {
    language: 'en',
    file: 'en-pancakes',
    measures: 'metric',
    country: 'us',
    // `2 mega servings (or 4 ...)` is too ambiguous.
    serves: null,
    ingredients: 10,
    // 2 x 125; spoons stay; 1.75 x 236.6 = 414 ml; 118.3 ml
    lines: [
      '250 g all-purpose flour',
      '3 tbsp sugar',
      '415 ml buttermilk (see note)',
      '120 ml cold seltzer water',
    ],
    steps: ['cook 120-ml batter at a time, about 2.5 minutes per side'],
  },
  {
    language: 'en',
    file: 'en-pan-pizza',
    measures: 'metric',
    country: 'us',
    serves: null,
    ingredients: 8,
    lines: ['400 grams (about 2.5 cups) bread flour', '275 grams water'],
    // 10 x 2.54; (75 - 32) / 1.8 = 23.9; (550 - 32) / 1.8 = 287.8; 177 ml
    steps: ['a 25 cm cast iron skillet', 'no warmer than 24°C', 'preheat to 290°C', 'with 175-ml sauce'],
  },
  {
    language: 'en',
    file: 'en-mac-and-cheese',
    measures: 'metric',
    country: 'us',
    serves: null,
    ingredients: 12,
    // 591 ml; 453.6 g; 1.5 x 113; 1.5 x 100
    lines: [
      '590 ml milk',
      '454 g elbow, shell',
      '170 g grated sharp cheddar',
      '150 g grated Parmesan cheese',
    ],
    // (400 - 32) / 1.8 = 204.4: a dial has 200
    steps: ['Preheat the oven to 200°C', 'about 15 minutes'],
  },
  {
    language: 'fr',
    file: 'fr-gateau-aux-carottes',
    measures: 'us',
    country: 'fr',
    serves: 8,
    ingredients: 12,
    // 300 / 125 = 2.4; 350 / 220 = 1.59; 200 ml; 275 / 110 = 2.5
    lines: ['2 1/3 tasses + 1 c. à soupe de farine', '3 cuillère à café de cannelle', '4 œufs moyens'],
    // 180 x 1.8 + 32 = 356
    steps: ['un four à 350°F / T6'],
  },
  {
    language: 'fr',
    file: 'fr-far-breton',
    measures: 'us',
    country: 'fr',
    serves: 6,
    ingredients: 6,
    // 250 / 200; 250 / 125; 1000 / 236.6 = 4.23
    lines: [
      '1 1/4 tasse de sucre blanc',
      '2 tasses de farine blanche',
      '4 1/4 tasses de lait',
      '1 pincée de sel',
    ],
    // 200 x 1.8 + 32 = 392: a dial has 400
    steps: ['un four à 400°F / T6'],
  },
  {
    language: 'fr',
    file: 'fr-gaufres',
    measures: 'us',
    country: 'fr',
    serves: 4,
    // The ingredients, and a remark among them.
    ingredients: 6,
    // 200 / 125 = 1.6; 50 / 200; 250 / 236.6 = 1.06
    lines: [
      '1 1/2 tasse + 2 c. à soupe de farine blanche',
      '1/4 tasse de sucre blanc',
      '1 tasse + 1 c. à soupe de lait',
    ],
    steps: ['Laisser cuire trois à cinq minutes'],
  },
  {
    language: 'de',
    file: 'de-apfelkuchen',
    measures: 'us',
    country: 'de',
    serves: null,
    ingredients: 10,
    // 150 / 226.8 = 0.66; 250 / 96 = 2.6
    lines: ['6             Eier', '2/3 Tasse', '2 TL          Backpulver'],
    // 175 x 1.8 + 32 = 347: a dial has 350
    steps: ['auf 350 °F Umluft vorheizen', 'Für 45 Minuten in den Backofen'],
  },
  {
    language: 'de',
    file: 'de-oatmeal-cookies',
    measures: 'us',
    country: 'de',
    serves: 8,
    ingredients: 9,
    // 64 / 125 = 0.51; 60 / 236.6 = 0.25
    lines: ['1/2 Tasse + 1/2 TL      Weizenmehl', '1/4 Tasse     Olivenöl', '¼ TL      Salz'],
    // 190 x 1.8 + 32 = 374
    steps: ['Bei 375 °F 8-10 Minuten backen'],
  },
  {
    language: 'de',
    file: 'de-indisches-curry',
    measures: 'us',
    country: 'de',
    serves: 4,
    ingredients: 15,
    // 600 / 453.6 = 1.323
    lines: ['1 1/3 lb      Lamm- oder Rinderhack', '1½ TL     Gewürznelken'],
    // 150 / 236.6 = 0.63
    steps: ['1/2 Tasse + 2 EL Wasser', '20-30 Minuten'],
  },
  {
    language: 'es',
    file: 'es-torta-de-calabaza',
    measures: 'metric',
    // Nothing in it tells the country, though all of America says polvo de hornear
    country: 'es',
    serves: 10,
    ingredients: 11,
    // cups of 250 ml: 2 x 125 x 250 / 236.6 = 264; 220 x 250 / 236.6 = 232
    lines: [
      '500 g de calabaza',
      '264 g de harina de trigo',
      '232 g de azúcar morena',
      '125 ml de aceite vegetal',
    ],
    steps: ['Preparar la mezcla: Bate los huevos', 'hornea a 180°C durante 50-60 minutos'],
  },
  {
    language: 'es',
    file: 'es-arroz-con-coco',
    measures: 'metric',
    country: 'co',
    serves: 6,
    ingredients: 8,
    // cups of 240 ml: 2 x 185 x 240 / 236.6 = 375; 720 ml
    lines: ['375 g de arroz blanco', '720 ml de agua', '4 cucharadas de azúcar morena'],
    steps: ['Cocina a fuego medio'],
  },
  {
    language: 'es',
    file: 'es-crab-patty',
    measures: 'metric',
    country: 'co',
    serves: 10,
    ingredients: 13,
    // cups of 240 ml: 2 x 125 x 240 / 236.6 = 254; 120 ml
    lines: [
      '254 g de harina de trigo',
      '120 ml de agua',
      '500 g de carne de cangrejo',
      'Sal y pimienta al gusto',
    ],
    steps: ['Deja reposar 10 minutos'],
  },
];

export const realText = (file: string) => readFileSync(`tests/reader/real/${file}.txt`, 'utf8');
