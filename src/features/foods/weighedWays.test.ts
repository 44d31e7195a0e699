import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { listWays } from './listWays.ts';
import { formatWeights } from './weighedWays.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const weights = (language: Language, food: FoodId) => {
  const messages = messagesFor(language, 'foods', 'fills');
  return plain(formatWeights(language, listWays(food, { language, ...messages }), messages));
};

describe('the weight of a cup in words', () => {
  it.each([
    ['en', 'honey', '339 g'],
    ['en', 'bread-flour', '120 g (spooned and leveled)'],
    ['en', 'brown-sugar', '220 g (firmly packed) or 145 g (loosely filled)'],
    [
      'en',
      'flour',
      '125 g (spooned and leveled), 142 g (scooped with the cup and leveled) or 115 g (sifted, then spooned)',
    ],
    ['en', 'almonds-whole', '143 g (whole), 92 g (sliced) or 108 g (slivered)'],
    // Beside another way, what a knife levels says so; garlic is not leveled.
    ['en', 'cornstarch', '128 g (leveled) or 149 g (firmly packed)'],
    ['en', 'garlic-minced', '136 g or 149 g (sliced)'],
    // Leveled and chopped alike, by the USDA.
    ['en', 'figs-dried', '149 g'],
    ['fr', 'brown-sugar', '220 g (en tassant bien) ou 145 g (sans tasser)'],
    ['de', 'almonds-whole', '143 g (ganze Mandeln), 92 g (Mandelblättchen) oder 108 g (Mandelstifte)'],
    [
      'fr',
      'almonds-whole',
      '143 g (amandes entières), 92 g (amandes effilées) ou 108 g (amandes en bâtonnets)',
    ],
    // A name says it, or it is sold so
    ['de', 'chocolate-chopped', '170 g'],
    ['es', 'cinnamon-ground', '125 g'],
    ['de', 'brown-sugar', '220 g (fest gedrückt) oder 145 g (locker eingefüllt)'],
    ['de', 'apples-dried', '86 g oder 85 g (gewürfelte getrocknete Äpfel)'],
    ['de', 'basil-fresh', '42 g (frisch gehacktes Basilikum) oder 24 g (Basilikumblätter)'],
  ] as const)('%s: %s', (language, food, text) => {
    expect(weights(language, food)).toBe(text);
  });
});
