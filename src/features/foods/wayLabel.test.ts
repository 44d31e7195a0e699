import { describe, expect, it } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { wayLabel } from './wayLabel.ts';

const { fills } = messagesFor('fr', 'fills');
const unnamed = { filled: null, only: true, plainAdjectives: false } as const;

describe('what is said of a way to fill a cup', () => {
  it('is what the food is called then, even if the cup is filled in no other way', () => {
    const way = {
      fill: 'chopped',
      name: 'Dattes',
      filled: 'dattes hachées',
      plainAdjectives: false,
    } as const;
    expect(wayLabel({ ...way, only: true }, fills)).toBe('dattes hachées');
    expect(wayLabel({ ...way, only: false }, fills)).toBe('dattes hachées');
  });

  it('is the word for all foods if this food has none', () => {
    expect(wayLabel({ fill: 'chopped', name: 'Oseille', ...unnamed }, fills)).toBe(fills.chopped);
  });

  it('is nothing where the name says it', () => {
    expect(wayLabel({ fill: 'cubed', name: 'Potiron en cubes', ...unnamed }, fills)).toBe('');
  });

  it.each([
    ['Apricots', 'apricot halves', 'halves'],
    ['American cheese', 'shredded American cheese', 'shredded'],
    ['Crushed pineapple', 'crushed pineapple, drained', 'drained'],
    ['Black pepper', 'black peppercorns', 'black peppercorns'],
  ])('leaves out what the name %s has said of %s, if anything is left', (name, filled, label) => {
    const way = { fill: 'whole', name, filled, only: false, plainAdjectives: true } as const;
    expect(wayLabel(way, fills)).toBe(label);
  });
});
