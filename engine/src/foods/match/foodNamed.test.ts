import { describe, expect, it } from 'vitest';
import { foodNamed, foodsByName } from './foodNamed.ts';

const foods = foodsByName([
  ['milk', ['Milk', 'whole milk']],
  ['coconut-milk', ['Coconut milk']],
  ['egg', ['Eggs', 'egg']],
  ['creme', ['Crème fraîche']],
  ['butter', ['Butter']],
  ['ginger-fresh', ['Fresh ginger', 'ginger']],
  ['coriander-leaves', ['Coriander']],
  ['ginger-ground', ['Ground ginger', 'ginger']],
] as const);

describe('foodNamed', () => {
  it.each([
    ['milk', 'milk'],
    ['whole milk, warm', 'milk'],
    ['coconut milk', 'coconut-milk'],
    ['large eggs', 'egg'],
    ['ripe eggs in their shells', 'egg'],
    ['cold unsalted butter (1 stick)', 'butter'],
    ['creme fraiche', 'creme'],
    ['butter or margarine', 'butter'],
    ['fresh ginger', 'ginger-fresh'],
    ['ginger', null],
    ['ground coriander', null],
    ['soft butter', null],
    ['finely chopped fresh ginger', 'ginger-fresh'],
    ['almond milk', null],
    ['milk chocolate', null],
    ['peanut butter', null],
    ['', null],
    ['chopped', null],
  ])('%s', (text, food) => {
    expect(foodNamed(text, foods)).toBe(food);
  });
});
