import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lines, openReader, serveAllFoods, type } from '#tests/component/openReader.tsx';

serveAllFoods();

const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

test('a pasted bread opens as a baker’s formula, with its weights', async () => {
  openReader();
  type('Bread\n\nIngredients\n500 g bread flour\n325 ml water\n2 tsp salt\n\nMethod\nMix.');
  await expect
    .poll(() => decodeURIComponent(link('As a baker’s formula') ?? ''))
    // 2 x 4.93 ml of salt at 292 g a cup (USDA SR26, NDB 02047)
    .toBe('/tools/bakers-percentage?formula=500 g bread flour\n325 ml water\n12.2 g salt');
});

test('a soup does not', async () => {
  openReader();
  type('Soup\n\nIngredients\n500 g carrots\n1 l water\n\nMethod\nBoil.');
  await expect.poll(lines).toContain('500 g carrots');
  await expect.poll(() => screen.queryByRole('button', { name: /Share/ })).not.toBeNull();
  expect(link('As a baker’s formula')).toBeNull();
});
