import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { readSwap, resolvePan } from '#features/pans/swapForm.ts';
import { englishHref } from '#site/paths.ts';
import { swapTarget } from './swapTarget.ts';

const openedAt = (language: Language, kitchen: CountryId, sides: readonly number[]) => {
  const [, query = ''] = englishHref(swapTarget(language, kitchen, sides)).split('?');
  const { recipe, mine, unit } = readSwap(query, LANGUAGES[language].kitchen);
  return {
    query,
    recipe: recipe.pan,
    mine: resolvePan(mine, { unit, decimal: LANGUAGES[language].decimal, reader: null }),
  };
};

it('opens the pan swap with the measured pan', () => {
  expect(openedAt('en', 'us', [25.94])).toEqual({
    query: 'recipe=us-round-9&mine=own-round%7E25.9%7E%7E',
    recipe: 'us-round-9',
    mine: { shape: 'round', diameter: 25.9, depth: 0 },
  });
  expect(openedAt('de', 'at', [33.02, 22.86])).toEqual({
    query: 'recipe=springform-26&mine=own-rectangular%7E33%2C0%7E22%2C9%7E',
    recipe: 'springform-26',
    mine: { shape: 'rectangular', length: 33, width: 22.9, depth: 0 },
  });
  expect(openedAt('en', 'gb', [20])).toMatchObject({ recipe: 'springform-26' });
});
