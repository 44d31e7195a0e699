import { describe, expect, it } from 'vitest';
import { lexiconIn, type PackCode } from '../../../tests/packs.ts';
import { MAX_LINE_LENGTH, readLine } from './readLine.ts';

/** The amounts of a line, short: `2 can, size 400 g`. */
const amounts = (line: string, language: PackCode) =>
  readLine(line, lexiconIn(language))
    .amounts.map(({ role, values, unit }) => {
      const numbers = values.map((value) => String(Number(value.toFixed(3)))).join('-');
      return [role === 'main' ? '' : `${role} `, numbers, unit === null ? '' : ` ${unit}`].join('');
    })
    .join(', ');

const LINES: Readonly<Record<PackCode, readonly (readonly [line: string, amounts: string, food: string])[]>> =
  {
    en: [
      ['125g-150g/4½-5½oz plain flour', '125-150 g, alt 4.5-5.5 oz', 'plain flour'],
      ['1.75 litres/3 pints chicken stock', '1.75 l, alt 3 pint', 'chicken stock'],
      ['1-1/2 cups sugar', '1.5 cup', 'sugar'],
      ['1 8 oz pack (226g) cream cheese', '1 package, size 8 oz, size 226 g', 'cream cheese'],
      ['1 - 8 ounce package cream cheese', '1 package, size 8 oz', 'cream cheese'],
      ['2-15 oz cans black beans', '2 can, size 15 oz', 'black beans'],
      ['(2) 15-oz cans black beans', '2 can, size 15 oz', 'black beans'],
      ['(2) 200 g flour', '', '200 g flour'],
      ['1-2 pound package ground beef', '1-2 lb', 'ground beef'],
      ['1 (2 inch) piece ginger', '2 inch', 'ginger'],
      ['1 2-inch piece ginger', '2 inch', 'ginger'],
      ['2 small to medium onions', '2', 'small to medium onions'],
      ['1/4 cup wine to steam mussels', '0.25 cup', 'wine'],
      ['6 chicken legs with skin', '6', 'chicken legs'],
      ['2 x 400g tins chopped tomatoes', '2 can, size 400 g', 'chopped tomatoes'],
      ['1 (14 oz) can coconut milk', '1 can, size 14 oz', 'coconut milk'],
      ['1 level tbsp. cornflour', '1 tbsp', 'cornflour'],
      ['1 cup chocolate chips (from 12-oz bag)', '1 cup', 'chocolate chips'],
      ['1 rounded dessertspoon caster sugar', '1 dessertspoon', 'caster sugar'],
      ['1 cup plus 2 tablespoons flour', '1 cup, plus 2 tbsp', 'flour'],
      ['half a teaspoon of salt', '0.5 tsp', 'salt'],
      ['A quarter of a pound of rice.', '0.25 lb', 'rice'],
      ['1 T. butter', '1 tbsp', 'butter'],
      ['1 t vanilla', '1 tsp', 'vanilla'],
      ['1,000 g potatoes', '1000 g', 'potatoes'],
      ['1.250 g salt', '1.25 g', 'salt'], // a period never groups in English
      ['1,000 almonds', '1000', 'almonds'],
      ['olive oil, 2 tbsp', '2 tbsp', 'olive oil'],
      ['Juice of half a lemon', '0.5', 'Juice of lemon'],
      ['2-4% sea salt', '', 'sea salt'],
      ['1 lb 80/20 ground beef', '1 lb', '80/20 ground beef'],
      ['650 g 00 flour', '650 g', '00 flour'],
      ['2 sticks cinnamon', '2 stalk', 'cinnamon'],
      ['1 cup ready to serve broth', '1 cup', 'ready to serve broth'],
      ['¼ cup olive oil $0.64', '0.25 cup', 'olive oil'],
      ['1 block firm tofu', '1 block', 'firm tofu'],
      ['½ (2 inch) stick cinnamon', '0.5 stalk', 'cinnamon'],
      ['1½ sticks butter', '1.5 stick', 'butter'],
      ['some salt', '', 'salt'],
      ['1 cup half-and-half', '1 cup', 'half-and-half'],
      ['Half and half, 2 cups', '2 cup', 'Half and half'],
      ['Half-and-half, 1 cup', '1 cup', 'Half-and-half'],
      ['1-¹/₂ teaspoons salt', '1.5 tsp', 'salt'],
      ['¹/₃ cup water', '0.333 cup', 'water'],
      ['0.33333334326744 cup celery', '0.333 cup', 'celery'],
      ['4 ounces【113 g】 water', '4 oz, alt 113 g', 'water'],
      ['3 tbsp sugar } Coating', '3 tbsp', 'sugar'],
      ['1 tsp paprika <- important', '1 tsp', 'paprika'],
      ['3 lb bone-in, skin-on chicken thighs', '3 lb', 'bone-in skin-on chicken thighs'],
      ['1 tablespoon or more of sea salt', '1 tbsp', 'sea salt'],
      ['Alternatively, 1 can of tomatoes', '1 can', 'tomatoes'],
      ['Red chili 4-5 nos', '4-5 piece', 'Red chili'],
      ['1 lb beans soaked overnight in water', '1 lb', 'beans'],
      ['2 cups full-fat Greek yogurt', '2 cup', 'full-fat Greek yogurt'],
      ['2 cups full of flour', '2 cup', 'flour'],
      ['1 med. onion', '1', 'med. onion'],
      ['3 stems fresh rosemary', '3 sprig', 'fresh rosemary'],
      ['2 tbsp stem ginger', '2 tbsp', 'stem ginger'],
      ['½ a pint of cream', '0.5 pint', 'cream'],
      ['2 cups and 1/2 teaspoon sugar', '2 cup, plus 0.5 tsp', 'sugar'],
      ['2 boneless, skinless duck breasts', '2', 'boneless skinless duck breasts'],
      ['a 5cm/2in piece of ginger', '1 piece', 'ginger'],
      ['1 doz. eggs', '12', 'eggs'],
      ['1 1/2 dozen eggs', '18', 'eggs'],
      ['2-3 dozen clams', '24-36', 'clams'],
      ['Sunflower, grapeseed, or rapeseed oil', '', 'Sunflower, grapeseed, or rapeseed oil'],
      ['Parsley, for garnish', '', 'Parsley'],
      ['2 x 15ml tablespoons oil', '2 tbsp, size 15 ml', 'oil'],
      ['5cm/2in piece fresh root ginger', '5 cm', 'fresh root ginger'],
      ['12 oz to 1 lb flour', '12-16 oz', 'flour'],
      ['1 tbsp - 1 cup milk', '1 tbsp, alt 1 cup', 'milk'], // not the same number of spoons everywhere
      ['5x carrots', '5', 'carrots'],
      ['2 x-large eggs', '2', 'x-large eggs'],
      ['Onions 2 large', '2', 'Onions'],
      ['Onions 2 large ones', '', 'Onions 2 large ones'],
    ],
    fr: [
      ['2 oignons 0,50 €', '2', 'oignons'],
      ["2 éclats d'ail", '2 clove', 'ail'],
      ['50 g d’éclats de noisettes', '50 g', 'éclats de noisettes'],
      ['4 carreaux de chocolat', '4 piece', 'chocolat'],
      ['1 plant de basilic', '1 box', 'basilic'],
      ['1 cuillère à soupe de concentré dilué dans 10 cl d’eau', '1 tbsp', 'concentré'],
      ['2 noix de beurre', '2 lump', 'beurre'],
      ['beurre : 1 noix', '1 lump', 'beurre'],
      ['3 noix de veau', '3', 'noix de veau'],
      ['10 noisettes', '10', 'noisettes'],
      ['1 filet d’huile', '1 drizzle', 'huile'],
      ['2 filets d’huile', '2 drizzle', 'huile'],
      ['1 filet de tilapia au citron', '1', 'filet de tilapia au citron'],
      ['6 feuilles de menthe', '6 leaf', 'menthe'],
      ['6 grandes feuilles fraîches de menthe', '6 leaf', 'fraîches de menthe'],
      ['4 feuilles de brick', '4', 'feuilles de brick'],
      ['3 gousses d’ail', '3 clove', 'ail'],
      ['1 gousse de vanille', '1', 'gousse de vanille'],
      ["2 c. à soupe d'huile", '2 tbsp', 'huile'],
      ['1 càc et demie de levure', '1.5 tsp', 'levure'],
      ['Sel - 1 cuillère à café', '1 tsp', 'Sel'],
      ['1 cuillère(s) à soupe de sucre', '1 tbsp', 'sucre'],
      ['1 cuillère (à soupe) de miel', '1 tbsp', 'miel'],
      ['1/3 de cuillère à café de sel', '0.333 tsp', 'sel'],
      ['2 t. de farine', '2 cup', 'farine'],
      ['1 l 1/2 d’eau', '1.5 l', 'eau'],
      ['1 kg 500 de pommes', '1.5 kg', 'pommes'],
      ['1 000 g de farine', '1000 g', 'farine'],
      ['250 ml (1 tasse) de lait', '250 ml, alt 1 cup', 'lait'],
      ['le jus d’un citron', '1', 'le jus d citron'],
      ['1 bouquet garni', '1', 'bouquet garni'],
      ['4 filets de poulet', '4', 'filets de poulet'],
      ['un peu de lait', '', 'lait'],
      ['2 c. à café de **cumin** moulu', '2 tsp', 'cumin moulu'],
      ['2 gousses d’**ail**, hachées', '2 clove', 'ail'],
      ['de la cassonade à saupoudrer sur le dessus', '', 'cassonade'],
      ['1 livre de beurre', '1 metric_pound', 'beurre'],
      ['200 g, coupées en fines rondelles carottes', '200 g', 'carottes'],
      ['800 g à 1 kg de butternut', '800-1000 g', 'butternut'],
      ['500 ml à 1 l de bouillon', '500-1000 ml', 'bouillon'],
      ['5x Carottes', '5', 'Carottes'],
    ],
    de: [
      ['3.0 EL Öl', '3 tbsp', 'Öl'],
      ['1,5 l Wasser', '1.5 l', 'Wasser'],
      ['1.000 g Mehl', '1000 g', 'Mehl'],
      ['1.000 Mandeln', '1000', 'Mandeln'],
      ['1,250 kg Mehl', '1.25 kg', 'Mehl'],
      ['2 gestr. TL Backpulver', '2 tsp', 'Backpulver'],
      ['2 EL, gehäuft   Mandelmus', '2 tbsp', 'Mandelmus'],
      ['1 Tasse/n Milch', '1 cup', 'Milch'],
      ['1 Msp. Zimt', '1 knife_tip', 'Zimt'],
      ['2 Dosen à 400 g Kichererbsen', '2 can, size 400 g', 'Kichererbsen'],
      ['anderthalb Liter Wasser', '1.5 l', 'Wasser'],
      ['Äpfel – 2 kg', '2 kg', 'Äpfel'],
      ['Weizenmehl Type 405', '', 'Weizenmehl Type 405'],
      ['1 kl. Zwiebel', '1', 'kl. Zwiebel'],
      ['etwas Öl', '', 'Öl'],
      ['300 + 50 g Mehl', '300 g, plus 50 g', 'Mehl'],
      ['1 KL Zimt', '1 tsp', 'Zimt'],
      ['150 g Linsen, rote', '150 g', 'Linsen rote'],
      ['Pfeffer, weißer aus der Mühle', '', 'Pfeffer weißer'],
      ['2 Zwiebel(n), gewürfelt', '2', 'Zwiebel'],
      ['4 EL Haselnüsse, gemahlen', '4 tbsp', 'Haselnüsse gemahlen'],
      ['Salz, Pfeffer und Majoran', '', 'Salz, Pfeffer und Majoran'],
      ['2, fein gehackt (aufgeteilt) Zwiebeln', '2', 'Zwiebeln'],
      ['200 g, in 2 cm dicke Scheiben Zucchini', '200 g', 'Zucchini'],
      ['1 kleine, in Ringen Lauchstange', '1', 'kleine Lauchstange'],
      ['1 kleiner (120 g), Apfel', '1, alt 120 g', 'kleiner Apfel'],
      ['800 g bis 1 kg Kartoffeln', '800-1000 g', 'Kartoffeln'],
      ['1x Tortellini', '1', 'Tortellini'],
      ['2x Dosen Tomaten', '2 can', 'Tomaten'],
      ['2 x 400 g Dosen Tomaten', '2 can, size 400 g', 'Tomaten'],
      ['Zwiebeln 2 große', '2', 'Zwiebeln'],
      ['1 Päckli Vanillezucker', '1 package', 'Vanillezucker'],
      ['½ Häuptel Kraut', '0.5 bunch', 'Kraut'],
      ['1 Krügerl Bier', '1 glass', 'Bier'],
      ['1 Kopf Salat', '1', 'Kopf Salat'],
      ['500 ml Apfelsaft oder -schorle', '500 ml', 'Apfelsaft oder -schorle'],
      ['2 EL Oliven -oder Rapsöl', '2 tbsp', 'Oliven -oder Rapsöl'],
    ],
    es: [
      ['1 taza y media de harina', '1.5 cup', 'harina'],
      ['Litro y medio de leche', '1.5 l', 'leche'],
      ['Harina: 160 grs. (8 cucharadas soperas)', '160 g, alt 8 tbsp', 'Harina'],
      ['bogavante, 2 kg.', '2 kg', 'bogavante'],
      ['2 cuch.de azucar', '2 tbsp', 'azucar'],
      ['1 cucharada de café de sal', '1 tsp', 'sal'],
      ['1 cucharada de café', '1 tbsp', 'café'],
      ['1,000 g de carne', '1000 g', 'carne'],
      ['un vaso de vino blanco', '1 waterGlass', 'vino blanco'],
      ['entre 100 y 150 g de queso', '100-150 g', 'queso'],
      ['un cuarto de kilo de gambas', '0.25 kg', 'gambas'],
      ['media docena de huevos', '6', 'huevos'],
      ['Sal al gusto', '', 'Sal'],
      ['3 hojas de aguacate', '3', 'hojas de aguacate'],
      ['2 cucharaditas de polvo para hornear', '2 tsp', 'polvo para hornear'],
      ['aceite para hornear', '', 'aceite'],
      ['2 tazas y 1/2 de leche', '2.5 cup', 'leche'],
      ['Sal, pimienta y orégano al gusto', '', 'Sal, pimienta y orégano'],
      ['Perejil, picado', '', 'Perejil'],
      ['750 g a 1 kg de harina', '750-1000 g', 'harina'],
      ['2x tomates', '2', 'tomates'],
      ['Cebollas 2 medianas', '2', 'Cebollas'],
      ['200 ml de agua -fría-', '200 ml', 'agua'],
      ['50 centímetros cúbicos de leche', '50 ml', 'leche'],
      ['Pizca nuez moscada', '', 'nuez moscada'],
    ],
  };

describe.each(Object.entries(LINES) as [PackCode, (typeof LINES)['en']][])(
  'lines in %s',
  (language, lines) => {
    it.each(lines)('%s: %s of %s', (line, expected, food) => {
      expect(amounts(line, language)).toBe(expected);
      expect(readLine(line, lexiconIn(language)).food).toBe(food);
    });
  },
);

it.each<[string, PackCode, boolean]>([
  ['For the sauce:', 'en', true],
  ['Topping', 'en', true],
  ['Pour la garniture on peut utiliser, au choix :', 'fr', true],
  ['Für den Salat', 'de', true],
  ['Para servir:', 'es', true],
  ['## Sauce', 'en', true],
  ['1 jar tomato sauce', 'en', false],
  ['Butter', 'de', false],
  ['Aceite para freír', 'es', false],
])('%j in %s is a heading: %s', (line, language, heading) => {
  expect(readLine(line, lexiconIn(language)).heading).toBe(heading);
});

it('gives the positions of the parts', () => {
  const line = '2 cups flour, sifted';
  const { parts, amounts: found } = readLine(line, lexiconIn('en'));
  expect(parts.map(({ kind, start, end }) => [kind, line.slice(start, end)])).toEqual([
    ['amount', '2 cups'],
    ['other', ' '],
    ['food', 'flour'],
    ['note', ', '],
    ['preparation', 'sifted'],
  ]);
  expect(found.map(({ start, end }) => line.slice(start, end))).toEqual(['2 cups']);
});

it('does not read lines longer than the limit', () => {
  const line = `2 cups ${'a'.repeat(MAX_LINE_LENGTH)}`;
  expect(readLine(line, lexiconIn('en'))).toEqual({
    heading: false,
    amounts: [],
    food: '',
    parts: [{ start: 0, end: line.length, kind: 'note' }],
  });
});
