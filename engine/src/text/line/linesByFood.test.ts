import { describe, expect, it } from 'vitest';
import { lexiconIn, type PackCode } from '../../../tests/packs.ts';
import { holdsSecondFood, linesByFood } from './linesByFood.ts';
import { textLine } from './textLine.ts';

const partsOf = (language: PackCode, text: string) =>
  linesByFood(textLine(text, lexiconIn(language))).map(({ line, start }) => [start, line.text]);

describe('a line of two foods with amounts', () => {
  it.each<[PackCode, string, string[]]>([
    ['en', '2 carrots and 1 onion', ['2 carrots', '1 onion']],
    ['en', '1 carrot and 2 onions, chopped', ['1 carrot', '2 onions, chopped']],
    ['en', '1 tsp salt and 1/2 tsp pepper', ['1 tsp salt', '1/2 tsp pepper']],
    ['en', '500 g potatoes, peeled, and 2 carrots', ['500 g potatoes, peeled', '2 carrots']],
    ['en', '1 egg plus 1 egg yolk', ['1 egg', '1 egg yolk']],
    ['en', '1 egg + 2 yolks', ['1 egg', '2 yolks']],
    // Columns of a page, or of a message
    ['en', '2 cups flour | 1 cup sugar', ['2 cups flour', '1 cup sugar']],
    ['en', '1 cup milk      1/2 cup oil', ['1 cup milk', '1/2 cup oil']],
    ['en', '2 cups flour\t1 cup sugar', ['2 cups flour', '1 cup sugar']],
    ['en', '1 lb macaroni; 1/4 c flour; 3 c milk', ['1 lb macaroni', '1/4 c flour', '3 c milk']],
    ['de', '250 g Linsen   |  2 Möhren', ['250 g Linsen', '2 Möhren']],
    // What a list is for
    ['en', 'Dough: 2 cups flour, 1 cup milk, 2 eggs', ['Dough:', '2 cups flour', '1 cup milk', '2 eggs']],
    [
      'de',
      'Für den Teig: 250 g Mehl, 3 Eier, 1 Prise Salz',
      ['Für den Teig:', '250 g Mehl', '3 Eier', '1 Prise Salz'],
    ],
    [
      'fr',
      'Vinaigrette : 1 cs vinaigre, 3 cs huile, 1 cc moutarde',
      ['Vinaigrette :', '1 cs vinaigre', '3 cs huile', '1 cc moutarde'],
    ],
    [
      'es',
      'Relleno - 200 g de queso, 2 huevos, 50 g de azúcar',
      ['Relleno -', '200 g de queso', '2 huevos', '50 g de azúcar'],
    ],
    ['en', '1 cup flour and a pinch of salt', ['1 cup flour', 'a pinch of salt']],
    [
      'en',
      '2 scallions and 1 bunch chives, roughly chopped (see note)',
      ['2 scallions', '1 bunch chives, roughly chopped (see note)'],
    ],
    ['en', '1 (15 oz) can beans and 2 tbsp tomato paste', ['1 (15 oz) can beans', '2 tbsp tomato paste']],
    ['en', '1 onion and about 2 cups stock', ['1 onion', 'about 2 cups stock']],
    ['en', '1 tsp salt and 1/4 tsp each pepper and mace', ['1 tsp salt', '1/4 tsp each pepper and mace']],
    ['de', '1 TL Salz und je 1/2 TL Pfeffer und Zimt', ['1 TL Salz', 'je 1/2 TL Pfeffer und Zimt']],
    ['de', '1 Zwiebel und ca. 2 EL Öl', ['1 Zwiebel', 'ca. 2 EL Öl']],
    ['en', '1 carrot and 2 onions and 3 leeks', ['1 carrot', '2 onions', '3 leeks']],
    ['en', 'milk 1 cup and sugar 2 tbsp', ['milk 1 cup', 'sugar 2 tbsp']],
    ['en', '1 cup milk and sugar 2 tbsp', ['1 cup milk', 'sugar 2 tbsp']],
    ['de', '200 g Mehl und Zucker 100 g', ['200 g Mehl', 'Zucker 100 g']],
    ['fr', '200 g de farine et sucre 100 g', ['200 g de farine', 'sucre 100 g']],
    ['es', '200 g de harina y azúcar 100 g', ['200 g de harina', 'azúcar 100 g']],
    ['en', 'Salt: 1 tsp, pepper: 1/2 tsp', ['Salt: 1 tsp', 'pepper: 1/2 tsp']],
    ['en', 'carrots 2 large and onion 1', ['carrots 2 large', 'onion 1']],
    ['de', 'Mehl 200 g, Zucker 1,5 EL und Milch 1 Tasse', ['Mehl 200 g', 'Zucker 1,5 EL', 'Milch 1 Tasse']],
    ['fr', 'lait 25 cl et sucre 50 g', ['lait 25 cl', 'sucre 50 g']],
    ['es', 'harina 200 g y huevos 3', ['harina 200 g', 'huevos 3']],
    ['en', 'salt and 1/4 tsp pepper', ['salt', '1/4 tsp pepper']],
    ['de', 'Salz und 1/4 TL Pfeffer', ['Salz', '1/4 TL Pfeffer']],
    ['fr', 'sel et 1 c. à soupe d’huile', ['sel', '1 c. à soupe d’huile']],
    ['es', 'sal y 1/4 cucharadita de pimienta', ['sal', '1/4 cucharadita de pimienta']],
    ['fr', '2 carottes et 1 oignon', ['2 carottes', '1 oignon']],
    ['fr', '250 g de farine et 3 œufs', ['250 g de farine', '3 œufs']],
    ['de', '1 Zwiebel und 2 Zehen Knoblauch', ['1 Zwiebel', '2 Zehen Knoblauch']],
    ['de', '250 g Mehl und 3 Eier', ['250 g Mehl', '3 Eier']],
    ['es', '2 zanahorias y 3 dientes de ajo', ['2 zanahorias', '3 dientes de ajo']],
    ['es', '200 g de harina y 2 huevos', ['200 g de harina', '2 huevos']],
    [
      'en',
      '1 can chickpeas, 2 tbsp tahini, juice of 1 lemon, 2 cloves garlic, minced, and 1/2 tsp salt',
      ['1 can chickpeas', '2 tbsp tahini', 'juice of 1 lemon', '2 cloves garlic, minced', '1/2 tsp salt'],
    ],
    [
      'de',
      '250g Butter, 1,5 EL Zucker (braun, fein), 4 Eier, 1 Pck. Backpulver und 125 ml Milch',
      ['250g Butter', '1,5 EL Zucker (braun, fein)', '4 Eier', '1 Pck. Backpulver', '125 ml Milch'],
    ],
    [
      'fr',
      '250 g de farine, 4 œufs, le jus d’un citron, 50 g de beurre fondu',
      ['250 g de farine', '4 œufs', 'le jus d’un citron', '50 g de beurre fondu'],
    ],
    [
      'es',
      '3 aguacates maduros, 1/2 cebolla, el zumo de 1 limón, cilantro y sal',
      ['3 aguacates maduros', '1/2 cebolla', 'el zumo de 1 limón, cilantro y sal'],
    ],
  ])('in %s is a line for each: %j', (language, text, expected) => {
    const parts = partsOf(language, text);
    expect(parts.map(([, part]) => part)).toEqual(expected);
    expect(parts.every(([start, part]) => text.startsWith(String(part), Number(start)))).toBe(true);
  });
});

describe('a line of one food', () => {
  it.each<[PackCode, string]>([
    ['en', '1 chicken, 3 lb, cut into 8 pieces'],
    ['en', '1 lb shrimp, 20 pieces, peeled'],
    ['en', '2 onions, 1 diced, 1 sliced'],
    ['de', '1 kg Kartoffeln, geschält, in 2 cm großen Würfeln'],
    ['en', '1 and 1/2 cups flour'],
    ['en', '1 cup and 2 tbsp flour'],
    ['en', '1 cup flour plus 2 tbsp'],
    ['en', '1 cup flour plus 2 tbsp for dusting'],
    ['en', '450 g flour plus 4 tablespoons extra for kneading'],
    ['en', '2 cups flour plus 1/4 cup more if needed'],
    ['en', '2 tbsp oil, plus 1 tbsp for the pan'],
    ['en', '1 cup half and half'],
    ['en', '1/2 cup half and half or light cream'],
    ['en', '1 onion, halved and 1/2 inch thick'],
    ['en', '1 onion, half diced and half sliced'],
    ['en', '1 cup stock (water plus 1 stock cube is fine)'],
    ['de', 'abgeriebene Schale und 2 EL Saft von 1 Zitrone'],
    ['en', 'salt to taste and 1 tsp pepper'],
    ['en', 'red and 1 green bell pepper'],
    ['en', '1 lb shrimp, 16-20 count, 2 tbsp oil, 1 lemon'],
    ['de', 'rote und 1 gelbe Paprika'],
    ['en', 'salt and pepper 1 tsp'],
    ['en', 'oil 2 tbsp and 1 tbsp for frying'],
    ['en', 'onion 1, cut in 4'],
    ['en', 'butter 100 g, melted'],
    ['en', '1 pinch and 1/4 tsp salt'],
    ['fr', 'entre 1 et 2 oignons'],
    ['de', 'zwischen 1 und 2 Zwiebeln'],
    ['es', '1 litro y 1/2 de leche'],
    ['es', '2 cucharadas y media de sal'],
  ])('in %s stays one: %j', (language, text) => {
    const line = textLine(text, lexiconIn(language));
    expect(partsOf(language, text)).toEqual([[0, text]]);
    expect(holdsSecondFood(line)).toBe(false);
  });
});

describe('a second amount that shares words with the first', () => {
  it.each<[PackCode, string]>([
    ['en', '1 red and 2 green peppers'],
    ['en', 'juice of 1 lemon and 2 limes'],
    ['en', '3 eggs and 1 for brushing'],
    ['en', '1 red pepper and 1 green'],
    ['fr', '1 oignon et 1/2'],
    ['es', '1 cebolla y 1/2'],
    ['fr', '1 œuf et 2 jaunes'],
    ['es', '1 lata de atún y 2 de maíz'],
    ['es', '1 cucharada de sal y 2 de azúcar'],
    ['de', '1 rote und 2 gelbe Paprika'],
  ])('in %s cannot be parted from it: %j', (language, text) => {
    expect(partsOf(language, text)).toEqual([[0, text]]);
    expect(holdsSecondFood(textLine(text, lexiconIn(language)))).toBe(true);
  });
});
