import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { FILLETS } from '@gramwise/engine/foods/table/fillets.ts';
import { writingOf } from '@gramwise/engine/language/writing/writings.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { formatPieceName } from './formatPieceName.ts';
import { OWN_PIECES } from './ownPieces.ts';
import { piecesIn } from './usualPieces.ts';

describe('the name of a piece', () => {
  const messages = messagesFor('en', 'foods');

  it('is a letter for the sizes of eggs in the European Union, and for nothing else', () => {
    const egg = formatPieceName(messages, { id: 'medium', food: 'whole-egg', market: 'eu' });
    const pepper = formatPieceName(messages, { id: 'medium', food: 'bell-pepper-chopped', market: 'eu' });
    expect(egg).toMatch(/\bM\b/);
    expect(pepper).not.toMatch(/\bM\b/);
    expect(pepper).toContain(messages.foods.pieces.medium);
  });

  it.each([
    ['rye-bread', '1 rebanada'],
    ['salami', '1 loncha o rebanada'],
    ['camembert', '1 loncha o rebanada'],
    ['lemons', '1 rodaja'],
  ] as const)('of a slice of %s is, in Spanish, %s', (food, name) => {
    const slice = piecesIn('es', food).find(({ id }) => id === 'slice');
    expect(slice && messagesFor('es', 'foods').foods.pieces[slice.word]).toBe(name);
  });

  // As cookbooks of each country count them: Duden has Thymianzweig and Petersilienstängel, Larousse une branche de thym
  it.each([
    ['de', 'thyme-fresh', 'sprig', '1 Zweig'],
    ['de', 'parsley-fresh', 'sprig', '1 Stängel'],
    ['de', 'asparagus', 'medium', '1 mittlere Stange'],
    ['fr', 'thyme-fresh', 'sprig', '1 branche'],
    ['fr', 'rhubarb-diced', 'stalk', '1 tige'],
    ['fr', 'celery-chopped', 'stalk', '1 branche'],
    ['fr', 'grapes', 'piece', '1 grain'],
    ['es', 'celery-chopped', 'stalk', '1 rama'],
    ['es', 'cinnamon-sticks', 'piece', '1 rama'],
    ['de', 'walnuts-chopped', 'half', '1 Hälfte'],
  ] as const)('in %s, of %s, %s, is %s', (language, food, id, name) => {
    const [piece] = piecesIn(language, food).filter((one) => one.id === id);
    expect(piece && formatPieceName(messagesFor(language, 'foods'), { ...piece, market: undefined })).toBe(
      name,
    );
  });

  it.each(LANGUAGE_CODES)('is that of a piece that the food has, in %s', (language) => {
    for (const [food, words] of Object.entries(OWN_PIECES[language]))
      expect(piecesIn(language, food as AnyFoodId).map(({ id }) => id)).toEqual(
        expect.arrayContaining(Object.keys(words)),
      );
  });

  it.each(FILLETS)('is a fillet where the piece of a fish is one: %s', (food) => {
    expect(piecesIn('en', food).map(({ word }) => messages.foods.pieces[word])).toContain('1 fillet');
  });

  it.each(LANGUAGE_CODES.filter((language) => !writingOf(language).capitalNouns))(
    'can stand within a sentence in %s',
    (language) => {
      const { pieces } = messagesFor(language, 'foods').foods;
      expect(Object.values(pieces).filter((piece) => /^\p{Lu}/u.test(piece))).toEqual([]);
    },
  );
});
