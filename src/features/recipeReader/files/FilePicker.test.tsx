import { zipOf } from '@gramwise/engine/tests/files/pack.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, field } from '#tests/component/find.ts';
import { box, lines, openReader, serveAllFoods } from '../../../../tests/component/openReader.tsx';

serveAllFoods();

const paprika = (name: string) => ({
  name,
  servings: '2',
  ingredients: `2 cups ${name}`,
  directions: 'Mix.',
});
const file = (names: readonly string[], name = 'all.json') =>
  new File([JSON.stringify(names.map(paprika))], name, { type: 'application/json' });
const drop = (given: File) =>
  fireEvent.drop(box().form as HTMLFormElement, { dataTransfer: { files: [given] } });
/** The list of recipes, once its title has the focus: a key typed before that would be lost. */
async function picker(name: string | RegExp): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name });
  await expect.poll(() => region.contains(document.activeElement)).toBe(true);
  return region;
}
const listed = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a file with several recipes lets one be picked, then another', async () => {
  const { user } = openReader();
  drop(file(['flour', 'sugar', '']));
  const region = await picker('3 recipes in “all.json”');
  expect(document.activeElement?.textContent).toBe('3 recipes in “all.json”');
  expect(listed(region)).toEqual(['flour', 'sugar', 'Untitled recipe']);
  expect(box().value).toBe('');
  expect(within(region).queryByRole('searchbox')).toBeNull();
  await user.click(button('sugar'));
  expect(box().value).toBe('sugar\nYield: 2\n\nIngredients\n2 cups sugar\n\nInstructions\nMix.');
  await expect.poll(lines).toEqual(['400 g sugar']);
  expect(screen.queryByRole('region', { name: /recipes in/ })).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Converted recipe sugar');
  await user.click(button('Another recipe from “all.json”'));
  expect(document.activeElement?.textContent).toBe('3 recipes in “all.json”');
  await user.tab();
  expect(document.activeElement).toBe(button('Close the list'));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(box().value).toContain('2 cups flour');
});

test('a recipe that could not be read is said, even where one is left', async () => {
  const zip = await zipOf({
    'a.json': JSON.stringify(paprika('flour')),
    'b.json': JSON.stringify(paprika('sugar')).slice(0, 30),
  });
  openReader();
  drop(new File([zip as Uint8Array<ArrayBuffer>], 'all.zip'));
  const region = await picker('1 recipe in “all.zip”');
  expect(region.textContent).toContain('1 file in it had no recipe that could be read.');
  expect(listed(region)).toEqual(['flour']);
});

test('many recipes can be searched, whatever the accents', async () => {
  const { user } = openReader();
  drop(file(['Crêpes', 'Soup', 'Rice soup', 'Toast', 'Pie', 'Jam', 'Tea', 'Cake', 'Roll']));
  const region = await picker('9 recipes in “all.json”');
  await user.type(field('Search these recipes'), 'crepe');
  await expect.poll(() => listed(region)).toEqual(['Crêpes']);
  await user.clear(field('Search these recipes'));
  await user.type(field('Search these recipes'), 'soup rice');
  await expect.poll(() => listed(region)).toEqual(['Rice soup']);
  await user.type(field('Search these recipes'), 'x');
  await expect
    .poll(() => within(region).getByRole('status').textContent)
    .toBe('None of these recipes matches.');
});

test('all can be kept, and the list closed', async () => {
  const keepAll = vi.fn(async () => '2 recipes added.');
  const { user } = openReader('/', 'en', null, keepAll);
  drop(file(['flour', 'sugar'], '<b>.json'));
  const region = await picker('2 recipes in “<b>.json”');
  await user.click(button('Keep all'));
  await expect.poll(() => within(region).getByRole('status').textContent).toBe('2 recipes added.');
  expect(keepAll).toHaveBeenCalledWith([
    { title: 'flour', text: expect.stringContaining('2 cups flour') },
    { title: 'sugar', text: expect.stringContaining('2 cups sugar') },
  ]);
  await user.click(button('Close the list'));
  expect(screen.queryByRole('button', { name: 'Keep all' })).toBeNull();
});
