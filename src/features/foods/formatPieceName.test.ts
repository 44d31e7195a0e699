import { describe, expect, it } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { formatPieceName } from './formatPieceName.ts';

describe('the name of a piece', () => {
  const messages = messagesFor('en', 'foods');

  it('is a letter for the sizes of eggs in the European Union, and for nothing else', () => {
    const egg = formatPieceName(messages, { id: 'medium', food: 'whole-egg', market: 'eu' });
    const pepper = formatPieceName(messages, { id: 'medium', food: 'bell-pepper-chopped', market: 'eu' });
    expect(egg).toMatch(/\bM\b/);
    expect(pepper).not.toMatch(/\bM\b/);
    expect(pepper).toContain(messages.foods.pieces.medium);
  });
});
