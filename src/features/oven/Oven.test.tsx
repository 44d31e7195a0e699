import { type Kitchen, kitchenFor, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { answer, field, message } from '#tests/component/find.ts';
import { forge, openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { Oven } from './Oven.tsx';

const open = () => renderIn('en', <Oven messages={messagesFor('en', 'oven').oven} />);
const degrees = () => field('Temperature');
const scale = () => field('Scale');

const choose = (kitchen: Kitchen) => localStorage.setItem('kitchen', writeKitchen(kitchen) ?? '');

// Gas Mark 4 on every dial; kitchens.ts says which one a country has.
test.each([
  ['en', null, '350', 'fahrenheit', ['180 °C', 'Gas Mark 4', 'Fan oven: 160 °C']],
  ['de', null, '180', 'celsius', ['356 °F', 'Umluft: 160 °C']],
  ['fr', null, '180', 'celsius', ['356 °F', 'Thermostat 6']],
  ['es', null, '180', 'celsius', ['356 °F']],
  ['en', kitchenFor('gb'), '180', 'celsius', ['356 °F', 'Gas Mark 4']],
  ['en', kitchenFor('ca'), '350', 'fahrenheit', ['180 °C']],
  ['fr', kitchenFor('ca'), '350', 'fahrenheit', ['180 °C']],
  ['es', kitchenFor('mx'), '180', 'celsius', ['356 °F']],
  ['en', { ...kitchenFor('gb'), oven: 'fan' }, '160', 'fan', ['180 °C', '350 °F']],
] as const)(
  'starts in %s with the dial of the kitchen %o: %s on %s',
  (language, kitchen, heat, on, shown) => {
    if (kitchen !== null) choose(kitchen);
    const { oven } = messagesFor(language, 'oven');
    renderIn(language, <Oven messages={oven} />);
    expect([field(oven.from), field(oven.value)]).toMatchObject([{ value: on }, { value: heat }]);
    for (const text of shown) expect(answer()?.replace(/\s/g, ' ')).toContain(text);
  },
);

test.each([
  ['gas-mark', 'Gas Mark', '4'],
  ['thermostat', 'Thermostat (France)', '6'],
] as const)('starts with a list for a dial in steps: %s', (oven, label, value) => {
  choose({ ...kitchenFor('gb'), oven });
  open();
  expect([scale(), field(label)]).toMatchObject([{ value: oven }, { value }]);
  expect(answer()).toContain('180 °C');
});

test('says the figure of one’s own dial first', () => {
  choose({ ...kitchenFor('gb'), oven: 'fan' });
  openAt('/?scale=fahrenheit&heat=350');
  open();
  expect(answer()).toMatch(/^Fan oven: 160 °C/);
});

test('reads what is measured in food or sugar to the degree', async () => {
  openAt('/?scale=fahrenheit&heat=350');
  const { user } = open();
  expect(answer()).toContain('180 °C');
  await user.selectOptions(field('What is measured'), 'Sugar or oil');
  expect(answer()).toContain('177 °C');
  expect(answer()).not.toMatch(/Fan oven|Gas Mark|180 °C/);
  await expect.poll(query).toBe('?scale=fahrenheit&heat=350&measured=sugar');
  await user.selectOptions(field('What is measured'), 'Inside food');
  expect(answer()).toContain('no fan correction');
});

test('converts Fahrenheit and keeps it in the URL', async () => {
  openAt('/?heat=180');
  const { user } = open();
  await user.selectOptions(scale(), 'Fahrenheit');
  await user.clear(degrees());
  await user.type(degrees(), '350');
  expect(answer()).toContain('176.7 °C');
  expect(answer()).toContain('Gas Mark 4');
  await expect.poll(query).toBe('?heat=350&scale=fahrenheit');
});

test('offers gas marks as a list', async () => {
  openAt('/?scale=gas-mark&heat=2');
  const { user } = open();
  expect(answer()).toContain('300 °F');
  await user.selectOptions(field('Gas Mark'), '6');
  expect(answer()).toContain('400 °F');
  await user.selectOptions(scale(), 'celsius');
  expect(degrees()).toBeTruthy();
});

test('shows an error instead of a result below absolute zero', async () => {
  const { user } = open();
  await user.clear(degrees());
  expect(answer()).toBe('');
  expect(message()).toBeNull();
  await user.type(degrees(), '-500');
  expect(answer()).toBe('');
  expect(message()).toContain('Nothing is colder');
});

test.each(['abc', '5 kg', '🍰', '1e400', '1/0'])('asks for a temperature at %s', (heat) => {
  openAt(`/?scale=fahrenheit&heat=${encodeURIComponent(heat)}`);
  open();
  expect(answer()).toBe('');
  expect(message()).toBe('Please enter a temperature, such as 350');
});

test.each(['9999', '99999999999999999999'])('says that %s is too hot', (heat) => {
  openAt(`/?scale=fahrenheit&heat=${heat}`);
  open();
  expect(answer()).toBe('');
  expect(message()).toBe('No kitchen is that hot. Please check the number');
});

test('shows no result for an unknown scale or gas mark', () => {
  openAt('/?scale=gas-mark&heat=4');
  open();
  forge(field('Gas Mark'), '99');
  expect(answer()).toBe('');
  expect(message()).toBeNull();
});

test('shows the thermostat of French ovens in French, and to whoever has one', () => {
  const first = open();
  expect(answer()).not.toContain('hermostat');
  first.unmount();
  choose({ ...kitchenFor('us'), oven: 'thermostat' });
  openAt('/?heat=180');
  const second = open();
  expect(answer()).toContain('French thermostat 6');
  second.unmount();
  localStorage.clear();
  openAt('/?heat=200');
  renderIn('fr', <Oven messages={messagesFor('fr', 'oven').oven} />);
  expect(answer()).toContain('Thermostat 6-7');
});

test('has a thermostat column in French, with degrees first', () => {
  const row = (place: number) =>
    [...(document.querySelectorAll('tr')[place]?.children ?? [])].map(({ textContent }) => textContent);
  const first = open();
  expect(row(0)).toEqual(['°F', '°C', '°C fan', 'Gas Mark', 'Oven']);
  first.unmount();
  renderIn('fr', <Oven messages={messagesFor('fr', 'oven').oven} />);
  expect(row(0)).toEqual(
    ['°C', '°C ventilé', 'Th.', '°F', 'Gas Mark', 'Four'].map((text) => expect.stringMatching(text)),
  );
  // Gas marks 3, 4 and 6: 165, 180 and 200 °C in steps of 30.
  expect([row(5)[2], row(6)[2], row(8)[2]]).toEqual(['5-6', '6', '6-7']);
  expect(row(6).slice(0, 2)).toEqual(['180', '160']);
});

// 165 °F is 73.9 °C, 203 °F 95 °C, 118 °C 244.4 °F: no oven is set to them (Gas Mark 1/4 is 225 °F).
test.each([
  ['165', 'fahrenheit', ['74 °C', 'exactly 73.9 °C', 'Inside the food: no fan correction']],
  ['203', 'fahrenheit', ['95 °C']],
  ['118', 'celsius', ['244 °F', 'exactly 244.4 °F']],
] as const)('has no fan and no Gas Mark at %s in %s', (heat, scale, shown) => {
  openAt(`/?scale=${scale}&heat=${heat}`);
  open();
  for (const text of shown) expect(answer()).toContain(text);
  expect(answer()).not.toMatch(/Fan oven|Gas Mark/);
  expect(document.querySelector('[aria-current]')).toBeNull();
});

test.each([
  ['en', 'Did you mean °F?'],
  ['de', 'Meinten Sie °F?'],
  ['fr', 'Vouliez-vous dire °F\u202f?'],
  ['es', '¿Quería decir °F?'],
] as const)('%s takes over a number that no oven has in Celsius', async (language, name) => {
  openAt('/?heat=180');
  const { user } = renderIn(language, <Oven messages={messagesFor(language, 'oven').oven} />);
  const input = document.querySelector('input');
  if (!input) throw new Error('no field');
  await user.clear(input);
  await user.type(input, '300');
  expect(document.querySelector('form button')).toBeNull();
  await user.clear(input);
  await user.type(input, '350');
  const button = document.querySelector('form button');
  expect(button?.textContent).toBe(name);
  expect(answer()).not.toContain('330');
  if (button) await user.click(button);
  expect(answer()).toMatch(/180.°C/);
  expect(answer()).toMatch(/160.°C/);
  expect(document.querySelector('form button')).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('select'));
  await expect.poll(query).toBe('?heat=350&scale=fahrenheit');
});
