import { FILLETS } from '@gramwise/engine/foods/table/fillets.ts';
import { writingOf } from '@gramwise/engine/language/writing/writings.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { formatPieceName } from './formatPieceName.ts';
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
