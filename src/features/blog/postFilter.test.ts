import { describe, expect, it } from 'vitest';
import {
  filterPosts,
  NO_POST_FILTER,
  type PostFilter,
  readPostFilter,
  writePostFilter,
} from './postFilter.ts';

const POSTS = [
  {
    title: 'How Many Grams Is a Cup of Flour?',
    description: 'About 125 g, spooned.',
    category: 'conversions',
  },
  { title: 'Flour Types, Explained', description: 'T55 and crème fraîche.', category: 'ingredient-guides' },
  { title: 'Tablespoon to Teaspoon', description: 'One is three.', category: 'conversions' },
] as const;

describe('filterPosts', () => {
  it.each([
    ['', null, [0, 1, 2]],
    ['flour', null, [0, 1]],
    ['FLO', null, [0, 1]],
    ['lour', null, []], // nobody starts in the middle of a word
    ['cup flour', null, [0]],
    ['flour, cup!', null, [0]],
    ['125', null, [0]],
    ['creme', null, [1]],
    ['crème', null, [1]],
    ['flour', 'conversions', [0]],
    ['', 'conversions', [0, 2]],
    ['', 'cooking-tips', []],
    ['  ...  ', null, [0, 1, 2]],
    ['.*', null, [0, 1, 2]],
    ['<script>', null, []],
  ] as const)('%j in %s', (query, category, expected) => {
    expect(filterPosts(POSTS, { query, category })).toEqual(expected.map((index) => POSTS[index]));
  });
});

describe('the URL', () => {
  it.each<[string, PostFilter]>([
    ['', NO_POST_FILTER],
    ['?q=cup+of+flour', { query: 'cup of flour', category: null }],
    ['?category=cooking-tips', { query: '', category: 'cooking-tips' }],
    ['?q=%C3%A9&category=conversions', { query: 'é', category: 'conversions' }],
  ])('%j survives a round trip', (url, filter) => {
    expect(readPostFilter(url)).toEqual(filter);
    expect(writePostFilter(filter)).toBe(url);
  });

  it.each([
    ['?category=toString', NO_POST_FILTER],
    ['?category=', NO_POST_FILTER],
    ['?q=', NO_POST_FILTER],
  ])('%j falls back', (url, filter) => {
    expect(readPostFilter(url)).toEqual(filter);
  });

  it('keeps unrelated parameters and drops empty ones', () => {
    expect(writePostFilter({ query: ' a ', category: null }, '?x=1&category=conversions')).toBe('?x=1&q=a');
  });

  it('truncates long queries', () => {
    expect(readPostFilter(`?q=${'a'.repeat(5000)}`).query).toHaveLength(100);
  });
});
