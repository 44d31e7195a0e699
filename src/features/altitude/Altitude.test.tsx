import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { answer, button, field, message } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { Altitude } from './Altitude.tsx';

const open = (language: 'en' | 'fr' | 'de' | 'es' = 'en', url = '/') => {
  openAt(url);
  return renderIn(language, <Altitude messages={messagesFor(language, 'altitude', 'tool')} />);
};
const lines = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent);

// Denver, Briançon, Davos and Mexico City, by the charts of Wyoming and Sunset.
test.each([
  ['en', '1 1/2–1 3/4\u00a0tsp Baking powder'], // an eighth to a quarter of 2 less
  ['fr', '8,8\u00a0g Levure chimique (poudre à pâte)'],
  ['de', '7,5–8,8\u00a0g Backpulver'],
  ['es', '7,5\u00a0g Polvo de hornear'],
] as const)('starts in %s with a cake in the mountains', (language, text) => {
  open(language);
  expect(answer()?.trim()).toBe(text);
});

test('changes every amount', () => {
  open();
  expect(lines()).toEqual([
    'Sugar1\u00a0cup less 0–2\u00a0tbsp',
    'Liquid1\u00a0cup plus 2–4\u00a0tbsp',
    'Oven365\u00a0°F',
    'Minutes26–29\u00a0min', // 35 less 5/30 to 8/30
    'Water boils at202\u00a0°F', // the standard atmosphere; Colorado State: 203 at 5,000 ft
  ]);
});

test('counts in grams and Celsius too, and keeps it in the URL', async () => {
  const { user } = open();
  await user.selectOptions(field('Units'), 'm, g, °C');
  expect(field('Altitude').value).toBe('1609');
  await user.click(button('Mexico City'));
  expect(lines()).toEqual([
    'Sugar163–188\u00a0g', // 200 less 1 to 3 tablespoons of each 16
    'Liquid285–300\u00a0ml',
    'Oven190–195\u00a0°C', // 180 + 21 to 25 °F
    'Minutes26–29\u00a0min',
    'Water boils at93\u00a0°C',
  ]);
  await expect.poll(query).toContain('measures=metric');
});

test('changes nothing near the sea, and says where charts end', async () => {
  const { user } = open('en', '/?altitude=1640');
  expect(answer()?.trim()).toBe('No change');
  expect(document.body.textContent).toContain('Charts begin');
  await user.click(button('La Paz'));
  expect(document.body.textContent).toContain('no chart was tested');
});

test.each([
  ['Altitude', '90000', 'an altitude up to'],
  ['Altitude', 'x', 'an altitude up to'],
  ['Sugar', 'x', 'amounts as numbers'],
  ['Oven', '-1', 'amounts as numbers'],
])('%s %s is an error', async (label, text, error) => {
  const { user } = open();
  await user.clear(field(label));
  await user.type(field(label), text);
  expect(answer()).toBe('');
  expect(message()).toContain(error);
});

test('leaves out what the recipe does not have', async () => {
  const { user } = open();
  await user.clear(field('Baking powder'));
  expect(answer()?.trim()).toBe('1\u00a0cup less 0–2\u00a0tbsp Sugar');
  for (const label of ['Sugar', 'Liquid', 'Oven', 'Minutes']) await user.clear(field(label));
  expect([answer(), message()]).toEqual(['', null]);
});
