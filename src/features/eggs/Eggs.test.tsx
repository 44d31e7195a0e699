import { eggParts, eggSizes } from '@gramwise/engine/calculators/eggSizes.ts';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { answer, field, message } from '#tests/component/find.ts';
import { openAt, renderIn } from '#tests/component/renderIn.tsx';
import { Eggs } from './Eggs.tsx';

const open = (language: 'en' | 'fr' | 'de' | 'es' = 'en', url = '/') => {
  openAt(url);
  return renderIn(
    language,
    <Eggs
      messages={messagesFor(language, 'eggs', 'tool')}
      table={{ sizes: eggSizes(), parts: eggParts() }}
    />,
  );
};

// 3 EU L of 60 g are 180 g, 3.6 US large; 3 US large are 150 g, 3 EU M.
test.each([
  ['en', '3 5/8 eggs, large', '3 eggs and 30\u00a0g of one more'],
  ['de', '3 Eier, Größe M', '150\u00a0g'],
  ['fr', '3 œufs de calibre moyen (M)', '99\u00a0g'],
  ['es', '3 huevos, talla M', '51\u00a0g'],
] as const)('starts in %s with eggs from abroad', (language, text, fact) => {
  open(language);
  expect(answer()).toBe(text);
  expect(document.querySelector('dl')?.textContent).toContain(fact);
});

// 3 EU L of 60 g are 180 g: 3.5 Canadian large of 52; 3 US large are 150 g.
test.each([
  ['fr', 'ca', 'Canada', /^3 1\/2 œufs/],
  ['fr', 'be', 'Union européenne', /^3 œufs de calibre moyen \(M\)/],
  ['de', 'ch', 'EU', /^3 Eier, Größe M/],
  ['es', 'ar', 'Unión Europea', /^3 huevos, talla M/],
  ['en', 'nz', 'New Zealand', /eggs/],
] as const)('%s: a cook in %s has eggs of %s first', (language, country, name, text) => {
  localStorage.setItem('kitchen', JSON.stringify({ country }));
  open(language);
  expect(answer()).toMatch(text);
  const [, from] = document.querySelectorAll('select');
  expect(from?.options[0]?.textContent).toContain(name);
});

test('says how many whites fill a US cup', async () => {
  const { user } = open('en', '/?eggs=1&part=white&country=cups');
  expect(answer()).toBe('7 1/2 whites, large'); // 243 g of 33 g each
  expect(() => field('Size')).toThrow();
  await user.selectOptions(field('Country'), 'grams');
  await user.clear(field('Eggs'));
  expect([answer(), message()]).toEqual(['', null]);
  await user.type(field('Eggs'), '66');
  expect(answer()).toBe('2 whites, large');
});

test('keeps to the sizes of a country', async () => {
  const { user } = open('en', '/?country=us&size=jumbo&to=us-large');
  expect(answer()).toBe('3 3/4 eggs, large'); // 189 g
  await user.selectOptions(field('Country'), 'eu');
  expect(answer()).toBe('3 5/8 eggs, large');
});

test('says what is wrong', async () => {
  const { user } = open();
  await user.type(field('Eggs'), 'x');
  expect(message()).toContain('Please enter a number');
  expect(answer()).toBe('');
});
