import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

async function optionsFor(language: Language, question: string): Promise<readonly string[]> {
  const view = await firstAnswer(language, question);
  if (view.kind !== 'choose') return [];
  return view.choices.flatMap(({ options }) =>
    options.map(({ label, answer }) => `${label}: ${answer}`.replaceAll(/[\u00a0\u202f]/g, ' ')),
  );
}

it.each<[language: Language, question: string, first: string, second: string]>([
  [
    'en',
    'how many ml in a cup and how many grams in a cup of rice',
    'how many ml in a cup: 237 ml',
    'how many grams in a cup of rice: 185 g',
  ],
  [
    'en',
    'how many grams and ounces in a cup of sugar',
    'how many grams in a cup of sugar: 200 g',
    'how many ounces in a cup of sugar: 7.05 oz',
  ],
  [
    'en',
    'how many grams in a stick of butter, how many tablespoons in a stick of butter',
    'how many grams in a stick of butter: 113 g',
    'how many tablespoons in a stick of butter: 8 tbsp',
  ],
  [
    'en',
    'how many cups in a quart and in a gallon',
    'how many cups in a quart: 4 cups',
    'a gallon = cups: 16 cups',
  ],
  ['en', '9 inch pan in cm and 350 f in c', '9 inch pan in cm: 22.86 cm', '350 f in c: 180 °C'],
  [
    'de',
    'was wiegt eine zwiebel und was wiegt eine karotte',
    'was wiegt eine zwiebel: 110 g',
    'was wiegt eine karotte: 65 g',
  ],
  [
    'en',
    'milk 1 cup and sugar 2 tbsp for double',
    '1 cup milk * 2 = cup: 2 cups',
    '2 tbsp sugar * 2 = tbsp: 4 tbsp',
  ],
  [
    'en',
    'double 1 cup milk and 2 tbsp sugar',
    '1 cup milk * 2 = cup: 2 cups',
    '2 tbsp sugar * 2 = tbsp: 4 tbsp',
  ],
  [
    'es',
    'el doble de 200 g de harina y 100 g de azúcar',
    '200 g de harina * 2 = g: 400 g',
    '100 g de azúcar * 2 = g: 200 g',
  ],
  [
    'fr',
    'le double de 200 g de farine et 100 g de sucre',
    '200 g de farine * 2 = g: 400 g',
    '100 g de sucre * 2 = g: 200 g',
  ],
  [
    'de',
    'das Doppelte von 200 g Mehl und 2 EL Zucker',
    '200 g Mehl * 2 = g: 400 g',
    '2 EL Zucker * 2 = EL: 4 EL (15 ml)',
  ],
  ['de', '1 cup mehl in gramm und in ml', '1 cup mehl in gramm: 125 g', '1 cup mehl in ml: 237 ml'],
  ['fr', '8 oz en g et 1 pinte en ml', '8 oz en g: 227 g', '1 pinte en ml: 473 ml'],
  ['es', '1 libra en gramos y en onzas', '1 libra en gramos: 454 g', '1 libra en onzas: 16 oz'],
  [
    'es',
    'cuantos ml tiene una taza y cuantos una cucharada',
    'cuantos ml tiene una taza: 250 ml',
    'una cucharada = ml: 15 ml',
  ],
])('in %s answers both questions of "%s"', async (language, question, first, second) => {
  expect(await optionsFor(language, question)).toEqual([first, second]);
});

// Half of these is no question, or belongs to the other half.
it.each<[language: Language, question: string]>([
  ['en', '2 and a half cups of flour and a pinch'],
  ['en', '8 oz and 2 tbsp milk in grams'],
  ['en', 'if 1 cup is 120 g and i need 300 g how many cups'],
  ['en', 'i have 2 cups flour and need 3 cups how much more'],
  ['en', 'preheat 350 and bake 20 minutes'],
  ['en', 'double cream 1 cup and a pinch'],
  ['de', '200 g mehl und halb so viel zucker'],
  ['de', 'rezept mit 500 g mehl und ich habe nur 300 g'],
  ['fr', '1 cuillère de sel et poivre en grammes'],
  ['es', '2 tazas de arroz y frijoles en gramos'],
])('in %s takes "%s" for one question', async (language, question) => {
  expect(await optionsFor(language, question)).toEqual([]);
});
