import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { FormHost } from '#tests/component/FormHost.tsx';
import { answer, button, field, message, part } from '#tests/component/find.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { CookingTime } from './CookingTime.tsx';
import { INITIAL_COOKING_TIME } from './cookingTimeForm.ts';

const plain = ({ textContent }: Element) => textContent?.replace(/\s/g, ' ');
const open = (language: Language = 'en') =>
  renderIn(
    language,
    <FormHost
      view={CookingTime}
      messages={messagesFor(language, 'cookingTime', 'tool')}
      start={INITIAL_COOKING_TIME}
    />,
  );

test('waits for input, rejects a bad weight, and answers in hours and minutes', async () => {
  const { user } = open();
  expect(part().textContent).toContain('Estimated Cooking TimeEnter values to calculate');
  await user.click(button('Calculate Time'));
  expect(message()).toBe('Please enter a valid weight');
  expect(field('Weight (lbs)').getAttribute('aria-invalid')).toBe('true');
  await user.type(field('Weight (lbs)'), '5');
  expect(field('Weight (lbs)').getAttribute('aria-invalid')).toBeNull();
  await user.click(button('Calculate Time'));
  // 5 x 20 + 15
  expect(answer()).toBe('1 hour 55 minutes');
  await user.selectOptions(field('Cooking method'), 'grill');
  expect(answer()).toBe('1 hour 55 minutes');
  await user.click(button('Calculate Time'));
  // 5 x 15 + 5
  expect(answer()).toBe('1 hour 20 minutes');
});

test.each(['0', '-2', 'heavy'])('rejects %j as a weight', async (weight) => {
  const { user } = open();
  await user.type(field('Weight (lbs)'), weight);
  await user.click(button('Calculate Time'));
  await expect.poll(message).toBe('Please enter a valid weight');
  expect(answer()).toBe('');
});

// Five pounds, using the specification's minutes per pound plus extra minutes.
test.each([
  ['beef', 'roast', '1 hour 25 minutes'],
  ['beef', 'slow-cook', '4 hours 5 minutes'],
  ['pork', 'grill', '1 hour 35 minutes'],
  ['pork', 'roast', '2 hours 20 minutes'],
  ['fish', 'roast', '1 hour 20 minutes'],
  ['fish', 'slow-cook', '2 hours 40 minutes'],
])('%s, %s: %s', async (protein, method, time) => {
  const { user } = open();
  await user.selectOptions(field('Protein'), protein);
  await user.selectOptions(field('Cooking method'), method);
  await user.type(field('Weight (lbs)'), '5{Enter}');
  expect(answer()).toBe(time);
});

test('takes kilograms, shows the safe temperature, and warns if a chart gives a longer time', async () => {
  const { user } = open();
  await user.selectOptions(field('Protein'), 'beef');
  await user.selectOptions(field('Unit'), 'kg');
  await user.type(field('Weight (kg)'), '2{Enter}');
  // 2 kg = 4.409 lb; 4.409 x 15 + 10 = 76
  expect(answer()).toBe('1 hour 16 minutes');
  for (const text of [
    'Most beef roasts take longer',
    '145°F (63°C)',
    'in an oven at 325°F (160°C) or hotter',
    '1 h 41 min to 2 h 26 minFoodSafety.gov chart, depending on the cut, oven at 325°F (160°C)',
    '1 h 41 min to 1 h 50 min for your weight',
  ])
    expect(part().textContent).toContain(text);
});

const readyAt = (value: string) => fireEvent.change(field('On the table at'), { target: { value } });

test('says when to start', async () => {
  const { user } = open();
  await user.type(field('Weight (lbs)'), '5');
  readyAt('19:00');
  await user.click(button('Calculate Time'));
  // 1 h 55 min by the rule, 2 h 15 min by the chart
  for (const text of ['On the table at 7:00 PM: in the oven at 5:05 PM', 'in the oven at 4:45 PM'])
    expect(plain(part())).toContain(text);
  await user.selectOptions(field('Protein'), 'pork');
  await user.selectOptions(field('Cooking method'), 'slow-cook');
  readyAt('05:00');
  await user.click(button('Calculate Time'));
  expect(plain(part())).toContain('Thaw meat and fish fully');
  await user.selectOptions(field('Cooking method'), 'roast');
  readyAt('00:30');
  await user.click(button('Calculate Time'));
  // 2 h 20 min and 3 minutes of rest
  expect(plain(part())).toContain('On the table at 12:30 AM: in the oven at 10:07 PM the day before');
  readyAt('');
  await user.click(button('Calculate Time'));
  expect(plain(part())).not.toContain('On the table at 12');
});

// Raw meat would be served at the time that the rule gives; FSIS speaks of 8 to 12 hours for slow cookers.
test.each(LANGUAGE_CODES)(
  'in %s says that a slow cooker takes longer, and when to start it never',
  async (language) => {
    const { user } = open(language);
    await user.type(document.querySelector('[name=weight]') as Element, '3');
    await user.selectOptions(document.querySelector('[name=method]') as Element, 'slow-cook');
    fireEvent.change(document.querySelector('[name=ready]') as Element, { target: { value: '19:00' } });
    for (const protein of ['chicken', 'beef', 'pork'] as const) {
      await user.selectOptions(document.querySelector('[name=protein]') as Element, protein);
      await user.click(document.querySelector('[type=submit]') as Element);
      expect(plain(part())).toMatch(/8 (?:to|à|bis|a) 10.*\b4 (?:to|à|bis|a) 6.*FSIS.*8 (?:to|à|bis|a) 12/);
      expect(plain(part())).not.toMatch(/19:00|7:00|19 h/);
      await user.click(button(messagesFor(language, 'tool').tool.copy));
      expect(await navigator.clipboard.readText()).toContain('FSIS');
    }
  },
);

test('reads kilograms in a field for pounds', async () => {
  const { user } = open();
  await user.type(field('Weight (lbs)'), '2.3 kg{Enter}');
  // 5.0706 x 20 + 15
  expect(answer()).toBe('1 hour 56 minutes');
  expect(plain(part())).toContain('Chicken, 2.3 kg, Roast/Bake');
});

test('says that it loads while the words of a unit are on their way, and keeps a plain estimate', async () => {
  open();
  const press = () => fireEvent.submit(field('Weight (lbs)').form as HTMLFormElement);
  const write = (value: string) => fireEvent.change(field('Weight (lbs)'), { target: { value } });
  write('5');
  press();
  expect(answer()).toBe('1 hour 55 minutes');
  write('2.3 kg');
  expect(answer()).toBe('1 hour 55 minutes');
  press();
  expect([answer(), message()]).toEqual(['', null]);
  expect(part().textContent).toContain('Estimated Cooking TimeLoading...');
  await expect.poll(answer).toBe('1 hour 56 minutes');
  expect(part().textContent).not.toContain('Loading...');
});

test('copies both times with the ovens they hold for', async () => {
  const { user } = open();
  await user.type(field('Weight (lbs)'), '5{Enter}');
  await user.click(button('Copy the result'));
  expect(await navigator.clipboard.readText()).toBe(
    'Chicken, 5 lb, Roast/Bake: 1 hour 55 minutes (Rule of thumb, in an oven at 325°F (160°C) or hotter); 2 h to 2 h 15 min (FoodSafety.gov chart for a whole chicken, oven at 350°F (180°C)). This is an estimate: shape, thickness and oven differ. Use a food thermometer and cook until the middle reaches 165°F (74°C).',
  );
});

// Stricter than the lowest safe 63 °C, but not than the 74 °C of poultry.
test.each([
  ['en', 'The UK Food Standards Agency’s standard advice is 158°F (70°C) in the middle, held for 2 minutes'],
  [
    'fr',
    'L’agence britannique Food Standards Agency conseille en général 70 °C (158 °F) à cœur pendant 2 minutes',
  ],
  [
    'de',
    'Bundesinstitut für Risikobewertung (BfR) strenger: 70 °C (158 °F) im Kern, mindestens 2 Minuten lang',
  ],
  ['es', 'la AESAN da 70 °C para la carne, 74 °C para las aves y 68 °C para el pescado'],
] as const)(
  'gives the stricter advice in %s where there is one, also in the copied text',
  async (language, says) => {
    const { user } = open(language);
    const press = () => user.click(document.querySelector('[type=submit]') as Element);
    await user.type(document.querySelector('[name=weight]') as Element, '2');
    for (const protein of ['chicken', 'beef', 'pork', 'fish'] as const) {
      await user.selectOptions(document.querySelector('[name=protein]') as Element, protein);
      await press();
      // Once below the table, and again beside the estimate.
      expect([protein, plain(part())?.split(says).length]).toEqual([protein, protein === 'chicken' ? 2 : 3]);
      await user.click(button(messagesFor(language, 'tool').tool.copy));
      const copied = (await navigator.clipboard.readText()).replace(/\s/g, ' ');
      expect([protein, copied.includes(says)]).toEqual([protein, protein !== 'chicken']);
    }
  },
);

test('shows the table of safe temperatures', () => {
  open();
  const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(7);
  expect(rows[0]).toMatch(/Poultry.*165°F \/ 74°C/);
  expect(rows[1]).toMatch(/Ground meat.*160°F \/ 71°C/);
  expect(rows[2]).toMatch(/145°F \/ 63°C.*3 minutes/);
  expect(rows[3]).toMatch(/Fish.*145°F \/ 63°C/);
  // Beyond the specification's four, from the chart of FSIS.
  expect(rows[4]).toMatch(/Egg.*160°F \/ 71°C/);
  expect(rows[5]).toMatch(/Leftovers.*casseroles.*165°F \/ 74°C/);
  expect(rows[6]).toMatch(/Stuffing.*165°F \/ 74°C/);
});

// FoodSafety.gov: a goose of 8 to 12 lb takes 2 1/2 to 3 hours, a leg of lamb of 5 to 7 lb 20 to 25 minutes per pound.
test.each<[Language, string, RegExp]>([
  ['en', 'Goose', /2 h 30 min to 3 h in all.*8–12 lb.*165°F \(74°C\) inside/],
  ['en', 'Leg of lamb, bone-in', /20–25 minutes per lb.*5–7 lb.*145°F/],
  ['de', 'Gans', /2 Std\. 30 Min\. bis 3 Std\..*3,6 bis 5,4 kg.*im Kern 74 °C/],
  ['fr', 'Gigot d’agneau, avec os', /44 à 55 minutes par kg.*2,3 à 3,2 kg.*63 °C \(145 °F\) à cœur/],
])('lists in %s the time of %s', (language, roast, line) => {
  open(language);
  const row = [...document.querySelectorAll('li')].find(
    (item) => item.querySelector('strong')?.textContent === roast,
  );
  expect(row && plain(row)).toMatch(line);
});

test('uses kilograms in German', async () => {
  const { user } = open('de');
  await user.type(field('Gewicht (kg)'), '2,5{Enter}');
  expect(answer()).toMatch(/^\d\sStunden? \d+\sMinuten?$/);
});
