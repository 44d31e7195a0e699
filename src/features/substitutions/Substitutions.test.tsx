import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toLanguage } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { SubstitutionsTool } from '#pages/_substitutions/SubstitutionsIsland.tsx';
import { answer, field, message } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { servedFoods, servedQuestions } from '#tests/component/served.ts';
import { substituteFoods } from '#tools/substitutions/substituteFoods.ts';

const open = (language: 'en' | 'fr' | 'de' | 'es' = 'en', url = '/') => {
  vi.stubGlobal('fetch', async (path: string) => {
    const [, file, code] = /^\/(foods|ask)\/(\w+)\.json$/.exec(path) ?? [];
    return file === 'ask' ? servedQuestions(toLanguage(code)) : servedFoods(toLanguage(code));
  });
  openAt(url);
  return renderIn(
    language,
    <SubstitutionsTool
      messages={messagesFor(language, 'substitutions', 'tool')}
      measures={messagesFor(language, 'foods').foods.measures}
      foods={substituteFoods(language)}
    />,
  );
};
const text = () => document.querySelector('ol')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const title = () => answer()?.replaceAll('\u00a0', ' ');

test.each([
  [
    'en',
    'buttermilk',
    'Instead of 1 cup (235 ml) buttermilk',
    '3/4 cup + 3 tbsp (220 ml) milk + 1 tbsp lemon juice',
  ],
  ['de', 'Butter', 'Statt 100 g Butter', '100 g Margarine'],
  ['fr', 'Œufs', 'Œuf : pour en remplacer 1', '60 g de compote'],
  ['es', 'Mantequilla', 'Mantequilla: para sustituir 100 g', '100 g de margarina'],
] as const)('in %s, %s has substitutes at once', async (language, food, heading, first) => {
  const { user } = open(language);
  const labels = { en: 'What is missing?', de: 'Was fehlt?', fr: /Que manque-t-il/, es: '¿Qué falta?' };
  await user.type(field(labels[language]), food);
  await expect.poll(() => title()?.replaceAll('\u202f', ' ')).toBe(heading);
  expect(text()).toContain(first);
});

test.each([
  ['en', 'half & half', 'half-and-half'],
  ['en', '10X sugar', 'powdered sugar'],
  ['fr', 'demi-crème', 'Crème légère'],
  ['es', 'media crema', 'Nata para cocinar'],
  ['de', 'Mark einer Vanilleschote', 'Vanille'],
] as const)('in %s, %s is a name', async (language, name, heading) => {
  open(language, `/?${new URLSearchParams({ missing: name })}`);
  await expect.poll(title).toContain(heading);
});

test('reads an amount, and keeps it in the URL', async () => {
  const { user } = open();
  await user.type(field('What is missing?'), '2 cups buttermilk');
  await expect.poll(title).toBe('Instead of 2 cups (475 ml) buttermilk');
  expect(text()).toContain('1 3/4 cups + 2 tbsp (445 ml) milk + 2 tbsp lemon juice');
  await expect.poll(query).toBe('?missing=2+cups+buttermilk');
});

test.each([
  ['?missing=2+eggs', 'Eggs: to replace 2', '120 g) applesauce'],
  ['?missing=substitute+for+1+tbsp+cornstarch', 'Instead of 1 tbsp cornstarch', '2 tbsp'],
])('opens %s', async (url, heading, first) => {
  open('en', `/${url}`);
  await expect.poll(title).toContain(heading);
  expect(text()).toContain(first);
});

test.each([
  ['vegan butter substitute', 7],
  ['buttermilk substitute without milk or soy', 1],
])('keeps to what %s says', async (missing, count) => {
  open('en', `/?${new URLSearchParams({ missing })}`);
  await expect.poll(() => document.querySelectorAll('ol > li').length).toBe(count);
});

test('filters by diet and allergen', async () => {
  const { user } = open('en', '/?missing=buttermilk');
  const count = () => document.querySelectorAll('ol > li').length;
  await expect.poll(count).toBe(7);
  await user.selectOptions(field('Diet'), 'vegan');
  expect(count()).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Without allergens' }));
  await user.click(screen.getByRole('button', { name: 'Soy' }));
  expect(count()).toBe(1);
  expect(document.body.textContent).toContain('The filters hide 6 more.');
  await expect.poll(query).toBe('?missing=buttermilk&diet=vegan&without=soy');
  await user.click(screen.getByRole('button', { name: 'Cereals with gluten' }));
  expect(message()).toContain('Nothing in our table fits');
});

test.each([
  ['pink curing salt', 'prevents botulism'],
  ['salt', 'in ferments'],
  ['gelatin powder', 'calculator of their own'],
  ['a unicorn', 'no substitute with a source'],
])('%s has no substitute: %s', async (missing, why) => {
  const { user } = open();
  await user.type(field('What is missing?'), missing);
  await expect.poll(message).toContain(why);
  expect(answer()).toBe('');
});

test.each([
  ['lemon juice', 'Not for canning'],
  ['2 eggs', 'pasteurized eggs'],
  ['milk', 'infant formula'],
])('warns: %s', async (missing, caution) => {
  const { user } = open();
  await user.type(field('What is missing?'), missing);
  await expect.poll(() => document.body.textContent).toContain(caution);
});

test('starts with what is often missing', async () => {
  const { user } = open();
  expect(document.body.textContent).toContain('Type a food');
  await user.click(screen.getByRole('button', { name: 'Buttermilk' }));
  await expect.poll(title).toContain('buttermilk');
});
