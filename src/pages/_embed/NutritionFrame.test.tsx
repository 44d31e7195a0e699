import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { packText } from '#browser/sharing/sharedText.ts';
import { respondWith, serveFoods } from '#tests/component/openConverter.tsx';
import { openAt, renderIn } from '#tests/component/renderIn.tsx';
import { servedFoods } from '#tests/component/served.ts';
import { NutritionFrame } from './NutritionFrame.tsx';
import { nutritionFrameMessages } from './nutritionFrameMessages.ts';

serveFoods();

async function open(text: string | null) {
  respondWith(() => servedFoods('en'));
  openAt(`/embed/nutrition${text === null ? '#recipe=!!' : await packText(text)}`);
  renderIn('en', <NutritionFrame messages={nutritionFrameMessages('en')} />);
}
const shown = () => document.body.textContent?.replace(/\s/g, ' ');

// USDA: 364 kcal in 100 g of flour, 387 in 100 g of sugar
test('shows the nutrition of the recipe in its URL, with a link back', async () => {
  await open('Serves 4\n\nIngredients\n200 g flour\n100 g sugar');
  await expect.poll(shown).toContain('279 kcal');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nutrition per serving');
  expect(screen.getByRole('link', { name: /Gramwise/ }).getAttribute('href')).toBe('/tools/recipe-converter');
});

test.each([null, 'salt'])('says that nothing could be counted of %j', async (text) => {
  await open(text);
  await expect.poll(shown).toContain('No line could be counted');
});
