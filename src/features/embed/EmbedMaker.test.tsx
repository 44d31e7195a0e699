import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unpackText } from '#browser/sharing/sharedText.ts';
import type { Language } from '#catalogs/languages.ts';
import { button, field } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { VIEWS } from '#tests/component/views.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const open = (search = '', language: Language = 'en') => {
  openAt(`/embed${search}`);
  const view = VIEWS['/embed'];
  if (!view) throw new Error('No view');
  return renderIn(language, view(language));
};
const code = () => document.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value ?? '';
const frame = () => document.querySelector('iframe');

test('gives the code for what is chosen, and shows it once typing pauses', async () => {
  const { user } = open();
  expect(frame()).toBeNull();
  await expect
    .poll(() => frame()?.getAttribute('src'))
    .toBe('/embed/converter?ingredient=flour&amount=1&from=cups&to=grams');
  await user.clear(field('Amount'));
  await user.type(field('Amount'), '250');
  await user.selectOptions(field('From'), 'grams');
  await user.selectOptions(field('To'), 'cups');
  await user.selectOptions(field('Language'), 'Deutsch');
  await user.selectOptions(field('Colors'), 'Dark');
  expect(code()).toContain(
    `src="${window.location.origin}/de/embed/converter?ingredient=flour&amp;amount=250&amp;from=grams&amp;to=cups&amp;theme=dark"`,
  );
  expect(code()).toContain('title="Küchen-Umrechner"');
  await expect.poll(() => frame()?.getAttribute('src')).toContain('/de/embed/converter');
  await expect.poll(query).toBe('?amount=250&from=grams&to=cups&lang=de&theme=dark');
});

test.each(['fr', 'de', 'es'] as const)(
  '%s starts with a spoon of 15 ml, and its units come first',
  async (language) => {
    open('', language);
    await expect
      .poll(code)
      .toContain('ingredient=flour&amp;amount=1&amp;from=metric_tablespoon&amp;to=grams"');
    expect(document.querySelector<HTMLOptionElement>('select[name=from] option')?.value).toBe('grams');
    expect(query()).toBe('');
  },
);

test('a food has no amount; a color and the height are asked for', async () => {
  const { user } = open('?what=food&ingredient=honey');
  await expect.poll(code).toContain('/embed/food?food=honey"');
  expect(document.body.textContent).not.toContain('Amount');
  await user.click(field('Use my own color'));
  expect(code()).toContain('/embed/food?food=honey&amp;accent=2f6339"');
  expect(code()).toContain(`<script async src="${window.location.origin}/embed.js"></script>`);
  await user.click(field(/^Adjust the height/));
  expect(code()).not.toContain('<script');
});

test('the nutrition of a recipe needs one, which its code holds', async () => {
  const { user } = open('?what=nutrition');
  await expect.poll(() => document.body.textContent).toContain('Type or paste a recipe');
  expect(button('Copy the code').matches(':disabled')).toBe(true);
  expect(frame()).toBeNull();
  await user.type(field('Recipe'), 'Serves 2{Enter}{Enter}Ingredients{Enter}200 g flour');
  await expect
    .poll(code)
    .toMatch(/src="http:\/\/localhost[:\d]*\/embed\/nutrition#recipe=[\w-]+" title="Nutrition per serving"/);
  const { hash } = new URL(/src="([^"]+)"/.exec(code())?.[1] ?? '');
  expect(await unpackText(hash)).toBe('Serves 2\n\nIngredients\n200 g flour');
  await expect.poll(() => frame()?.getAttribute('src')).toBe(`/embed/nutrition${hash}`);
  // The recipe is nobody's business but the code's
  expect(query()).toBe('?what=nutrition');
});

test('copies the code', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { user } = open();
  await user.click(button('Copy the code'));
  expect(write.mock.calls[0]?.[0]).toMatch(/^<iframe src="http:\/\/localhost[:\d]*\/embed\/converter/);
});
