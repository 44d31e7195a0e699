import { expect, test } from 'vitest';
import { messagesFor } from '#i18n/messages.ts';
import { FormHost } from '#tests/component/FormHost.tsx';
import { answer, button, field, message } from '#tests/component/find.ts';
import { query, renderIn } from '#tests/component/renderIn.tsx';
import { Party } from './Party.tsx';
import { PARTY_START } from './party.ts';

const open = () =>
  renderIn('en', <FormHost view={Party} messages={messagesFor('en', 'party', 'tool')} start={PARTY_START} />);

const guests = () => field('Number of guests');
/** The rows of the list as name and total. */
const rows = () =>
  [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')).join(': '),
  );

test('shows the list on submit, and keeps it until the next submit', async () => {
  const { user } = open();
  expect(answer()).toBe('');
  expect(guests().value).toBe('10');
  await user.click(button('Calculate'));
  expect(document.querySelector('h3')?.textContent).toBe('Food & Drinks for 10 Guests');
  expect([...document.querySelectorAll('h4')].map(({ textContent }) => textContent)).toEqual([
    'Main Dishes',
    'Appetizers',
    'Desserts',
    'Drinks',
  ]);
  // Ten guests: half a pound of meat, an eighth of a cake and 16 fl oz each.
  for (const row of [
    /^Meat: 5 lb/,
    /^Cake: 2$/,
    /^Cookies: 20$/,
    /^Non-Alcoholic: 160 fl oz/,
    /^Alcoholic: 20/,
  ])
    expect(rows()).toContainEqual(expect.stringMatching(row));
  await user.clear(guests());
  await user.type(guests(), '20');
  await user.selectOptions(field('Meal type'), 'brunch');
  await user.click(field('Include Appetizers'));
  expect(answer()).toContain('for 10 Guests');
  await user.click(button('Calculate'));
  expect(answer()).toContain('for 20 Guests');
  for (const row of ['Eggs: 40', 'Bacon: 60 strips', 'Bread: 40 slices']) expect(rows()).toContain(row);
  expect(answer()).not.toContain('Appetizers');
  await expect.poll(query).toBe('?guests=20&meal=brunch&appetizers=no&dessert=yes');
});

test('leaves out desserts, and submits on Enter', async () => {
  const { user } = open();
  await user.click(field('Include Dessert'));
  await user.type(guests(), '{Enter}');
  expect(answer()).toContain('Appetizers');
  expect(answer()).not.toContain('Desserts');
});

test.each(['', '0', '-3', '2.5', 'ten'])(
  'shows neither a result nor an error for %j guests',
  async (count) => {
    const { user } = open();
    await user.click(button('Calculate'));
    await user.clear(guests());
    if (count) await user.type(guests(), count);
    await user.click(button('Calculate'));
    expect([answer(), message()]).toEqual(['', null]);
  },
);

test('copies the list as text', async () => {
  const { user } = open();
  await user.click(button('Calculate'));
  await user.click(button('Copy the list'));
  expect((await navigator.clipboard.readText()).replace(/\u00a0/g, ' ')).toContain('- Meat: 5 lb (2.27 kg)');
});
