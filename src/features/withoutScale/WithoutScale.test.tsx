import { converterFoods } from '@gramwise/engine/foods/listFoods.ts';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { answer, field, message } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { WithoutScale } from './WithoutScale.tsx';

const open = (language: 'en' | 'fr' | 'de' | 'es' = 'en', url = '/') => {
  openAt(url);
  return renderIn(
    language,
    <WithoutScale
      messages={messagesFor(language, 'withoutScale', 'tool', 'foodField')}
      foods={converterFoods(language)}
    />,
  );
};
const shown = () => document.querySelector('form')?.textContent ?? '';
const drawn = () => document.querySelectorAll('form svg rect').length;

// 250 g of flour at 125 g a cup of 236.6 ml: 473 ml
test.each([
  ['en', '2 cups', 2],
  ['fr', '2 1/8 verres', 3], // of 225 ml
  ['de', '1 7/8 Wassergläser', 2], // of 250 ml
  ['es', '2 1/8 vasos', 3],
] as const)('starts in %s with 250 g of flour, drawn', (language, text, vessels) => {
  open(language);
  expect([answer()?.replace('\u00a0', ' '), drawn()]).toEqual([text, vessels]);
});

test('counts what one has, by its own size, and keeps it in the URL', async () => {
  const { user } = open('fr');
  await user.selectOptions(field('Avec'), 'bowl');
  expect(answer()).toBe('1 1/4 bol'); // 473 / 375
  expect(shown()).toContain('Aucune norme');
  await user.type(field('Contenance (ml)'), '500');
  expect(answer()).toBe('1 bol'); // 0.95
  expect(shown()).not.toContain('Aucune norme');
  await expect.poll(query).toBe('?with=bowl&holds=500');
  await user.selectOptions(field('Avec'), 'waterGlass');
  expect(field('Contenance (ml)').value).toBe('');
});

test('says the same in the other vessels, and how far it may be off', () => {
  open('fr');
  expect(shown()).toContain('pot de yaourt (125–150\u00a0ml)3 1/2');
  expect(shown()).toMatch(/Selon le récipient et l’aliment1 7\/8–2 1\/2/);
});

test('does not count what is too little to fill', () => {
  open('en', '/?amount=1&with=cup');
  expect(answer()?.trim()).toBe('Less than an eighth');
});

test.each([
  ['Amount (g)', '0', 'grams above 0'],
  ['Amount (g)', 'x', 'grams above 0'],
  ['Amount (g)', '999999', 'more than 100'],
  ['It holds (ml)', '0', 'milliliters'],
])('%s %s is an error', async (label, text, error) => {
  const { user } = open();
  await user.clear(field(label));
  await user.type(field(label), text);
  expect(answer()).toBe('');
  expect(message()).toContain(error);
});
