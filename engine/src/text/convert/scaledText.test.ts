import { describe, expect, it } from 'vitest';
import { lexiconIn, type PackCode } from '../../../tests/packs.ts';
import { readLine } from '../line/readLine.ts';
import { convertText } from './convertText.ts';
import { lineQuantity } from './lineQuantity.ts';

describe('the amounts of a step, twice', () => {
  it.each<[PackCode, 'metric' | 'us' | 'written', string, string]>([
    ['en', 'written', 'Stir in 1 cup milk and 2 tbsp oil.', 'Stir in 2 cups milk and 4 tbsp oil.'],
    // 2 x 236.6
    ['en', 'metric', 'Stir in 1 cup milk and 100 g sugar.', 'Stir in 475 ml milk and 200 g sugar.'],
    ['en', 'us', 'Add 120 ml water.', 'Add 1 cup water.'],
    ['en', 'metric', 'Add 100 g (3.5 oz) sugar.', 'Add 200 g sugar.'],
    ['en', 'metric', 'Add 3.5 oz (100 g) sugar.', 'Add 200 g sugar.'],
    ['en', 'written', 'Add 600 g flour.', 'Add 1.2 kg flour.'],
    // An amount stays in the marks that it is written in
    ['fr', 'metric', 'Ajouter 25 cl de lait.', 'Ajouter 50 cl de lait.'],
    ['de', 'metric', '5 dl Wasser und 2 dl Rahm zugeben.', '1 l Wasser und 4 dl Rahm zugeben.'],
    ['de', 'metric', '2 EL Zucker und 100 ml Milch zugeben.', '4 EL Zucker und 200 ml Milch zugeben.'],
    ['es', 'metric', 'Añadir 200 ml de leche.', 'Añadir 400 ml de leche.'],
  ])('in %s, %s: %j', (language, system, text, expected) => {
    expect(convertText(text, lexiconIn(language), { system, factor: 2 })).toBe(expected);
  });

  it.each<[PackCode, string]>([
    ['en', 'Bake at 180°C for 25 minutes in a 23 cm pan.'],
    ['en', 'Pour 100 ml into each glass.'],
    ['en', 'Add the water, 50 ml at a time.'],
    ['en', 'Divide between 200 ml ramekins.'],
    ['en', 'Scoop with a 50 ml measuring spoon.'],
    ['fr', 'Verser 100 ml de sauce par personne.'],
    ['fr', 'Remplir des ramequins de 150 ml.'],
    ['de', 'Je 50 g Teig auf ein Blech setzen.'],
    ['de', 'In 200 ml Gläser füllen.'],
    ['es', 'Poner 50 g de masa en cada molde.'],
    ['es', 'Llenar moldes de 150 ml.'],
  ])('in %s stay if they belong to a piece, a vessel, the oven or the clock: %j', (language, text) => {
    expect(convertText(text, lexiconIn(language), { system: 'metric', factor: 2 })).toBe(text);
  });
});

describe('how much a line takes', () => {
  const FLOUR = { id: 'flour', liquid: false, density: 0.5 };
  it.each<[string, typeof FLOUR | null, object | null]>([
    ['250 g flour', FLOUR, { unit: 'g', value: 250 }],
    ['1 cup flour', FLOUR, { unit: 'g', value: 120 }],
    ['1 cup flour', null, { unit: 'ml', value: 240 }],
    ['1 cup milk', { ...FLOUR, liquid: true }, { unit: 'ml', value: 240 }],
    ['1 cup plus 2 tbsp milk', null, { unit: 'ml', value: 270 }],
    ['2-3 eggs', null, { unit: 'piece', value: 2 }],
    ['2 (400 g) cans beans', null, { unit: 'piece', value: 2 }],
    ['a pinch of salt', null, null],
    ['salt', null, null],
    ['0 g salt', null, null],
  ])('%j', (text, food, quantity) => {
    expect(lineQuantity(readLine(text, lexiconIn('en')), food, { cup: 240, tbsp: 15 })).toEqual(quantity);
  });
});
