import type { RecipeSummary } from '@gramwise/engine/recipes/summary.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { recipeCardMessages } from '#catalogs/recipeCardMessages.ts';
import { answer, button, field, part } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { RecipeIndex } from './RecipeIndex.tsx';

const recipe = (
  title: string,
  part: Partial<RecipeSummary>,
  foods = '',
): RecipeSummary & { drawing: null; foods: string } => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  collection: 'general',
  blurb: `All about ${title}.`,
  minutes: 60,
  cooking: null,
  difficulty: null,
  diets: [],
  allergens: [],
  drawing: null,
  foods,
  ...part,
});

const RECIPES = [
  recipe('Lentil Soup', { collection: 'soup', diets: ['Vegan', 'Vegetarian'], minutes: 30 }),
  recipe('Cream Soup', { collection: 'soup', diets: ['Vegetarian'], allergens: ['Milk'] }),
  recipe('Roast Potatoes', {
    collection: 'potato',
    difficulty: 'Easy',
    diets: ['Vegan', 'Vegetarian'],
  }),
  recipe('Crème brûlée', { allergens: ['Milk', 'Eggs'], minutes: 240 }, 'Egg yolks, cream, lemon zest'),
];

const open = (url = '/') => {
  openAt(url);
  const { recipe, recipes: index } = messagesFor('en', 'recipe', 'recipes');
  const messages = { index, card: recipeCardMessages('en'), allergens: recipe.allergens };
  return renderIn('en', <RecipeIndex recipes={RECIPES} messages={messages} />);
};

const titles = () => [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent);

test('lists and counts all recipes as links', () => {
  open();
  expect(titles()).toHaveLength(RECIPES.length);
  expect(answer()).toBe('4 recipes');
  expect(document.querySelector('li h2 a')?.getAttribute('href')).toBe('/recipes/lentil-soup');
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
});

test.each([
  ['soup', ['Lentil Soup', 'Cream Soup']],
  ['brulee', ['Crème brûlée']],
  ['CREM', ['Crème brûlée']],
  ['eggs, lemon', ['Crème brûlée']],
  ['soup lent', ['Lentil Soup']],
  ['vegan', ['Lentil Soup', 'Roast Potatoes']],
])('searching for %j finds %j', async (text, found) => {
  const { user } = open();
  await user.type(field('Search recipes'), text);
  expect(titles()).toEqual(found);
  expect(answer()).toBe(`${found.length} ${found.length === 1 ? 'recipe' : 'recipes'}`);
});

test('filters by collection, time, difficulty, diet and allergens, and keeps them in the URL', async () => {
  const { user } = open();
  await user.selectOptions(field('Collection'), 'Soup');
  expect(titles()).toEqual(['Lentil Soup', 'Cream Soup']);
  await user.selectOptions(field('Ready in'), '30');
  expect(titles()).toEqual(['Lentil Soup']);
  await user.selectOptions(field('Ready in'), '');
  await user.click(field('Milk'));
  expect(titles()).toEqual(['Lentil Soup']);
  expect(part().querySelector('summary')?.textContent).toBe('Diet and allergens (1)');
  await user.selectOptions(field('Collection'), '');
  await user.click(field('Vegan'));
  expect(titles()).toEqual(['Lentil Soup', 'Roast Potatoes']);
  await user.selectOptions(field('Difficulty'), 'Easy');
  expect(titles()).toEqual(['Roast Potatoes']);
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(query())))
    .toEqual({ difficulty: 'Easy', diets: 'Vegan', free: 'Milk' });
});

test('reports no results, and clears all filters', async () => {
  const { user } = open('/?collection=soup&search=potato');
  expect(titles()).toEqual([]);
  expect(answer()).toBe('0 recipes');
  expect(part().textContent).toContain('No recipe fits all of that');
  await user.click(button('Clear all filters'));
  expect(answer()).toBe('4 recipes');
  expect(document.activeElement).toBe(field('Search recipes'));
  await expect.poll(query).toBe('');
});

test('the button moves to the results', async () => {
  const { user } = open();
  await user.click(button('Show recipes'));
  expect(document.activeElement?.contains(document.querySelector('output'))).toBe(true);
});
