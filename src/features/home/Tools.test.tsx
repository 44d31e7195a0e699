import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Oven } from '#features/oven/Oven.tsx';
import type { Language } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { startFocusLinks } from './focusLinks.ts';
import { Tools } from './Tools.tsx';

const linksIn = (language: Language) => {
  renderIn(language, <Tools messages={messagesFor(language, 'home').home.tools} />);
  return [...document.querySelectorAll('a')].map((link) => [
    link.textContent?.replace(/\s/g, ' '),
    link.getAttribute('href')?.split('?')[1],
  ]);
};

test('English starts with the first four phrases of the specification', () => {
  expect(linksIn('en').slice(1, 5)).toEqual([
    ['Grams to Ounces', 'ingredient=butter&amount=100&from=grams&to=ounces#converter'],
    ['Ounces to Grams', 'ingredient=butter&amount=8&from=ounces&to=grams#converter'],
    ['Pounds to Kilograms', 'ingredient=butter&amount=1&from=pounds&to=kilograms#converter'],
    ['Grams to Cups', 'ingredient=flour&amount=250&from=grams&to=cups#converter'],
  ]);
});

test.each([
  ['fr', 'Tasses en grammes', '1 tasse (US) de riz en g'],
  ['de', 'Tassen in Gramm', '1 US-Tasse Reis in g'],
  ['es', 'Tazas a gramos', '1 taza (EE. UU.) de arroz en g'],
] as const)('%s starts with the measures of a foreign recipe', (language, cups, rice) => {
  const links = linksIn(language);
  expect(links[1]).toEqual([cups, 'ingredient=flour&amount=1&from=cups&to=grams#converter']);
  expect(links).toContainEqual([rice, 'ingredient=rice&amount=1&from=cups&to=grams#converter']);
});

test.each(['en', 'fr', 'de', 'es'] as const)('%s opens the oven on a recipe in Fahrenheit', (language) => {
  const { go } = messagesFor(language, 'home').home.tools.temperature;
  expect(linksIn(language)).toContainEqual([go.replace(/\s/g, ' '), 'scale=fahrenheit&heat=350#converter']);
});

test('the oven’s card fills in the tool without loading the page, and keeps what others have', async () => {
  openAt('/?amount=5');
  renderIn(
    'en',
    <>
      <Tools messages={messagesFor('en', 'home').home.tools} />
      <div id="temperature">
        <Oven messages={messagesFor('en', 'oven').oven} />
      </div>
    </>,
  );
  startFocusLinks();
  const card = document.querySelector('a[href*="scale=fahrenheit"]');
  if (!card) throw new Error('no card');
  await userEvent.click(card);
  const output = () => document.querySelector('#temperature output')?.textContent;
  await expect.poll(output).toContain('180 °C');
  expect(output()).toContain('Fan oven: 160 °C');
  expect(query()).toBe('?amount=5&scale=fahrenheit&heat=350');
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
});
