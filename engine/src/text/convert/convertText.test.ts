import { expect, it } from 'vitest';
import type { PackCode } from '../../../tests/packs.ts';
import { lexiconIn } from '../../../tests/packs.ts';
import { convertText } from './convertText.ts';
import type { TargetSystem } from './showMeasures.ts';

it.each<[string, PackCode, TargetSystem, string]>([
  [
    'Turn the oven up to gas mark 6 and bake.',
    'en',
    'us',
    'Turn the oven up to gas mark 6 (400 °F) and bake.',
  ],
  [
    'Bake at gas 4. Then at Gas Mark 1/2.',
    'en',
    'metric',
    'Bake at gas 4 (180 °C). Then at Gas Mark 1/2 (120 °C).',
  ],
  ['Light the gas. 4 eggs follow.', 'en', 'us', 'Light the gas. 4 eggs follow.'],
  ['gas mark 4-5', 'en', 'us', 'gas mark 4-5 (350–375 °F)'],
  ['gas mark 4/180C/160C fan', 'en', 'us', 'gas mark 4/350°F/325°F fan'],
  ['350°F (180°C), gas mark 4', 'en', 'us', '350°F (180°C), gas mark 4'],
  ['At 160°C. Then gas mark 7.', 'en', 'us', 'At 325°F. Then gas mark 7 (425 °F).'],
  [
    'Turn off the gas 5 minutes before; mark 4 lines.',
    'en',
    'us',
    'Turn off the gas 5 minutes before; mark 4 lines.',
  ],
  ['Four th. 6, puis thermostat 6-7.', 'fr', 'us', 'Four th. 6 (350 °F), puis thermostat 6-7 (350–410 °F).'],
  ['à 180 °C (th. 6)', 'fr', 'us', 'à 350 °F (th. 6)'],
  ['Gas Stufe 3', 'de', 'us', 'Gas Stufe 3'],
  ['Bake at 350 degrees for 20 min.', 'en', 'metric', 'Bake at 180 °C for 20 min.'],
  ['Bake at 180°C for 20 min.', 'en', 'us', 'Bake at 350°F for 20 min.'],
  ['at 275°F (135°C)', 'en', 'metric', 'at 275°F (135°C)'],
  ['at 275°F (135°C)', 'en', 'us', 'at 275°F (135°C)'],
  ['in a 20cm tin, 5 cm deep', 'en', 'us', 'in an 8-inch tin, 2 inches deep'],
  ['an 8-inch pan and an 11 x 7-inch dish', 'en', 'metric', 'a 20-cm pan and a 28 x 18-cm dish'],
  ['½-inch slices, every inch', 'en', 'metric', '1.3-cm slices, every 2.5 cm'],
  ['a 9x13 pan', 'en', 'metric', 'a 23x33 cm pan'],
  ['a 9×13-inch pan, 8½×4½"', 'en', 'metric', 'a 23×33-cm pan, 22×11 cm'],
  ['a 9 × 13-inch (23 × 33 cm) pan', 'en', 'metric', 'a 9 × 13-inch (23 × 33 cm) pan'],
  ['a 12- x 16-in. rectangle. Cut it.', 'en', 'metric', 'a 30- x 41-cm rectangle. Cut it.'],
  ['8 oz. cheese, then 8 oz. Stir.', 'en', 'metric', '227 g cheese, then 227 g. Stir.'],
  ['2 cups and 4 oz', 'en', 'metric', '475 ml and 113 g'],
  ['1 lb 2 oz dough', 'en', 'metric', '510 g dough'],
  ['2 Tbsp and 1 tsp', 'en', 'metric', '2 Tbsp and 1 tsp'],
  ['0,5 cm breit, 500 g, 250 ml', 'de', 'us', '3/16 Zoll breit, 1 1/8 lb, 1 Tasse + 1 EL'],
  ['20 cl de crème à 180° (T6)', 'fr', 'us', '2/3 tasse + 3 c. à soupe de crème à 350°F (T6)'],
  ['1/2 pulgada', 'es', 'metric', '1,3 cm'],
  ['120°/vel. 2', 'es', 'us', '250°F/vel. 2'],
])('%s (%s to %s): %s', (text, language, system, expected) => {
  expect(convertText(text, lexiconIn(language), { system })).toBe(expected);
});

it.each<[string, TargetSystem | 'written', number, string]>([
  ['Bake at 350℉, hold at 60 ℃.', 'metric', 1, 'Bake at 180°C, hold at 60 ℃.'],
  ['Bake at 180℃ (350℉).', 'metric', 1, 'Bake at 180℃ (350℉).'],
  ['Heat to 180 ℃.', 'us', 1, 'Heat to 350 °F.'],
  ['Add 1 lb 450g beef.', 'metric', 1, 'Add 1 lb 450g beef.'],
  ['Add 1 lb 450g beef.', 'metric', 2, 'Add 900 g beef.'],
  ['Add 1 lb 450g beef.', 'written', 2, 'Add 2 lb beef.'],
  ['Add 21/2 cups milk.', 'metric', 1, 'Add 590 ml milk.'], // 2.5 x 236.6
  ['Add 3/4 cup plus 2 tbsp milk.', 'metric', 1, 'Add 205 ml milk.'], // 177.4 + 29.6
  ['Add 210 ml (3/4 cup + 2 tbsp) milk.', 'metric', 2, 'Add 420 ml milk.'],
  ['Add 210 ml (3/4 cup + 2 tbsp) milk.', 'written', 2, 'Add 1 3/4 cups milk.'],
  ['Add 2 lb. 3 oz. beef.', 'metric', 1, 'Add 990 g beef.'], // 35 x 28.35
  ['Add 1 cup. 2 tbsp go in later.', 'metric', 1, 'Add 235 ml. 2 tbsp go in later.'],
  ['Add 1 cup, 2 tbsp at a time.', 'metric', 1, 'Add 235 ml, 2 tbsp at a time.'],
  ['Open 2 boxes (16 oz each).', 'metric', 2, 'Open 2 boxes (454 g each).'],
])('loses and doubles no part of %j (%s, times %d): %j', (text, system, factor, expected) => {
  expect(convertText(text, lexiconIn('en'), { system, factor })).toBe(expected);
});

it('takes the cup of the cook’s kitchen', () => {
  expect(convertText('2 cups', lexiconIn('en'), { system: 'metric', sizes: { cup: 250 } })).toBe('500 ml');
});

// 7 oz are 198.4 g, 1.65 cups of a flour of 120 g a cup; no cup measures mince
it('measures ounces of a cook who weighs as the ingredient list does', () => {
  const foodAt = (mention: { start: number }) =>
    mention.start < 10 ? { id: 'flour', liquid: false, density: 0.5072 } : null;
  const text = 'Mix 7 oz flour with 8 oz mince.';
  const convert = (weighs: boolean) => convertText(text, lexiconIn('en'), { system: 'us', weighs, foodAt });
  expect(convert(true)).toBe('Mix 1 2/3 cups flour with 8 oz mince.');
  expect(convert(false)).toBe(text);
});

it.each<[string, PackCode, TargetSystem, oven: 'C' | 'F', string]>([
  ['Préchauffer le four à 180 °C.', 'fr', 'metric', 'F', 'Préchauffer le four à 350 °F.'], // as in Québec
  ['Hornea a 350 °F en un molde de 23 cm.', 'es', 'us', 'C', 'Hornea a 180 °C en un molde de 9 pulgadas.'],
  ['Bake at gas mark 4.', 'en', 'metric', 'F', 'Bake at gas mark 4 (350 °F).'],
  ['Roast at 400 °F.', 'en', 'metric', 'F', 'Roast at 400 °F.'],
  // No oven
  ['Cook the chicken to 165 °F.', 'en', 'metric', 'F', 'Cook the chicken to 74 °C.'],
  ['Boil the syrup to 238 °F.', 'en', 'metric', 'F', 'Boil the syrup to 114 °C.'],
])('%s in %s, %s, in an oven in °%s: %s', (text, language, system, oven, expected) => {
  expect(convertText(text, lexiconIn(language), { system, oven })).toBe(expected);
});
