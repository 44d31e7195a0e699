import { expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
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
