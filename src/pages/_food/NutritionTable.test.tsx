import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { listWays } from '#features/foods/listWays.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { NutritionTable } from './NutritionTable.tsx';

const open = (language: Language, food: AnyFoodId) =>
  renderIn(
    language,
    <NutritionTable
      food={food}
      name={foodName(language, food)}
      ways={listWays(food, { language, ...messagesFor(language, 'fills') })}
      messages={messagesFor(language, 'foods', 'fills')}
    />,
  );
const plain = (text: string | null) => text?.replace(/\s/g, ' ');
const rowsOf = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => plain(textContent)).join('|'));

/*
 * USDA SR26, 20081: 364 kcal, protein 10.33, fat 0.98, saturated 0.155, carbohydrate 76.31, sugars 0.27, fiber 2.7 g and
 * sodium 2 mg in 100 g; a cup of it is 125 g, a spoon a sixteenth. 364 × 4.184 = 1523; 455 × 4.184 = 1904 kJ.
 */
test('a cook in the US reads carbohydrate with its fiber', () => {
  open('en', 'flour');
  expect(rowsOf('Nutrition')).toEqual([
    'Nutrient|100 g|1 US cup 125 g|1 tbsp 7.8 g',
    'Energy|364 kcal 1523 kJ|455 kcal 1904 kJ|28 kcal 119 kJ',
    'Fat|1.0 g|1.2 g|0.1 g',
    'Saturates|0.2 g|0.2 g|< 0.1 g',
    'Carbohydrate|76 g|95 g|6.0 g',
    'Sugars|0.3 g|0.3 g|< 0.1 g',
    'Fiber|2.7 g|3.4 g|0.2 g',
    'Protein|10 g|13 g|0.8 g',
    'Salt|0.01 g|0.01 g|< 0.01 g',
  ]);
  expect(screen.getByText(/includes fiber, as on US labels.*Brands differ/)).toBeTruthy();
  const source = screen.getByText(/^Source:/);
  expect(plain(source.textContent)).toBe(
    'Source: USDA SR26 (2013), NDB 20081: Wheat flour, white, all-purpose, enriched, bleached',
  );
});

// USDA SR26, 1077: 4.8 g of carbohydrate in milk, 5.05 g of sugars
test.each([
  ['milk', true],
  ['flour', false],
] as const)('says why sugars are above carbohydrate where they are: %s, %s', (food, said) => {
  open('de', food);
  expect(screen.queryByText(/Zucker ist gemessen/) !== null).toBe(said);
});

// 76.31 − 2.7 = 73.61 g in 100 g, 92 g in a cup, 5.8 g in a spoon of 15 ml and 7.9 g
test.each([
  [
    'fr',
    'Valeurs nutritionnelles',
    'Pour|100 g|1 c. à s. 7,9 g|1 tasse (US) 125 g',
    'Glucides|74 g|5,8 g|92 g',
    /sans les fibres/,
  ],
  [
    'de',
    'Nährwerte',
    'Nährwerte je|100 g|1 EL 7,9 g|1 US-Tasse 125 g',
    'Kohlenhydrate|74 g|5,8 g|92 g',
    /ohne Ballaststoffe/,
  ],
  [
    'es',
    'Información nutricional',
    'Por|100 g|1 cda 7,9 g|1 taza (EE. UU.) 125 g',
    'Hidratos de carbono|74 g|5,8 g|92 g',
    /sin la fibra/,
  ],
] as const)('a cook who reads %s sees it without', (language, title, head, carbohydrate, note) => {
  open(language, 'flour');
  const rows = rowsOf(title);
  expect(rows[0]).toBe(head);
  expect(rows[4]).toBe(carbohydrate);
  expect(screen.getByText(note)).toBeTruthy();
});

// USDA SR26, 01123: 143 kcal in 100 g; a medium egg of 44 g has 62.9. 18001: 257 kcal; a medium bagel of 105 g has 269.9.
test.each([
  [
    'whole-egg',
    '100 g|1 US cup 243 g|1 tbsp 15 g|1 large (US) 50 g',
    '143 kcal 598 kJ|347 kcal 1454 kJ|22 kcal 91 kJ|72 kcal 299 kJ',
  ],
  ['bagels', '100 g|1 medium (US) 105 g', '257 kcal 1075 kJ|270 kcal 1129 kJ'],
] as const)('%s has a column for a piece', (food, head, energy) => {
  open('en', food);
  expect(rowsOf('Nutrition').slice(0, 2)).toEqual([`Nutrient|${head}`, `Energy|${energy}`]);
});

test('a figure that USDA lacks is not zero', () => {
  open('en', 'sweet-rice-flour');
  const row = screen.getByRole('row', { name: /^Sugars/ });
  expect(within(row).getAllByText('not known').length).toBeGreaterThan(0);
  expect(row.textContent).not.toContain('0');
});

test('a food without a row of USDA has no section', () => {
  expect(open('en', 'garam-masala').container.innerHTML).toBe('');
});

// Release 28 added this row
test('a row that is not of SR26 names its release', () => {
  open('en', 'kimchi');
  expect(plain(screen.getByText(/^Source:/).textContent)).toBe(
    'Source: USDA SR28 (2015), NDB 11118: Cabbage, kimchi',
  );
});
