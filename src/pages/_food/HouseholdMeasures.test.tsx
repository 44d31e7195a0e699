import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { HouseholdMeasures } from './HouseholdMeasures.tsx';

const plain = (text: string | null) => text?.replace(/\s/g, ' ');

/*
 * A cup of 236.588 ml of flour: 125 g by USDA, 120 g by King Arthur; of honey: 339 g, and 16 × 21 g. A glass of 200 to
 * 250 ml of flour: 200 / 236.588 × 125 g = 105.7 g, at least 200 / 236.588 × 120 g, at most 250 / 236.588 × 125 g.
 */
test.each([
  [
    'fr',
    'flour',
    'Verres, tasses et pots',
    [
      'Mesure, à ras|Poids environ',
      'Verre à eau 200 ml (200–250)|106 g (101–132)',
      'Verre à liqueur 30 ml (25–30)|16 g (13–16)',
      'Tasse à café 100 ml|53 g (51–53)',
      'Pot de yaourt 125 ml (125–150)|66 g (63–79)',
      'Bol 350 ml|185 g (178–185)',
    ],
    /^Remplissage : à la cuillère, à ras\. Contenances : Gastronomiac, .*; Le temps qu’il faut, /,
  ],
  [
    'de',
    'honey',
    'Gläser und andere Haushaltsmaße',
    [
      'Maß, gestrichen voll|Gewicht, etwa',
      'Wasserglas 250 ml (200–250)|358 g (284–358)',
      'Weinglas 125 ml (111–125)|179 g (158–179)',
    ],
    /^Größen: Henriette Davidis, Praktisches Kochbuch/,
  ],
  [
    'es',
    'honey',
    'Vasos y otras medidas de casa',
    [
      'Medida, al ras|Peso aproximado',
      'Vaso de agua 200 ml (200–250)|287 g (284–358)',
      'Vaso de vino 100 ml|143 g (142–143)',
      'Copita de licor 50 ml|72 g (71–72)',
      'Vaso de yogur 145 ml|208 g (206–208)',
    ],
    /^Capacidades: Valencia Noticias, .*; Recetas canario-baleares, /,
  ],
] as const)(
  'in %s household measures of %s are weighed and have sources',
  (language, food, title, rows, note) => {
    const messages = messagesFor(language, 'foods', 'fills');
    renderIn(language, <HouseholdMeasures food={food} name={foodName(language, food)} messages={messages} />);
    const section = within(screen.getByRole('region', { name: title }));
    const shown = section
      .getAllByRole('row')
      .map(({ children }) => [...children].map(({ textContent }) => plain(textContent)).join('|'));
    expect(shown).toEqual(rows);
    const [source] = section.getAllByRole('link');
    expect(plain(source?.closest('p')?.textContent ?? '')).toMatch(note);
  },
);

test('a measure and a food of one figure have no range', () => {
  const messages = messagesFor('fr', 'foods', 'fills');
  renderIn('fr', <HouseholdMeasures food="whole-egg" name="Œuf" messages={messages} />);
  // USDA: 243 g a cup; 100 / 236.588 × 243 g
  expect(plain(screen.getByRole('row', { name: /^Tasse à café/ }).textContent)).toMatch(/ml103 g$/);
});

test('a country that measures with cups has none', () => {
  const messages = messagesFor('en', 'foods', 'fills');
  const { container } = renderIn('en', <HouseholdMeasures food="flour" name="Flour" messages={messages} />);
  expect(container.innerHTML).toBe('');
});
