import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

// Sweetened with other things, what is sweet has energy that only its label knows
it.each<[PackCode, string, known: boolean]>([
  ['en', '1/4 cup sugar-free maple syrup', false],
  ['en', '1/2 cup no-sugar-added apricot preserves', false],
  ['en', '1/4 cup mini chocolate chips (sugar-free)', false],
  ['en', '1/4 cup no-sugar-added ketchup', false],
  ['en', '1 cup 50% reduced sugar orange juice', false],
  ['en', '2 large low-carb whole wheat tortillas', false],
  ['en', '1 can diet cola', false],
  ['en', '1 can Coke Zero', false],
  ['en', '1 cup no-sugar-added tomato sauce', true],
  ['en', '1 cup sugar-free peanut butter', true],
  ['en', '1/4 cup maple syrup', true],
  ['de', '100 g zuckerfreie Schokolade', false],
  ['de', '100 g Marmelade ohne Zuckerzusatz', false],
  ['fr', '100 g de confiture sans sucre ajouté', false],
  ['fr', '100 g de confiture allégée en sucre', false],
  ['es', '100 g de mermelada sin azúcar', false],
  ['es', '100 g de chocolate sin azúcares añadidos', false],
])('in %s knows the energy of %s: %j', (language, line, known) => {
  const { shareKnown, isEnough } = nutritionIn(
    language,
    `100 g rice; ${line}`.replace('rice', RICE[language]),
  );
  expect([shareKnown === 1, isEnough || !known]).toEqual([known, true]);
});

const RICE: Readonly<Record<PackCode, string>> = { en: 'rice', de: 'Reis', fr: 'de riz', es: 'de arroz' };
