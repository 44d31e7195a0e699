import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, field } from '#tests/component/find.ts';
import {
  lines,
  METRIC,
  openReader,
  region,
  SHORT,
  serveAllFoods,
  type,
} from '#tests/component/openReader.tsx';
import { query } from '#tests/component/renderIn.tsx';

serveAllFoods();

const change = (line: string) => button(`Change how “${line}” is read`);
const option = (name: string) => screen.findByRole('option', { name });

async function openLine(line: string) {
  const { user } = openReader();
  type(SHORT);
  await expect.poll(lines).toEqual(METRIC);
  await user.click(change(line));
  await screen.findByRole('combobox', { name: 'Read as' });
  return user;
}

describe('a line of the result', () => {
  test('shows how it was read, and accepts another food', async () => {
    const user = await openLine('2 cups flour');
    expect(change('2 cups flour').getAttribute('aria-expanded')).toBe('true');
    expect(field('Read as').value).toBe('All-Purpose Flour');
    await user.click(field('Read as'));
    const likely = within(await screen.findByRole('group', { name: 'Likely' }));
    expect(likely.getAllByRole('option').map(({ textContent }) => textContent)).toContain(
      'All-Purpose Flour',
    );
    await user.clear(field('Read as'));
    await user.type(field('Read as'), 'almond fl');
    await user.click(await option('Almond flour'));
    // 2 x 112
    await expect.poll(lines).toEqual(['224 g flour', '235 ml milk', '3 eggs']);
    await expect.poll(query).toBe('?lines=0~almond-flour');
    expect(field('Read as').value).toBe('Almond flour');
    expect(region().textContent).toContain('(as you chose)');
    await user.click(button('Back to automatic'));
    await expect.poll(lines).toEqual(METRIC);
    await expect.poll(query).toBe('');
  });

  test('accepts another cup, or no food at all', async () => {
    const user = await openLine('2 cups flour');
    await user.selectOptions(field('A cup in this line'), 'japanese_cup');
    // 2 x 200 / 236.588 x 125 = 211
    await expect.poll(lines).toEqual(['211 g flour', '235 ml milk', '3 eggs']);
    await user.click(field('Read as'));
    await user.click(await option('No known ingredient: volumes stay volumes'));
    await expect.poll(lines).toEqual(['400 ml flour', '235 ml milk', '3 eggs']);
    await expect.poll(query).toBe('?lines=0~none~~japanese_cup');
    await user.selectOptions(field('A cup in this line'), 'As in the recipe');
    await expect.poll(query).toBe('?lines=0~none');
  });

  test('can be kept as written, until its text changes', async () => {
    const user = await openLine('1 cup milk');
    await user.click(button('Keep as written'));
    await expect.poll(lines).toEqual(['250 g flour', '1 cup milk', '3 eggs']);
    await expect.poll(query).toBe('?lines=1~keep');
    type(`1 tsp salt\n${SHORT}`);
    await expect.poll(query).toBe('?lines=2~keep');
    await expect.poll(lines).toEqual(['1 tsp salt', '250 g flour', '1 cup milk', '3 eggs']);
    type(SHORT.replace('milk', 'whole milk'));
    await expect.poll(lines).toEqual(['250 g flour', '235 ml whole milk', '3 eggs']);
    await expect.poll(query).toBe('');
  });

  test('keeps its choices after a reload, and only one is open at a time', async () => {
    const { user } = openReader('/?lines=1~keep,99~keep', 'en', { drafts: SHORT });
    await expect.poll(lines).toEqual(['250 g flour', '1 cup milk', '3 eggs']);
    await user.click(change('1 cup milk'));
    await expect.poll(() => button('Keep as written').getAttribute('aria-pressed')).toBe('true');
    await user.click(change('3 eggs'));
    expect(screen.getAllByRole('button', { expanded: true })).toEqual([change('3 eggs')]);
    expect(screen.queryByLabelText('A cup in this line')).toBeNull();
    await user.click(change('3 eggs'));
    expect(screen.queryByRole('combobox', { name: 'Read as' })).toBeNull();
  });

  test.each([
    ['1 cup milk', 'Substitutes for milk', 'missing=237+ml+milk'],
    ['3 eggs', 'Substitutes for eggs', 'missing=3+eggs'],
    ['1 packet active dry yeast', 'Substitutes for active dry yeast', 'missing=7+g+active+dry+yeast'],
  ])('leads from %s to what replaces it, with its amount', async (line, name, query) => {
    const { user } = openReader();
    type(`Bread\n\nIngredients\n\n2 cups flour\n${line}\n1 tsp salt`);
    await expect.poll(() => lines().length).toBe(3);
    expect(screen.queryByRole('link', { name: /Substitutes/ })).toBeNull();
    await user.click(change(line));
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/tools/substitutions?${query}`);
  });

  test('leads nowhere from what has no substitutes, or keeps a pickle safe', async () => {
    const { user } = openReader();
    type('Pickle\n\nIngredients\n\n1 tsp salt\n1 cup white vinegar\n2 cups flour');
    await expect.poll(() => lines().length).toBe(3);
    for (const line of ['1 tsp salt', '1 cup white vinegar']) {
      await user.click(change(line));
      await expect.poll(() => field('Read as').value).not.toContain('No known');
      expect(screen.queryByRole('link', { name: /Substitutes/ })).toBeNull();
    }
    await user.click(change('2 cups flour'));
    expect(await screen.findByRole('link', { name: /Substitutes/ })).toBeDefined();
  });

  test('leads to substitutes in the language of the page, for the scaled amount', async () => {
    const { user } = openReader('/?scale=2');
    type('Zutaten\n\n250 ml Buttermilch\n200 g Mehl\n1 TL Backpulver\n\nZubereitung\n\nAlles verrühren.');
    await expect.poll(() => lines().length).toBe(3);
    await user.click(change('250 ml Buttermilch'));
    const link = await screen.findByRole('link', { name: 'Substitutes for buttermilk' });
    expect(link.getAttribute('href')).toBe('/tools/substitutions?missing=500+ml+buttermilk');
  });
});
