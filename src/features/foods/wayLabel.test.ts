import { describe, expect, it } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { wayLabel } from './wayLabel.ts';

const { fills } = messagesFor('fr', 'fills');

describe('what is said of a way to fill a cup', () => {
  it('is what the food is called then, even if the cup is filled in no other way', () => {
    const way = { fill: 'chopped', name: 'Dattes', filled: 'dattes hachées' } as const;
    expect(wayLabel({ ...way, only: true }, fills)).toBe('dattes hachées');
    expect(wayLabel({ ...way, only: false }, fills)).toBe('dattes hachées');
  });

  it('is the word for all foods if this food has none', () => {
    expect(wayLabel({ fill: 'chopped', name: 'Oseille', filled: null, only: true }, fills)).toBe(
      fills.chopped,
    );
  });

  it('is nothing where the name says it', () => {
    expect(wayLabel({ fill: 'cubed', name: 'Potiron en cubes', filled: null, only: true }, fills)).toBe('');
  });
});
