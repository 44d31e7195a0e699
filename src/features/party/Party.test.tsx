import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { FormHost } from '#tests/component/FormHost.tsx';
import { answer, button, field, message } from '#tests/component/find.ts';
import { query, renderIn } from '#tests/component/renderIn.tsx';
import { Party } from './Party.tsx';
import { INITIAL_PARTY_FIELDS } from './partyFields.ts';

const open = () =>
  renderIn(
    'en',
    <FormHost view={Party} messages={messagesFor('en', 'party', 'tool')} start={INITIAL_PARTY_FIELDS} />,
  );

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
    /^Cake: 2 cakes for 8 people each$/,
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

test('counts vegetarians and children separately, and keeps them in the URL', async () => {
  const { user } = open();
  await user.type(field('Vegetarians'), '2');
  await user.type(field('Children'), '4');
  await user.click(button('Calculate'));
  // Eight portions, a fifth of them without meat; alcohol for six
  for (const row of [/^Meat: 3\.2 lb/, /^Vegetarian main.*: 0\.8 lb/, /^Alcoholic: 12 drinks/])
    expect(rows()).toContainEqual(expect.stringMatching(row));
  expect(document.body.textContent).toContain('Meat means raw and boneless.');
  await expect.poll(query).toBe('?guests=10&meal=dinner&appetizers=yes&dessert=yes&children=4&vegetarians=2');
});

test('refuses more vegetarians than guests', async () => {
  const { user } = open();
  await user.type(field('Vegetarians'), '11');
  await user.click(button('Calculate'));
  expect(message()).toMatch(/^Please enter no more children/);
  expect(answer()).toBe('');
  expect(field('Vegetarians').getAttribute('aria-invalid')).toBe('true');
  expect(field('Children').getAttribute('aria-invalid')).toBeNull();
});

test('copies the list as text', async () => {
  const { user } = open();
  await user.click(button('Calculate'));
  await user.click(button('Copy the list'));
  expect((await navigator.clipboard.readText()).replace(/\u00a0/g, ' ')).toContain('- Meat: 5 lb (2.27 kg)');
});
