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
  ['fr', 'Grammes en cuillères à soupe', 'Cuillères en millilitres', '75 g de riz en c. à s.'],
  ['de', 'Gramm in Esslöffel', 'Esslöffel in Milliliter', '75 g Reis in EL'],
  ['es', 'Gramos a cucharadas', 'Cucharadas a mililitros', '75 g de arroz en cucharadas'],
] as const)('%s starts with the spoon of 15 ml', (language, spoons, volume, rice) => {
  const links = linksIn(language);
  const to = 'from=grams&to=metric_tablespoon#converter';
  expect(links[0]?.[1]).toBe(`ingredient=flour&amount=100&${to}`);
  expect(links[1]).toEqual([spoons, `ingredient=sugar&amount=100&${to}`]);
  expect(links).toContainEqual([volume, 'amount=3&from=metric_tablespoon&to=milliliters#converter']);
  expect(links).toContainEqual([rice, `ingredient=rice&amount=75&${to}`]);
});

test.each(['en', 'fr', 'de', 'es'] as const)('%s opens the oven on a recipe in Fahrenheit', (language) => {
  const { go } = messagesFor(language, 'home').home.tools.temperature;
  expect(linksIn(language)).toContainEqual([go.replace(/\s/g, ' '), 'scale=fahrenheit&heat=350#converter']);
});
