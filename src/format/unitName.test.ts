import { expect, test } from 'vitest';
import { units as en } from '#catalogs/en/units.ts';
import { units as es } from '#catalogs/es/units.ts';
import { units as fr } from '#catalogs/fr/units.ts';
import { menuUnitName, shortUnitName } from './unitName.ts';

test.each([
  [fr.metric_tablespoon, 'c. à s. (15 ml)'],
  // `c. à s.` would not say which
  [fr.tablespoons, 'cuillères à soupe (US)'],
  [fr.grams, 'grammes'],
  // Among plurals
  [fr.cups, 'tasses (US)'],
  [es.cups, 'tazas (EE. UU.)'],
  [en.tablespoons, 'tablespoons'],
])('a menu names %j %s', (unit, name) => expect(menuUnitName(unit).replace(/\s/g, ' ')).toBe(name));

test.each([
  ['es', es.tablespoons, 1, 'cda'],
  ['es', es.tablespoons, 2.7, 'cdas'],
  ['es', es.metric_teaspoon, 2, 'cdtas (5 ml)'],
  ['fr', fr.tablespoons, 2, 'c. à s.'],
] as const)('in %s, %j for %d is %s', (language, unit, count, name) =>
  expect(shortUnitName(language, unit, count, 1).replace(/\s/g, ' ')).toBe(name),
);
