import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { field } from '#tests/component/find.ts';
import { lines, linesOf, openReader, region, serveAllFoods, type } from '#tests/component/openReader.tsx';
import { query } from '#tests/component/renderIn.tsx';

serveAllFoods();

const CAKE = `Serves 8

Ingredients
2 cups flour
1 cup milk
3 eggs

Method
Mix the flour with 1 cup milk.
Bake in a 9-inch round cake pan at 350°F for 30 minutes.`;

/** 2 x 125 g; 236.6 ml. */
const WHOLE = ['250 g flour', '235 ml milk', '3 eggs'];

async function open() {
  const { user } = openReader();
  type(CAKE);
  await expect.poll(lines).toEqual(WHOLE);
  await user.click(await screen.findByText('Scale by what you have'));
  return user;
}

describe('a pasted recipe is scaled', () => {
  test('by how much there is of an ingredient, in the steps too', async () => {
    const user = await open();
    await user.type(field('I have (grams)'), '500');
    await expect.poll(lines).toEqual(['500 g flour', '475 ml milk', '6 eggs']);
    expect(linesOf('ol')).toEqual([
      'Mix the flour with 475 ml milk.',
      'Bake in a 23-cm round cake pan at 180°C for 30 minutes.',
    ]);
    expect(region().textContent).toContain('Amounts are scaled to 200% of the recipe.');
    expect(region().textContent).toContain('In ferments, brines, pickles and cures, weigh salt');
    expect(field('Servings').value).toBe('16');
    await expect.poll(query).toBe('?of=3&have=500');
    await user.selectOptions(field('Ingredient'), '3 eggs');
    expect(field('I have (pieces)').getAttribute('aria-invalid')).toBe('true');
    await user.clear(field('I have (pieces)'));
    await user.type(field('I have (pieces)'), '6');
    await expect.poll(lines).toEqual(['500 g flour', '475 ml milk', '6 eggs']);
    await expect.poll(query).toBe('?of=5&have=6');
    // Changing the servings discards it.
    await user.clear(field('Servings'));
    await user.type(field('Servings'), '8');
    await expect.poll(lines).toEqual(WHOLE);
    await expect.poll(query).toBe('?servings=8');
  });

  test('and says what multiplying leaves out, where its words tell', async () => {
    const user = await open();
    await user.type(field('I have (grams)'), '500');
    await expect.poll(() => document.body.textContent).toContain('scaled to 200%');
    expect(document.body.textContent).not.toContain('beat one and weigh it');
    await user.clear(field('I have (grams)'));
    await user.type(field('I have (grams)'), '375');
    await expect.poll(() => document.body.textContent).toContain('beat one and weigh it');
    expect(document.body.textContent).not.toContain('baking powder or soda');
  });

  test.each([
    ['1 l oil for frying', 'Do not multiply the frying oil'],
    ['2 l chicken stock', 'below 41'],
  ])('and minds %s', async (line, hint) => {
    const drafts = `Serves 8\n\nIngredients\n500 g carrots\n${line}\n\nMethod\nCook.`;
    openReader('/?servings=16', 'en', { drafts });
    await expect.poll(() => document.body.textContent).toContain(hint);
  });

  test('until the line of that ingredient changes', async () => {
    openReader('/?of=3&have=500', 'en', { drafts: CAKE });
    await expect.poll(lines).toEqual(['500 g flour', '475 ml milk', '6 eggs']);
    type(`Cake\n${CAKE}`);
    await expect.poll(query).toBe('?of=4&have=500');
    type(CAKE.replace('2 cups flour', '1 cup flour'));
    await expect.poll(lines).toEqual(['125 g flour', '235 ml milk', '3 eggs']);
    await expect.poll(query).toBe('');
  });

  test('to another pan, by its area', async () => {
    const user = await open();
    await user.selectOptions(field('My pan'), 'Springform pan, 26 cm');
    // (26 / 22.86)^2 = 1.294: 323 g, 306 ml, 3.88
    await expect.poll(lines).toEqual(['323 g flour', '305 ml milk', '3 7/8 eggs']);
    await expect.poll(query).toBe('?pan=springform-26');
    expect(linesOf('ol')[1]).toBe('Bake in a 23-cm round cake pan at 180°C for 30 minutes.');
    await user.selectOptions(field('My pan'), 'As in the recipe');
    await expect.poll(lines).toEqual(WHOLE);
  });

  test('to another pan that only its yield names', async () => {
    const { user } = openReader();
    type('Makes one 20 cm springform pan\n\nIngredients\n100 g flour\n\nMethod\nBake for 30 minutes.');
    await expect.poll(lines).toEqual(['100 g flour']);
    await user.click(await screen.findByText('Scale by what you have'));
    await user.selectOptions(field('My pan'), 'Springform pan, 26 cm');
    // (26 / 20)^2 = 1.69
    await expect.poll(lines).toEqual(['169 g flour']);
  });

  test('but not by pan if it names none', async () => {
    openReader();
    type('2 cups flour\nBake for 30 minutes.');
    await expect.poll(lines).toEqual(['250 g flour']);
    expect(screen.queryByLabelText('My pan')).toBeNull();
  });
});
