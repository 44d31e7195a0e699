import { describe, expect, it } from 'vitest';
import { lexiconIn, PACKS, type PackCode } from '../../../tests/packs.ts';
import { notesLast } from '../../recipes/notesLast.ts';
import { sourceOf } from '../source.ts';
import { isPageRow } from './isPageRow.ts';
import { readRecipe } from './readRecipe.ts';
import { sectionPhrases } from './sectionPhrases.ts';

/** All that one marks on a page and copies, in the order of plugins and large sites. */
const COPIED: Readonly<Record<PackCode, string>> = {
  en: `HOME | RECIPES | ABOUT
Jump to Recipe
Print Recipe
4.9 from 37 votes
Plum Crumble
We make it when the plums are ripe.
Prep Time
10 mins
Cook Time
40 mins
Servings: 6
Ingredients
1x
2x
3x
▢ 500 g plums
▢ 1/2 cup sugar
US Customary - Metric
Instructions
Step 1
Halve the plums.
Step 2
Bake for 40 minutes.
Video
Notes
It keeps for two days.`,
  fr: `Accueil > Recettes > Desserts
Rechercher
Crumble aux prunes
Note de 4,7 sur 5
(37 avis)
Ingrédients
6 personnes
500 g de prunes
100 g de sucre
Préparation
Temps total : 50 min
Repos : -
Cuisson : 40 min
Étape 1
Couper les prunes en deux.
Étape 2
Enfourner pour 40 minutes.
Partager`,
  de: `Menü
Rezepte › Backen › Kuchen
Über uns | Suche
Zum Rezept springen
Zwetschgenauflauf
4,8 von 5 Sternen
Zutaten für 6 Portionen
500 g Zwetschgen
100 g Zucker
Zubereitung
Arbeitszeit ca. 10 Minuten
Koch-/Backzeit ca. 40 Minuten
Gesamtzeit ca. 50 Minuten
Schritt 1
Die Zwetschgen halbieren.
Schritt 2
Alles 40 Minuten backen.
Drucken`,
  es: `Inicio » Recetas » Postres
Buscar
Ir a la receta
Imprimir receta
Crumble de ciruelas
4,8 de 37 votos
Ingredientes
500 g de ciruelas
100 g de azúcar
Elaboración
Tiempo total: 50 minutos
Tiempo de cocción: 40 minutos
Paso 1
Corte las ciruelas por la mitad.
Paso 2
Hornee durante 40 minutos.
Guardar`,
};

const READ: Readonly<Record<PackCode, readonly [title: string, cook: number, lines: readonly string[]]>> = {
  en: [
    'Plum Crumble',
    40,
    [
      '500 g plums',
      '1/2 cup sugar',
      'Halve the plums.',
      'Bake for 40 minutes.',
      'We make it when the plums are ripe.',
      'It keeps for two days.',
    ],
  ],
  fr: [
    'Crumble aux prunes',
    40,
    [
      '500 g de prunes',
      '100 g de sucre',
      'Repos : -',
      'Couper les prunes en deux.',
      'Enfourner pour 40 minutes.',
    ],
  ],
  de: [
    'Zwetschgenauflauf',
    40,
    ['500 g Zwetschgen', '100 g Zucker', 'Die Zwetschgen halbieren.', 'Alles 40 Minuten backen.'],
  ],
  es: [
    'Crumble de ciruelas',
    40,
    [
      '500 g de ciruelas',
      '100 g de azúcar',
      'Corte las ciruelas por la mitad.',
      'Hornee durante 40 minutos.',
    ],
  ],
};

describe('a recipe copied with the page around it', () => {
  it.each(['en', 'fr', 'de', 'es'] as const)('has in %s its own title, times and lines only', (language) => {
    const read = readRecipe(COPIED[language], [PACKS[language]]);
    if (!read.ok) throw new Error(read.code);
    const lines = notesLast(read.value.lines).filter(({ kind }) => /ingredient|step|note/.test(kind));
    expect([
      read.value.title,
      read.value.stated.cook,
      lines.map(({ text }) => text.replace(/^▢ /, '')),
    ]).toEqual(READ[language]);
  });
});

describe('isPageRow', () => {
  const isRow = (text: string, language: PackCode) =>
    isPageRow(sourceOf(text, lexiconIn(language)), sectionPhrases(PACKS[language].recipe).page);

  it.each<[PackCode, string]>([
    ['en', 'Notes'],
    ['en', 'Print the stencil on paper'],
    ['en', '2'],
    ['en', '1/2 cup sugar'],
    ['en', 'Save the rest of the dough.'],
    ['fr', 'Note'],
    ['fr', 'Enregistrer la pâte'],
    ['de', 'Von Hand rühren'],
    ['de', 'Schritt 1: Zwetschgen halbieren'],
    ['es', 'Sal'],
    ['es', 'Guardar en la nevera'],
  ])('leaves what a recipe says, %s: %s', (language, text) => {
    expect(isRow(text, language)).toBe(false);
  });
});

/** Numbers of steps that stand alone, as in a list whose numbers a page draws, or with an ordinal's sign. */
it.each<[PackCode, string]>([
  ['en', 'Apple Pie\nIngredients\n2 cups flour\nInstructions\n1\nMix well.\n2\nBake for 20 minutes.'],
  ['de', 'Kuchen\nZutaten\n200 g Mehl\nZubereitung\n1.\nMix well.\n2.\nBake for 20 minutes.'],
  ['es', 'Tarta\nIngredientes\n200 g de harina\nElaboración\n1º Mix well.\n2º Bake for 20 minutes.'],
])('in %s steps are read without their numbers', (language, text) => {
  const read = readRecipe(text, [PACKS[language]]);
  if (!read.ok) throw new Error(read.code);
  const steps = read.value.lines.filter(({ kind }) => kind === 'step');
  expect(steps.map(({ text }) => text)).toEqual(['Mix well.', 'Bake for 20 minutes.']);
});

/** Signs behind the numbers that cooks type, of ordinals and emojis, too. */
it.each(['1.', '1)', '1:', '1.)', '1.-', '1.º', '1º', '1º.-', '1ª', '1°', '1/', '1-', '1️⃣', '12.º'])(
  'a step has words only behind its number: %s',
  (number) => {
    const text = `Tarta\nIngredientes\n200 g de harina\nElaboración\n${number} Mezcle bien.\nHornee 20 minutos.`;
    const read = readRecipe(text, [PACKS.es]);
    expect(read.ok && read.value.lines.findLast(({ text }) => text.includes('Mezcle'))?.text).toBe(
      'Mezcle bien.',
    );
  },
);

it.each([
  '80° C de temperatura, 20 minutos.',
  '180º durante 20 minutos.',
  '1° de más no importa.',
  '1.5 l de agua se hierven.',
  '1/2 taza se reserva.',
])('a number that is none of a step stays: %s', (step) => {
  const text = `Tarta\nIngredientes\n200 g de harina\nElaboración\nMezcle bien.\n${step}`;
  const read = readRecipe(text, [PACKS.es]);
  expect(read.ok && read.value.lines.at(-1)?.text).toBe(step);
});

/** Beside what a serving holds, as pages print it. */
it.each<[PackCode, row: string, servings: number]>([
  ['en', 'Servings: 8 servings   Calories: 412kcal', 8],
  ['en', 'Serves 6 | 350 kcal per serving', 6],
  ['fr', 'Portions : 4 | Calories : 350 kcal', 4],
  ['de', 'Portionen: 4 | Kalorien: 350 kcal', 4],
  ['es', 'Raciones: 4 | Calorías: 350 kcal', 4],
])('in %s the yield is read in %s', (language, row, servings) => {
  const { ingredients, steps } = PACKS[language].recipe.headings;
  const read = readRecipe(`Pie\n${row}\n\n${ingredients}\n3 eggs\n\n${steps}\nMix.`, [PACKS[language]]);
  expect(read.ok && read.value.makes?.low).toBe(servings);
});

it.each<[PackCode, row: string, servings: number, times: readonly [prep: number, cook: number]]>([
  [
    'en',
    'PREP TIME 10 minutes COOK TIME 1 hour 5 minutes TOTAL TIME 1 hour 15 minutes SERVINGS 10 slices',
    10,
    [10, 65],
  ],
  ['en', 'Prep Time: 15 mins  Cook Time: 40 mins  Servings: 8', 8, [15, 40]],
  ['en', 'Prep: 15 mins Cook: 25 mins Yield: 12 muffins Calories: 220', 12, [15, 25]],
  ['fr', 'Préparation 15 min Cuisson 1 h 10 min Temps total 1 h 25 min Pour 6 personnes', 6, [15, 70]],
  [
    'de',
    'Vorbereitungszeit 20 Minuten Backzeit 50 Minuten Gesamtzeit 1 Std. 10 Min. Portionen 12',
    12,
    [20, 50],
  ],
  ['es', 'Preparación 15 minutos Cocción 30 minutos Tiempo total 45 minutos Raciones 4', 4, [15, 30]],
])('in %s all facts are read in %s', (language, row, servings, times) => {
  const { ingredients, steps } = PACKS[language].recipe.headings;
  const read = readRecipe(`Pie\n${row}\n\n${ingredients}\n3 eggs\n\n${steps}\nMix.`, [PACKS[language]]);
  if (!read.ok) throw new Error(read.code);
  const { makes, stated } = read.value;
  expect([makes?.low, [stated.prep, stated.cook]]).toEqual([servings, times]);
});
