import { expect, it } from 'vitest';
import { PACKS } from '../../../tests/packs.ts';
import { readRecipe } from './readRecipe.ts';

const unitsOf = (ingredients: string) => {
  const result = readRecipe(`Gâteau\n\nIngrédients\n${ingredients}\n\nPréparation\nMélanger et cuire.`, [
    PACKS.fr,
  ]);
  const lines = result.ok ? result.value.lines : [];
  return lines.flatMap(({ kind, source }) =>
    kind === 'ingredient' ? [source.read.amounts[0]?.unit ?? null] : [],
  );
};

it.each([
  [
    '1 pot de yaourt nature\n2 pots de sucre\n3 pots de farine\n1/2 pot d’huile\n3 œufs',
    ['jar', 'yogurtPot', 'yogurtPot', 'yogurtPot', null],
  ],
  [
    '1 yaourt (gardez le pot)\n2 pots de sucre roux\n3 pots de farine\n1 demi pot d’huile de tournesol',
    [null, 'yogurtPot', 'yogurtPot', 'yogurtPot'],
  ],
])('measures in the pot of the yogurt: %s', (ingredients, units) => {
  expect(unitsOf(ingredients)).toEqual(units);
});

it.each([
  ['2 pots de yaourt grec\n1 pot de câpres\n1 concombre', ['jar', 'jar', null]],
  [
    '1 pot de confiture\n2 pots de mascarpone\n3 pots de ricotta\n200 g de farine',
    ['jar', 'jar', 'jar', 'g'],
  ],
])('leaves packets alone: %s', (ingredients, units) => {
  expect(unitsOf(ingredients)).toEqual(units);
});
