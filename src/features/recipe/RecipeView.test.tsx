import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { choose, kitchenIn, writeKitchen } from '#domain/kitchens/kitchen.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { messagesFor } from '#i18n/messages.ts';
import { button, field, part } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { STEW } from '#tests/component/stew.ts';
import { RecipeView } from './RecipeView.tsx';

const WINE = {
  ingredient: 'water',
  name: 'Water',
  metric: { amount: 120, from: 'milliliters', to: 'grams' },
  us: { amount: 0.5, from: 'cups', to: 'grams' },
} as const;

const open = (address = '/', recipe: Recipe = STEW) => {
  openAt(address);
  return renderIn(
    'en',
    <RecipeView
      messages={messagesFor('en', 'recipe').recipe}
      recipe={recipe}
      drawing={null}
      conversions={[null, WINE, null, null]}
    />,
  );
};

const lines = () =>
  screen
    .getAllByRole('checkbox')
    .flatMap((box) => (box.closest('li') ? box.closest('label')?.textContent : []));
const note = () => part().querySelector('[role=status]')?.textContent;

afterEach(() => vi.unstubAllGlobals());

describe('the settings bar', () => {
  test('scales the ingredients, announces it, and keeps it in the address', async () => {
    const { user } = open();
    expect(lines()).toEqual(STEW.ingredients);
    expect(note()).toBe('');
    await user.click(button('More servings'));
    await expect.poll(lines).toContainEqual(expect.stringMatching(/^1\.05 kg/));
    expect(note()).toContain('Servings 7. Ingredients are scaled from 6 servings');
    await expect.poll(query).toBe('?servings=7');
    await user.click(button('More servings'));
    expect(note()).toContain('Servings 8. Ingredients are scaled from 6 servings');
    await user.clear(field('Servings'));
    await user.type(field('Servings'), '6');
    expect(lines()).toEqual(STEW.ingredients);
    expect(note()).toBe('');
    await expect.poll(query).toBe('');
  });

  test('shows a single unit system', async () => {
    const { user } = open();
    await user.click(field('US cups'));
    expect(lines().slice(0, 2)).toEqual(['2 lb beef', '1/2 cup red wine']);
    await user.click(field('Metric'));
    expect(lines().slice(0, 2)).toEqual(['900 g beef', '120 ml red wine']);
    await expect.poll(query).toBe('?view=metric');
  });

  test('follows the address, and falls back to the recipe as written for invalid values', async () => {
    const { unmount } = open('/?servings=12&view=us');
    await expect.poll(lines).toContainEqual(expect.stringMatching(/^4 lb/));
    unmount();
    open('/?servings=0&view=stone');
    expect(lines()).toEqual(STEW.ingredients);
  });

  test('starts as the kitchen was set, unless the address says otherwise', async () => {
    const kitchen = choose(kitchenIn('us'), { country: 'gb' });
    localStorage.setItem('kitchen', writeKitchen(kitchen) ?? '');
    const first = open();
    expect(lines().slice(0, 2)).toEqual(['900 g beef', '120 ml red wine']);
    await first.user.click(field('As written'));
    expect(lines()).toEqual(STEW.ingredients);
    await expect.poll(query).toBe('?view=written');
    await first.user.click(field('Metric'));
    await expect.poll(query).toBe('');
    first.unmount();
    open('/?view=us');
    expect(lines().slice(0, 2)).toEqual(['2 lb beef', '1/2 cup red wine']);
  });

  test('multiplies a recipe without a number of servings', async () => {
    const { servings: _, ...rest } = STEW as Recipe & { servings: string };
    const { user } = open('/', {
      ...rest,
      collection: 'signature-noodle-condiment',
      timeToMake: '2 h',
      difficulty: 'Easy',
      tips: [],
      tags: [],
    } as Recipe);
    expect(screen.queryByLabelText('Servings')).toBeNull();
    await user.click(field('×2'));
    await expect.poll(lines).toContainEqual(expect.stringMatching(/^1\.8 kg/));
    await expect.poll(query).toBe('?scale=2');
  });

  test('prints, optionally with the picture, and shares the address', async () => {
    vi.stubGlobal('print', vi.fn());
    const { user } = open('/?servings=7');
    await user.click(button('Print'));
    expect(window.print).toHaveBeenCalledOnce();
    await user.click(field('with picture'));
    expect(field('with picture').checked).toBe(true);
    await user.click(button('Share'));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });
});

describe('the ingredients', () => {
  test('stay checked after scaling and after a reload, separately for each recipe', async () => {
    const first = open();
    await first.user.click(field(/carrots/));
    await first.user.click(button('More servings'));
    await expect.poll(() => field(/carrots/).checked).toBe(true);
    first.unmount();
    const second = open();
    expect(field(/carrots/).checked).toBe(true);
    await second.user.click(field(/carrots/));
    expect(field(/carrots/).checked).toBe(false);
    await second.user.click(field(/beef/));
    second.unmount();
    open('/', { ...STEW, id: 'soup' });
    expect(field(/beef/).checked).toBe(false);
  });

  test('link to the converter with the amount shown', async () => {
    open('/?servings=12');
    const link = () => screen.getByRole('link', { name: 'Convert Water' }).getAttribute('href');
    await expect.poll(link).toBe('/?ingredient=water&amount=240&from=milliliters&to=grams#converter');
    expect(screen.queryAllByRole('link', { name: /^Convert/ })).toHaveLength(1);
  });
});
