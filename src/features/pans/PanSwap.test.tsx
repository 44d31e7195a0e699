import { expect, test } from 'vitest';
import { messagesFor } from '#i18n/messages.ts';
import { answer, field, message, part } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { PanSwap } from './PanSwap.tsx';

const open = () => renderIn('en', <PanSwap messages={messagesFor('en', 'length').length.swap} />);

test('starts with a 9-inch cake in an 8-inch pan', () => {
  open();
  // 8^2 / 9^2
  expect(answer()).toBe('Multiply by 0.79');
  expect(part().textContent).toMatch(/21% smaller/);
});

test('compares with a custom pan by area and by volume, and keeps it in the address', async () => {
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
  await expect.poll(query).toBe('?mine=own-square~20.32~~2.54&by=volume');
});

test('takes custom sizes in inches too', async () => {
  openAt('/?recipe=own-round~10~~&mine=own-round~5~~');
  const { user } = open();
  expect(answer()).toBe('Multiply by 0.25');
  await user.selectOptions(field('Own sizes in'), 'inches');
  expect(answer()).toBe('Multiply by 0.25');
  await expect.poll(query).toContain('unit=in');
});

test('says that a small difference does not matter', () => {
  openAt('/?recipe=own-round~20~~&mine=own-round~20.2~~');
  open();
  expect(answer()).toBe('Multiply by 1.02');
  expect(part().textContent).toMatch(/5% or less/);
});
