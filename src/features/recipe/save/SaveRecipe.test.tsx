import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { days } from '@gramwise/engine/recipes/values.ts';
import { STEW } from '@gramwise/engine/tests/stew.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { button } from '#tests/component/find.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { formatRecipe } from '../text/recipeText.ts';
import { defaultView } from '../text/textView.ts';
import { SaveRecipe } from './SaveRecipe.tsx';

const saved: { name: string; text: () => Promise<string> }[] = [];

beforeEach(() => {
  vi.setSystemTime('2026-11-23T10:00:00');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push({ name: '', text: () => (blob as Blob).text() });
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = saved.at(-1);
    if (last) last.name = this.download;
  });
});
afterEach(() => {
  saved.length = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(recipe: Recipe) {
  const messages = messagesFor('en', 'recipe').recipe;
  const view = defaultView('en');
  const shown = formatRecipe('en', messages.text, recipe, view);
  const { servings } = recipe;
  return renderIn(
    'en',
    <SaveRecipe
      saved={{ language: 'en', messages, recipe, shown, view, servings }}
      onPrint={() => undefined}
    />,
  );
}

test('saves a recipe for other recipe managers', async () => {
  const { user } = open(STEW);
  await user.click(button('Recipe file (JSON)'));
  await expect.poll(() => saved[0]?.name).toBe('stew.json');
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({ '@type': 'Recipe', name: 'Stew' });
  await user.click(button('Cooklang file'));
  await expect.poll(() => saved[1]?.name).toBe('stew.cook');
  expect(await saved[1]?.text()).toContain('title: "Stew"');
});

test('the file has the nutrition that the page computed', async () => {
  const nutrition = { '@type': 'NutritionInformation', calories: '396 kcal' };
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify({ '@type': 'Recipe', nutrition });
  document.head.append(script);
  const { nutrition: _, ...plain } = STEW;
  const { user } = open(plain);
  await user.click(button('Recipe file (JSON)'));
  await expect.poll(() => saved[0]?.name).toBe('stew.json');
  expect(JSON.parse((await saved[0]?.text()) ?? '').nutrition).toMatchObject(nutrition);
  script.remove();
});

test('offers a reminder for fermented recipes only', async () => {
  const first = open(STEW);
  expect(document.body.textContent).not.toContain('Remind me');
  first.unmount();
  const { user } = open({ ...STEW, times: { fermentation: days(21, 28) } });
  await user.click(button('Remind me when it is ready'));
  await expect.poll(() => saved[0]?.name).toBe('stew-2026-12-14.ics');
  expect(await saved[0]?.text()).toContain('DTSTART;VALUE=DATE:20261214');
});
