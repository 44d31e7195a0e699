import { expect, test } from 'vitest';
import { units as en } from '#catalogs/en/units.ts';
import { units as fr } from '#catalogs/fr/units.ts';
import { menuUnitName } from './unitName.ts';

test.each([
  [fr.metric_tablespoon, 'c. à s. (15 ml)'],
  // `c. à s.` would not say which
  [fr.tablespoons, 'cuillères à soupe (US)'],
  [fr.grams, 'grammes'],
  [en.tablespoons, 'tablespoons'],
])('a menu names %j %s', (unit, name) => expect(menuUnitName(unit).replace(/\s/g, ' ')).toBe(name));
