import { describe, expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import { SUBSTITUTE_QUESTIONS } from '../../tests/ask/substitutes.ts';
import { PACK_CODES, PACKS, type PackCode } from '../../tests/packs.ts';
import { SUBSTITUTE_LIMITS } from '../../tests/substituteLimits.ts';
import { ALLERGENS } from '../recipes/allergens.ts';
import { SUBSTITUTE_DIETS } from '../recipes/substituteLimits.ts';
import { readMissingFood } from './missingFood.ts';
import { READERS } from './readers.ts';
import { splitSubstituteQuestion } from './substituteQuestion.ts';

const wordsIn = (language: PackCode) => ({ ...PACKS[language].ask, limits: SUBSTITUTE_LIMITS[language] });

/** The first food, and the amount: `buttermilk 240 ml`. */
function missing(language: PackCode, text: string): string | null {
  const found = readMissingFood(text, contextIn(language), READERS);
  if (!found) return null;
  const { milliliters, grams, pieces } = found.amount ?? {};
  const round = (value: number) => String(Number(value.toPrecision(3)));
  const amount =
    pieces !== undefined
      ? `${round(pieces)} pieces`
      : milliliters !== undefined
        ? `${round(milliliters)} ml`
        : grams !== undefined
          ? `${round(grams)} g`
          : '';
  return `${found.foods[0]} ${amount}`.trim();
}

describe('a question for a substitute', () => {
  it.each<[PackCode, string, string]>([
    ['en', 'substitute for buttermilk', 'buttermilk'],
    ['en', 'What can I use instead of heavy cream?', 'cream'],
    ['en', 'substitute for 1 cup buttermilk', 'buttermilk 237 ml'],
    ['en', 'what to use instead of 2 eggs', 'whole-egg 2 pieces'],
    ['en', 'baking powder substitute', 'baking-powder'],
    ['en', 'how do I replace an egg in baking', 'whole-egg'],
    ['en', 'out of sour cream', 'sour-cream'],
    ['en', 'alternatives to butter', 'butter'],
    ['en', 'replacement for 3 tbsp cornstarch', 'cornstarch 44.4 ml'],
    ['en', "what's a good substitute for honey?", 'honey'],
    ['en', 'is there a substitute for fresh yeast', 'yeast-fresh'],
    ['en', 'butter substitute in cookies', 'butter'],
    ['en', 'can i use baking soda instead of baking powder', 'baking-powder'],
    ['en', 'baking soda instead of 1 tsp baking powder', 'baking-powder 4.93 ml'],
    ['en', 'cornstarch substitute for thickening gravy', 'cornstarch'],
    ['en', 'im out of baking powder, need 2 tsp', 'baking-powder 9.86 ml'],
    ['en', '1 tbsp fresh oregano = how much dried', 'oregano-fresh 14.8 ml'],
    ['en', 'how much dried thyme instead of 1 tbsp fresh', 'thyme-fresh 14.8 ml'],
    ['fr', '1 cuillère à soupe de thym frais en séché', 'thyme-fresh 15 ml'],
    ['de', '1 EL frischer Thymian in getrocknet', 'thyme-fresh 15 ml'],
    ['es', '1 cucharada de tomillo fresco en seco', 'thyme-fresh 15 ml'],
    ['en', 'buttermilk substitute 200 ml', 'buttermilk 200 ml'],
    ['en', 'buttermilk substitute 1/2 cup', 'buttermilk 118 ml'],
    ['en', 'out of buttermilk need 1 cup', 'buttermilk 237 ml'],
    ['de', 'Ersatz für Buttermilch, brauche 200 ml', 'buttermilk 200 ml'],
    ['es', 'sustituto de mantequilla, necesito 100 g', 'butter 100 g'],
    ['en', 'egg substitute 2', 'whole-egg 2 pieces'],
    ['de', 'buttermilch ersatz 200 ml', 'buttermilk 200 ml'],
    ['de', 'Buttermilch-Ersatz 200ml', 'buttermilk 200 ml'],
    ['fr', 'substitut beurre 100 g', 'butter 100 g'],
    ['es', 'sustituto mantequilla 100 gramos', 'butter 100 g'],
    ['fr', 'remplacer la crème', 'cream'],
    ['de', 'zitronensaft ersetzen durch essig', 'lemon-juice'],
    ['de', 'guter Ersatz für Butter', 'butter'],
    ['fr', 'par quoi remplacer les œufs ?', 'whole-egg'],
    ['fr', 'comment remplacer 100 g de beurre', 'butter 100 g'],
    ['fr', 'substitut de la levure chimique', 'baking-powder'],
    ['fr', 'que mettre à la place du miel', 'honey'],
    ['fr', 'remplacer 20 cl de crème liquide', 'cream 200 ml'],
    ['fr', 'par quoi remplacer la maïzena', 'cornstarch'],
    ['fr', 'remplacer l’huile', 'oil'],
    ['de', 'Ersatz für Backpulver', 'baking-powder'],
    ['de', 'Was kann ich statt Buttermilch nehmen?', 'buttermilk'],
    ['de', 'Wie ersetze ich 2 Eier?', 'whole-egg 2 pieces'],
    ['de', 'Eiersatz', 'whole-egg'],
    ['de', 'Buttermilch-Ersatz', 'buttermilk'],
    ['de', '200 g saure Sahne ersetzen', 'sour-cream 200 g'],
    ['de', 'Alternative zu Sahne', 'cream'],
    ['de', 'Ersatz für 1 Päckchen Backpulver', 'baking-powder 1 pieces'],
    ['de', 'womit kann man Speisestärke ersetzen', 'cornstarch'],
    ['es', 'sustituto de la mantequilla', 'butter'],
    ['es', '¿Con qué puedo sustituir el huevo?', 'whole-egg'],
    ['es', 'sustituir 100 g de mantequilla', 'butter 100 g'],
    ['es', 'en lugar de maicena', 'cornstarch'],
    ['es', 'cómo reemplazar la levadura química', 'baking-powder'],
    ['es', '¿Qué usar en vez de miel?', 'honey'],
    ['en', 'can i use oil instead of butter', 'butter'],
    ['en', 'replace butter with oil', 'butter'],
    ['en', "i don't have any buttermilk", 'buttermilk'],
    ['en', 'no heavy cream what can i use instead', 'cream'],
    ['de', 'kann ich Öl statt Butter nehmen', 'butter'],
    ['de', 'butter durch öl ersetzen', 'butter'],
    ['de', 'keine eier im haus was nehmen', 'whole-egg'],
    ['de', 'ei ersetzen kuchen', 'whole-egg'],
    ['fr', "j'ai plus d'œuf je mets quoi à la place", 'whole-egg'],
    ['fr', 'remplacer beurre par huile', 'butter'],
    ['fr', 'pas de levure que faire', 'yeast-instant'],
    ['es', 'no tengo maicena con que la cambio', 'cornstarch'],
    ['es', 'puedo usar aceite en vez de mantequilla', 'butter'],
    ['es', 'q puedo usar en vez de leche', 'milk'],
  ])('in %s, %s: %s', (language, question, food) => {
    const asked = splitSubstituteQuestion(question, wordsIn(language));
    expect(asked && missing(language, asked.text)).toBe(food);
    expect(asked).toMatchObject({ diet: null, without: [], other: false });
  });

  it.each<[PackCode, string]>([
    ['en', '2 cups flour in grams'],
    ['en', 'buttermilk'],
    ['en', '1 cup buttermilk'],
    ['en', '350 F in C'],
    ['en', '1 can of tomatoes'],
    ['fr', '1 tasse de farine en grammes'],
    ['fr', 'crème'],
    ['de', '1 Becher Sahne in ml'],
    ['de', 'Ei'],
    ['es', 'una taza de harina en gramos'],
    ['en', '8 inch pan instead of 9 inch'],
    ['en', "i don't have a scale how many cups is 200 g flour"],
    ['es', 'cambiar 200 g de harina a tazas'],
    ['en', 'no buttermilk in this recipe 1 cup milk'],
    ['en', 'i have no scale 2 cups flour'],
    ['en', 'missing 200 g flour'],
    ['en', 'no eggs for 4 people'],
    ['de', 'keine waage 200 g mehl in tassen was nun'],
    ['de', 'backpulver ist im teig, wie lange backen'],
    ['fr', 'changer 2 tasses en grammes'],
    ['fr', 'plus de 200 g de farine'],
    ['es', 'pan sin levadura 500 g harina'],
    ['es', 'cambiar 2 tazas de azucar a gramos'],
  ])('in %s is not %s', (language, text) => {
    expect(splitSubstituteQuestion(text, wordsIn(language))).toBeNull();
  });
});

it.each<[PackCode, string, missing: string, by: string, sure: boolean | 'by']>([
  ['en', 'no buttermilk what can i use for 1 cup', 'buttermilk 237 ml', '', false],
  ['en', "we've got no cornstarch left, recipe needs 2 tbsp", 'cornstarch 29.6 ml', '', false],
  ['en', 'swapping 1 egg for applesauce', 'whole-egg 1 pieces', 'applesauce', true],
  ['en', 'swapping 1/2 cup butter for oil in brownies how much', 'butter 118 ml', 'oil', true],
  ['en', 'missing 1 cup of buttermilk, what now', 'buttermilk 237 ml', '', false],
  ['de', '100 g butter durch öl ersetzen wieviel nehm ich', 'butter 100 g', 'oil', true],
  ['de', 'hab keine buttermilch mehr was nehm ich für 250 ml', 'buttermilk 250 ml', '', false],
  ['de', '1 ei gegen apfelmus tauschen', 'whole-egg 1 pieces', 'applesauce', 'by'],
  ['de', 'backpulver ist alle, was nun', 'baking-powder', '', false],
  ['fr', 'remplacer 100 g de beurre par de l’huile je mets combien', 'butter 100 g', 'oil', true],
  ['fr', 'changer 1 oeuf contre de la compote', 'whole-egg 1 pieces', 'applesauce', 'by'],
  ['fr', 'il me manque 2 oeufs que mettre a la place', 'whole-egg 2 pieces', '', false],
  ['fr', 'au lieu de 100 g de sucre combien de miel', 'sugar 100 g', 'honey', true],
  ['es', 'cambiar 100 g de mantequilla por aceite cuanto pongo', 'butter 100 g', 'oil', 'by'],
  ['es', 'se me acabo la maicena necesito 2 cucharadas', 'cornstarch 30 ml', '', false],
])('in %s, %s misses %s', (language, question, food, by, sure) => {
  const asked = splitSubstituteQuestion(question, wordsIn(language));
  expect(asked?.sure).toBe(sure);
  expect(asked && missing(language, asked.text)).toBe(food);
  expect(asked?.by && missing(language, asked.by)).toBe(by);
});

/** The first food and the limits: `whole-egg vegan -Wheat`; null where nothing may be offered. */
function limited(language: PackCode, question: string): string | null {
  const asked = splitSubstituteQuestion(question, wordsIn(language));
  if (!asked || asked.other) return null;
  const [food = null] = readMissingFood(asked.text, contextIn(language), READERS)?.foods ?? [];
  const without = asked.without.length > 0 ? `-${asked.without.join(',')}` : null;
  return [food, asked.diet, without].filter((part) => part !== null).join(' ');
}

describe.each(PACK_CODES)('a substitute with limits, in %s', (language) => {
  it.each(SUBSTITUTE_QUESTIONS[language])('%s: %s', (question, expected) => {
    expect(limited(language, question)).toBe(expected);
  });

  it('has words for every diet and allergen', () => {
    const { words, contents } = SUBSTITUTE_LIMITS[language];
    const worded = new Set([...Object.keys(words), ...Object.keys(contents)]);
    expect([...SUBSTITUTE_DIETS, ...ALLERGENS].filter((limit) => !worded.has(limit))).toEqual([]);
  });
});

it.each<[PackCode, string, string | null]>([
  ['en', 'buttermilk 240 ml', 'buttermilk 240 ml'],
  ['en', '300 g sour cream', 'sour-cream 300 g'],
  ['en', '42 g fresh yeast', 'yeast-fresh 42 g'],
  ['en', '3 cloves garlic', 'garlic-minced 3 pieces'],
  ['en', '2 vanilla beans', 'vanilla-beans 2 pieces'],
  ['en', '2 jars vanilla beans', 'vanilla-beans'],
  ['en', 'xyzzy', null],
  ['de', '1/2 TL Natron', 'baking-soda 2.5 ml'],
  ['fr', '2 jaunes d’œufs', 'egg-yolk 2 pieces'],
  ['es', '3 huevos', 'whole-egg 3 pieces'],
])('in %s, %s is missing: %s', (language, text, food) => {
  expect(missing(language, text)).toBe(food);
});

it.each(PACK_CODES)('%s names only limits that substitutes have', (code) => {
  const { words, contents } = SUBSTITUTE_LIMITS[code];
  const known: readonly string[] = [...SUBSTITUTE_DIETS, ...ALLERGENS];
  expect([...Object.keys(words), ...Object.keys(contents)].filter((limit) => !known.includes(limit))).toEqual(
    [],
  );
});
