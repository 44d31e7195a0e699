import { describe, expect, it } from 'vitest';
import { swapFactor } from '#domain/pans/swap.ts';
import {
  DEFAULT_SWAP,
  isBlank,
  ownShape,
  type PanChoice,
  panOf,
  readSwap,
  type Swap,
  writeSwap,
} from './swap.ts';

const own = (pan: string, first: string, second = '', depth = ''): PanChoice => ({
  pan,
  first,
  second,
  depth,
});

describe('panOf', () => {
  it.each<[PanChoice, Swap['unit'], '.' | ',', unknown]>([
    [DEFAULT_SWAP.recipe, 'cm', '.', { shape: 'round', diameter: 22.86, depth: 5.08 }],
    [DEFAULT_SWAP.recipe, 'in', '.', { shape: 'round', diameter: 22.86, depth: 5.08 }],
    [own('own-round', '26', '', '5'), 'cm', '.', { shape: 'round', diameter: 26, depth: 5 }],
    [own('own-square', '10', '', '2'), 'in', '.', { shape: 'square', side: 25.4, depth: 5.08 }],
    [own('own-loaf', '25,5', '11', '7'), 'cm', ',', { shape: 'loaf', length: 25.5, width: 11, depth: 7 }],
    [own('own-rectangular', 'x', ''), 'cm', '.', { shape: 'rectangular', length: 0, width: 0, depth: 0 }],
    [own('unknown', '1'), 'cm', '.', null],
  ])('%j in %s', (choice, unit, decimal, pan) => {
    expect(panOf(choice, unit, decimal)).toEqual(pan);
  });

  it('starts with the most common swap', () => {
    const [recipe, mine] = [panOf(DEFAULT_SWAP.recipe, 'cm', '.'), panOf(DEFAULT_SWAP.mine, 'cm', '.')];
    const factor = recipe && mine ? swapFactor(recipe, mine, 'area') : null;
    expect(factor?.ok && factor.value.toFixed(2)).toBe('0.79');
  });
});

describe('isBlank', () => {
  it.each<[PanChoice, 'area' | 'volume', boolean]>([
    [DEFAULT_SWAP.mine, 'volume', false],
    [own('own-round', ''), 'area', true],
    [own('own-round', '26'), 'area', false],
    [own('own-round', '26'), 'volume', true],
    [own('own-loaf', '25', ' '), 'area', true],
    [own('own-loaf', '25', 'x', '7'), 'volume', false],
  ])('%j by %s: %j', (choice, by, blank) => {
    expect(isBlank(choice, by)).toBe(blank);
  });
});

describe('a swap in the address', () => {
  it.each(['', '?recipe=us-square-8', '?mine=own-loaf~25~11~7&by=volume', '?recipe=own-round~9~~2&unit=in'])(
    '%j survives a round trip',
    (query) => {
      expect(writeSwap(readSwap(query), '')).toBe(query);
    },
  );

  it.each(['?recipe=bathtub', '?mine=own-star~1~2', '?by=weight&unit=furlong', '?recipe=constructor'])(
    '%j is as nothing',
    (query) => {
      expect(readSwap(query)).toEqual(DEFAULT_SWAP);
    },
  );

  it('keeps unrelated parameters', () => {
    expect(writeSwap(DEFAULT_SWAP, '?tab=pans&mine=us-round-6')).toBe('?tab=pans');
  });
});

describe('ownShape', () => {
  it.each([
    ['own-round', 'round'],
    ['own-loaf', 'loaf'],
    ['us-round-8', null],
    ['own-', null],
  ])('%s is %s', (pan, shape) => {
    expect(ownShape(pan)).toBe(shape);
  });
});
