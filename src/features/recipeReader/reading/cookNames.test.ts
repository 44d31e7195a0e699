import { packFoods } from '@gramwise/engine/foods/foodFile.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { defaultKitchen, kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { INITIAL_SETTINGS } from './readerSettings.ts';
import { createReader } from './readPasted.ts';

const read = createReader();
for (const language of ['de', 'en', 'es'] as const) read({ language, foods: packFoods(allFoods(language)) });

/** The foods of a pasted recipe's lines, in a kitchen. */
function foodsIn(kitchen: ReturnType<typeof kitchenFor>, language: Language, lines: string) {
  const result = read({
    settings: {
      ...INITIAL_SETTINGS,
      language,
      text: lines,
      measures: 'metric',
      tablespoon: 15,
      panArea: null,
    },
    page: language,
    kitchen,
    missing: [],
  });
  if (!result?.ok) throw new Error(result?.code);
  return result.value.ingredients.flatMap(({ reading }) => (reading ? [reading.food?.id ?? null] : []));
}

const LINES = 'Ingredientes\n100 g de manteca\n100 g de tocino\n3 limones';

describe('a recipe that does not tell where it is from has the names of its cook', () => {
  it.each<[CountryId, Language, string, readonly (string | null)[]]>([
    ['mx', 'es', LINES, ['lard', 'bacon', 'limes']],
    ['ar', 'es', LINES, ['butter', null, 'lemons']],
    ['gb', 'es', LINES, [null, null, 'lemons']],
    ['ch', 'de', 'Zutaten\n2 Peperoni\n100 g Mehl', ['bell-pepper-chopped', 'flour']],
    ['gb', 'en', 'Ingredients\n2 tbsp corn flour\n2 eggs', ['cornstarch', 'whole-egg']],
  ])('in %s: %s %s', (country, language, lines, foods) => {
    expect(foodsIn(kitchenFor(country), language, lines)).toEqual(foods);
  });

  it('also of a cook whose kitchen is that of the page', () => {
    expect(foodsIn(defaultKitchen('es'), 'es', LINES)).toEqual(['lard', 'pork-fat', 'lemons']);
  });

  // A jitomate is a tomato in Mexico alone
  it('and one that tells has its own', () => {
    expect(foodsIn(kitchenFor('ar'), 'es', `${LINES}\n2 jitomates`).slice(0, 3)).toEqual([
      'lard',
      'bacon',
      'limes',
    ]);
  });
});
