import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { levelOf } from './levelOf.ts';
import { listWays } from './listWays.ts';
import { fillWord } from './wayLabel.ts';

// Neither `canela molida, tras moler` nor `comino, en piezas enteras`: it is sold so, and a spoonful of it is level.
it.each(LANGUAGE_CODES)('no food in %s is said to be prepared as it is sold', (language) => {
  const { fills } = messagesFor(language, 'fills');
  const sold = [fills.ground, fills.whole, fills.pureed, fills.solid];
  const said = FOOD_IDS.flatMap((food) => {
    const ways = listWays(food, { language, fills });
    const [only] = ways.length === 1 ? ways : [];
    const word = only && (only.label || fillWord(levelOf(food) === 'level', fills));
    return word && sold.some((form) => form === word) ? [`${food}: ${word}`] : [];
  });
  expect(said).toEqual([]);
});
