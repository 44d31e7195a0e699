import { INGREDIENT_IDS } from '@gramwise/engine/foods/ingredients.ts';
import { FOOD_NAMES } from '@gramwise/engine/foods/names/names.ts';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from './languages.ts';
import { messagesFor } from './messages.ts';

it.each(LANGUAGE_CODES)('the foods of the specification have one name in %s', (language) => {
  const { ingredients } = messagesFor(language, 'ingredients');
  for (const id of INGREDIENT_IDS) expect(ingredients[id].name).toBe(FOOD_NAMES[language][id].name);
});
