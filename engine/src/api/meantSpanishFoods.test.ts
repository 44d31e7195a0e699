import { expect, it } from 'vitest';
import { lineIn } from '../../tests/lineIn.ts';

/** Lines of kinds that real pages have. */
it.each<[line: string, food: string | null]>([
  // Words of quality, and what does not make another food
  ['320 g de arroz arborio de alta calidad', 'short-grain-rice'],
  ['1 cda de vinagre blanco estándar', 'white-vinegar'],
  ['60 g de queso parmesano reggiano rallado', 'parmesan-grated'],
  ['200 g de chocolate bitter', 'chocolate-chopped'],
  ['3 gotas de bitter', null],
  ['1 cdta de semillas de sésamo blanco', 'sesame-seeds'],
  ['500 g de carne de cerdo en filetes', 'pork'],
  ['120 ml de jugo de piña dulce', 'pineapple-juice'],
  // One of two foods, if words behind the second may be about both
  ['100 g de garbanzos o habas tostadas', null],
  ['1 taza de maíz o arroz inflado', null],
  ['1 taza de piña o durazno enlatado', null],
  ['1 taza de leche o crema de coco', null],
  // Two kinds of one food, of which only one is a name
  ['1 taza de leche (vegetal o animal)', 'milk'],
  ['1 taza de queso rallado (cheddar o gouda)', 'cheddar-shredded'],
  ['500 g de harina común (000 o 0000)', 'flour'],
  ['150 g de queso rallado (emmental o similar)', 'emmental-grated'],
  // A brand of two words, unless its first names a food
  ['8 Huevos San Juan®', 'whole-egg'],
  ['1 taza de Leche Fresa Alpura®', null],
  // For a part of the dish, which makes no other food
  ['1 taza de harina, para el bizcocho', 'flour'],
  ['350 g de sémola para el cuscús', 'couscous'],
  ['1 taza de Silk® Avena Sin Azúcar /Sin Endulzar', null],
  // Cuts and remarks
  ['80 gr de jamón serrano en tacos', 'serrano-ham'],
  ['1 zanahoria a cuadritos', 'carrots-grated'],
  ['1 pato en presas', 'duck'],
  ['1 diente de ajo opcionalmente', 'garlic-minced'],
  ['500 g de sardinas frescas de buen tamaño', 'sardines'],
  ['4 cebollas de guisar', 'onions-chopped'],
  ['1 kg de merluza de la cola', 'hake'],
  // Names of countries
  ['2 cucharadas de arroz graneado', 'rice-cooked'],
  ['2 cucharadas de cilantro de Castilla', 'cilantro-fresh'],
  ['1 bubango pequeño', 'zucchini-chopped'],
])('the food of %s is %s', (line, food) => {
  expect(lineIn('es', line)?.food?.id ?? null).toBe(food);
});
