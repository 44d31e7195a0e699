import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { button, field } from '#tests/component/find.ts';
import { fetched, respondWith, respondWithFoods, serveFoods } from '#tests/component/openConverter.tsx';
import { openAt, renderIn } from '#tests/component/renderIn.tsx';
import { servedFoods } from '#tests/component/served.ts';
import { FoodFrame } from './FoodFrame.tsx';
import { foodFrameMessages } from './foodFrameMessages.ts';

serveFoods();

const render = (language: Language, query: string) => {
  openAt(`/embed/food${query}`);
  return renderIn(language, <FoodFrame messages={foodFrameMessages(language)} />);
};
const open = (language: Language, query: string) => {
  respondWith(() => servedFoods(language));
  return render(language, query);
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const shown = () => document.body.textContent?.replace(/\s/g, ' ');
const wholePage = () => screen.getByRole('link', { name: /Gramwise/ }).getAttribute('href');

// USDA 19296: 1 cup of honey 339 g.
test.each([
  ['en', '?food=honey&theme=dark', 'Honey: what a cup weighs', /1 cup 237 ml\D*339 g/, '/ingredients/honey'],
  ['de', '?food=honey', 'Honig: Was ein Löffel wiegt', /1 EL 15 ml\D*21 g/, '/de/ingredients/honey'],
  // Filled by the same words as on the food's page
  [
    'de',
    '?food=flour',
    'Weizenmehl: Was ein Löffel wiegt',
    /1\sEL, eingelöffelt und glatt/,
    '/de/ingredients/flour',
  ],
  // Without the name again, as on the food's page
  [
    'en',
    '?food=almonds-whole',
    'Almonds: what a cup weighs',
    /92 gsliced1 tbsp/,
    '/ingredients/almonds-whole',
  ],
  // An id of 1d35f89 that means a food filled in one way
  ['en', '?food=brown-sugar-loose', /^Brown sugar/i, /220 g/, '/ingredients/brown-sugar'],
] as const)('in %s %s shows the weights', async (language, query, title, weight, href) => {
  open(language, query);
  await expect.poll(heading).toMatch(title);
  expect(shown()).toMatch(weight);
  expect(wholePage()).toBe(href);
  expect(fetched.mock.calls).toEqual([[`/foods/${language}.json`]]);
});

// USDA 10123: 1 slice of raw bacon 28 g.
test('a food that is counted shows its pieces', async () => {
  open('en', '?food=bacon');
  await expect.poll(heading).toBe('Bacon: weight by the piece');
  expect(shown()).toContain('1 slice (US)28 g');
  expect(wholePage()).toBe('/ingredients/bacon');
});

test.each(['', '?food=', '?food=no-such-food', '?food=constructor', `?food=${'x'.repeat(9000)}`])(
  'without a known food, at "%.20s", it says so and converts',
  async (query) => {
    open('en', query);
    await expect.poll(shown).toContain('no weights for the food');
    await expect.poll(() => document.querySelector('output')?.textContent).toMatch(/^100 grams of Water/);
    expect(field('Amount')).toBeTruthy();
    expect(wholePage()).toBe('/ingredients');
  },
);

test('says when the weights cannot be loaded, and tries again', async () => {
  respondWith(() => new Response('', { status: 500 }));
  const { user } = render('en', '?food=honey');
  await expect.poll(shown).toContain('could not be loaded');
  respondWithFoods();
  await user.click(button('Try again'));
  await expect.poll(heading).toContain('Honey');
});
