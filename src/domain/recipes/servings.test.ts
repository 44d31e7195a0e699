import { describe, expect, it } from 'vitest';
import { servingsNumber } from './servings.ts';

describe('servingsNumber', () => {
  it.each<[string, number | null]>([
    ['4', 4],
    ['4 servings', 4],
    ['1 serving', 1],
    ['12 servings', 12],
    ['100', 100],
    ['101', null],
    ['0', null],
    ['04', null],
    ['4-6', null],
    ['4.5', null],
    ['four', null],
    ['4 jars', null],
    ['', null],
  ])('%j is %j', (text, servings) => {
    expect(servingsNumber(text)).toBe(servings);
  });
});
