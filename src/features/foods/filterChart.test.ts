import { describe, expect, it } from 'vitest';
import { matchesQuery, normalizeName } from './filterChart.ts';

describe('matchesQuery', () => {
  it.each([
    ['Brown sugar light brown sugar', 'sugar', true],
    ['Brown sugar', 'BROWN sug', true],
    ['Brown sugar', 'sugar brown', true],
    ['Crème fraîche', 'creme', true],
    ['Creme double', 'Crème', true],
    ['Weizenmehl', 'mehl', true],
    ['Süße Sahne', 'susse', true],
    ['Bœuf', 'boeuf', true],
    ['Brown sugar', 'salt', false],
    ['Brown sugar', 'brown salt', false],
    ['Orange juice OJ', 'oj', true],
    ['Project', 'oj', false],
    ['Anything', '', true],
    ['Anything', '  ', true],
  ])('%s, %s', (text, query, found) => {
    expect(matchesQuery(normalizeName(text), query)).toBe(found);
  });
});
