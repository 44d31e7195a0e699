import { expect, it } from 'vitest';
import { lexiconIn, type PackCode } from '../../../tests/packs.ts';
import { findMentions } from './findMentions.ts';

const found = (text: string, language: PackCode) =>
  findMentions(text, lexiconIn(language))
    .map(
      ({ values, sides, unit, twin }) =>
        `${values.map((value) => Number(value.toFixed(2))).join(sides ? 'x' : '-')} ${unit}${twin ? ' twin' : ''}`,
    )
    .join(', ');

it.each<[string, PackCode, string]>([
  ['Heat the oven to 350 degrees.', 'en', '350 F'],
  ['Preheat the oven to 180 degrees.', 'en', '180 C'],
  ['until it registers 165 degrees', 'en', '165 F'],
  ['170°C/150°C fan/325°F/gas mark 3', 'en', '170 C twin'],
  ['180C/160C fan/gas 4', 'en', '180 C, 160 C'],
  ['80°-85°F (25°-30°C)', 'en', '80-85 F twin'],
  ['a 9-by-13-inch dish, a 9x13 pan and a 9" pan', 'en', '9x13 inch, 9x13 inch, 9 inch'],
  ['cut in 2 in pieces, a knot every inch', 'en', '2 inch, 1 inch'],
  ['a 12- to 14-inch circle', 'en', '12-14 inch'],
  ['put 2 in the oven at 3 in the morning', 'en', ''],
  ['400g or 1 3/4 cups, then 400g minus some', 'en', '400 g twin, 400 g'],
  ['1 lb 2 oz of dough', 'en', '1.13 lb'],
  ['a cup of milk, served in a cup', 'en', '1 cup'],
  ['6-8 degrees above, about 20° less, a 45-degree angle', 'en', ''],
  ['800 W, 30 %, 1950, 2 hours, gas mark 4, 12-cup muffin tin, half the flour', 'en', ''],
  ['à T6, th.7, thermostat 5', 'fr', ''],
  ['180°C / T6', 'fr', '180 C'],
  ['un moule de 10 po x 14 po', 'fr', '10x14 inch'],
  ['une cuillerée à soupe d’eau avec une cuillère à soupe', 'fr', '1 tbsp'],
  ['avec une cuillerée à soupe d’eau', 'fr', '1 tbsp'],
  ['baisser de 20° ; cuire 8 min/100°C/vitesse 2', 'fr', '100 C'],
  ['Gas 2-3, Umluft 160 Grad', 'de', '160 C'],
  ['um 20 Grad reduzieren', 'de', ''],
  ['in eine Tasse geben, eine Tasse Milch', 'de', '1 cup'],
  ['mit einem Esslöffel Nocken abstechen', 'de', ''],
  ['0,5 cm breite Streifen', 'de', '0.5 cm'],
  ['10 min/120°/vel. 2', 'es', '120 C'],
  ['hornear a 180º', 'es', '180 C'],
  ['horno a 350 grados', 'es', '350 F'],
  ['200°C por 15-18 minutos', 'es', '200 C'],
  ['media taza de azúcar', 'es', '0.5 cup'],
  ['Bake at 350 for 30 minutes, then turn the oven to 425.', 'en', '350 F, 425 F'],
  ['bake 24 of them at 350 calories', 'en', ''],
  // Beside a setting: another of its scale, or the same oven in the other one
  ['Fry in 2 inches of oil at 375.', 'en', '2 inch, 375 F'],
  ['Heat the oven to 350°F (325 for a dark pan).', 'en', '350 F, 325 F'],
  ['Bake at 350°F, or 325 in a glass dish.', 'en', '350 F, 325 F'],
  ['Preheat to 180C/160 fan/gas 4.', 'en', '180 C, 160 C'],
  ['Ofen auf 200 °C (180 Umluft) vorheizen.', 'de', '200 C, 180 C'],
  ['Heat the oven to 350°F (12 cookies a tray).', 'en', '350 F'],
  ['Bake at 350°F (250 calories each).', 'en', '350 F'],
  ['Backofen auf 180 vorheizen', 'de', '180 C'],
  ['Préchauffer le four à 200, pour 150 personnes', 'fr', '200 C'],
  ['hornear a 180 por 25 minutos', 'es', '180 C'],
])('%s (%s): %s', (text, language, expected) => {
  expect(found(text, language)).toBe(expected);
});

it('gives the positions of the whole, the numbers and the units', () => {
  const text = 'Bake at 80 to 85 °F.';
  const [mention] = findMentions(text, lexiconIn('en'));
  const cut = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  expect(mention && [cut(mention), mention.numbers.map(cut), mention.units.map(cut)]).toEqual([
    '80 to 85 °F',
    ['80', '85'],
    ['°F'],
  ]);
});
