import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { HouseholdMeasures } from './HouseholdMeasures.tsx';

const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? '';

const open = (language: Language, food: 'flour' | 'honey' | 'egg-yolk' | 'apples-chopped') =>
  renderIn(
    language,
    <HouseholdMeasures
      food={food}
      name={foodName(language, food)}
      messages={messagesFor(language, 'foods', 'fills')}
      vessels={messagesFor(language, 'ask').ask.answers.vessels}
    />,
  );

/*
 * A cup of 236.588 ml of flour: 125 g by USDA, 120 g by King Arthur; of honey: 339 g, and 16 × 21 g. A glass of 200 to
 * 250 ml of flour: from 200 / 236.588 × 120 g = 101.4 g to 250 / 236.588 × 125 g = 132.1 g.
 */
test.each([
  ['fr', 'flour', 'Verres, tasses et pots', /^verre /, 'verre 200–250 ml|101–132 g', /Gastronomiac/],
  ['de', 'honey', 'Gläser und andere Haushaltsmaße', /^Weinglas/, 'Weinglas 111–125 ml|158–179 g', /Davidis/],
  [
    'es',
    'honey',
    'Vasos y otras medidas de casa',
    /^vaso de vino/,
    'vaso de vino 90–150 ml|128–215 g',
    /Valencia/,
  ],
] as const)(
  'in %s vessels of %s are weighed and have sources',
  (language, food, title, name, row, source) => {
    open(language, food);
    const section = within(screen.getByRole('region', { name: title }));
    const [, ...rows] = section.getAllByRole('row');
    const shown = rows.map(({ children }) =>
      [...children].map(({ textContent }) => plain(textContent)).join('|'),
    );
    expect(shown.find((text) => name.test(text))).toBe(row);
    expect(
      section
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
        .join(),
    ).toMatch(source);
  },
);

test('a vessel and a food of one size have no range', () => {
  open('fr', 'egg-yolk');
  // USDA: 243 g a cup; 100 / 236.588 × 243 g
  expect(plain(screen.getByRole('row', { name: /^tasse à café/ }).textContent)).toMatch(/100 ml103 g$/);
});

test('the food is named as it is filled', () => {
  open('de', 'apples-chopped');
  expect(screen.getByText(/Gefüllt: gewürfelte Äpfel\./)).toBeTruthy();
});

test('a country that measures with cups has none', () => {
  const { container } = open('en', 'flour');
  expect(container.innerHTML).toBe('');
});
