import { expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { answer, button, field, message, part } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { PanSwap } from './PanSwap.tsx';

const open = (language: Language = 'en') => {
  const { pans, tool } = messagesFor(language, 'pans', 'tool');
  return renderIn(language, <PanSwap messages={pans} loading={tool.loading} />);
};

test('starts with a 9-inch cake in an 8-inch pan', () => {
  open();
  // 8^2 / 9^2
  expect(answer()).toBe('Multiply by 0.79');
  expect(part().textContent).toMatch(/21% smaller/);
});

test('compares with a custom pan by area and by volume, and keeps it in the URL', async () => {
  const { user } = open();
  await user.selectOptions(field('Your pan'), 'own-square');
  expect(answer()).toBe('');
  expect(message()).toBeNull();
  await user.type(field('Side'), '-2');
  expect(message()).toBe('Please enter sizes greater than 0');
  expect(answer()).toBe('');
  await user.clear(field('Side'));
  await user.type(field('Side'), '20.32');
  // 20.32^2 / (pi x 11.43^2)
  expect(answer()).toBe('Multiply by 1.01');
  await user.selectOptions(field('Compare by'), 'volume');
  await user.type(field('Depth'), '2.54');
  // Half as deep as the recipe's 2-inch pan.
  expect(answer()).toBe('Multiply by 0.50');
  await expect.poll(query).toBe('?recipe=us-round-9&mine=own-square~20.32~~2.54&by=volume');
});

test('takes custom sizes in inches too', async () => {
  openAt('/?recipe=own-round~10~~&mine=own-round~5~~');
  const { user } = open();
  expect(answer()).toBe('Multiply by 0.25');
  await user.selectOptions(field('Custom sizes in'), 'inches');
  expect(answer()).toBe('Multiply by 0.25');
  await expect.poll(query).toContain('unit=in');
});

test('says that it loads while the words of a unit are on their way', async () => {
  openAt('/?recipe=own-round~24 cm~~&mine=own-round~12 cm~~');
  open();
  expect([answer(), message()]).toEqual(['', null]);
  expect(part().textContent).toContain('Loading...');
  await expect.poll(answer).toBe('Multiply by 0.25');
});

test('says that a small difference does not matter', () => {
  openAt('/?recipe=own-round~20~~&mine=own-round~20.2~~');
  open();
  expect(answer()).toBe('Multiply by 1.02');
  expect(part().textContent).toMatch(/5% or less/);
});

test.each([
  ['fr', 'Multipliez par 0,59', 'Votre moule', 'Moules européens'],
  ['de', 'Alles mal 0,59', 'Eigene Form', 'Europäische Formen'],
  ['es', 'Multiplique por 0,59', 'Su molde', 'Moldes europeos'],
] as const)(
  'starts in %s with springforms of 26 and 20 cm, and lists those first',
  (language, says, mine, first) => {
    open(language);
    expect(answer()).toBe(says);
    expect(field(mine)).toHaveProperty('value', 'springform-20');
    expect(field(mine).querySelector('optgroup')?.label).toBe(first);
  },
);

test('offers a closer pan', async () => {
  openAt('/?recipe=springform-26&mine=springform-20');
  const { user } = open();
  expect(answer()).toBe('Multiply by 0.59');
  await user.click(button('Springform pan, 24 cm (× 0.85)'));
  expect(answer()).toBe('Multiply by 0.85');
  await expect.poll(query).toBe('?recipe=springform-26&mine=springform-24');
});

test('reads a unit after a size', async () => {
  openAt('/?recipe=own-round~24 cm~~&mine=own-round~9 in~~');
  open();
  // 22.86^2 / 24^2
  await expect.poll(answer).toBe('Multiply by 0.91');
});
