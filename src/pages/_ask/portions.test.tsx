import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

// As /tools/portions says, which the link opens with the same fields
it.each<[Language, string, string, string, string]>([
  [
    'en',
    'how much pasta for 6 people',
    '680 g',
    '113 g (United States, RecipeTips)',
    '/tools/portions?food=pasta&guests=6&dish=main&country=us',
  ],
  [
    'en',
    'how many ounces of pasta per person',
    '4 oz',
    '113 g (United States, RecipeTips)',
    '?food=pasta&guests=1',
  ],
  // Four to five ounces of mince, whatever the dish
  [
    'en',
    'mince for bolognese for 4',
    '510 g',
    '113–142 g (United States, Very Meaty)',
    '/tools/portions?food=mince&guests=4',
  ],
  [
    'fr',
    'combien de viande hachée pour une bolognaise pour 6 personnes',
    '750 g',
    '100–150 g (France, Polar des glaces)',
    '/fr/tools/portions?food=mince&guests=6',
  ],
  [
    'de',
    'Wie viel Spargel pro Person',
    '500 g',
    '500 g (Deutschland, Braunschweiger Zeitung)',
    '/de/tools/portions?food=asparagus&guests=1',
  ],
  [
    'fr',
    'riz pour 6 personnes dont 2 enfants',
    '494 g',
    '90–100 g (France, Recette facile)',
    '/fr/tools/portions?food=rice&guests=6&children=2',
  ],
  [
    'es',
    'cuánto arroz cocido por persona',
    '196 g',
    '60–80 g (España, SENC, NAOS)',
    '/es/tools/portions?food=rice',
  ],
  ['en', 'potatoes for 10 people', '1.63 kg', '163 g (United States, Old Farmer’s Almanac)', 'dish=side'],
  [
    'en',
    '12 oz spaghetti for how many people',
    '3 guests',
    '113 g (United States, RecipeTips)',
    '/tools/portions?food=pasta&guests=3&dish=main&country=us',
  ],
  [
    'de',
    'reicht 1 kg Schweinefleisch für 6 Personen',
    '5–6 Gäste',
    '150–200 g (Deutschland, Die Falken)',
    '/de/tools/portions?food=meat&guests=5',
  ],
  [
    'fr',
    '50 g de pâtes pour combien de personnes',
    'moins d’une portion',
    '80–100 g (France, Astuces de grand-mère)',
    '/fr/tools/portions?food=pasta&guests=1',
  ],
])('in %s, %s: %s', async (language, question, number, source, href) => {
  const view = await firstAnswer(language, question);
  if (view.kind !== 'answer') throw new Error(JSON.stringify(view));
  expect(plain(view.answer.number)).toBe(number);
  expect(plain(view.answer.notes.join(' '))).toContain(source);
  expect(view.answer.link.href).toContain(href);
});

it('asks which food or number is meant', async () => {
  const food = await firstAnswer('en', 'how much chicken per person');
  expect(food.kind === 'choose' && food.choices[0]?.options.map(({ label }) => label)).toEqual([
    'Meat, boneless',
    'Whole chicken',
  ]);
  const number = await firstAnswer('de', 'Nudeln für 1,000 Personen');
  expect(number.kind === 'choose' && number.choices[0]?.options.map(({ label }) => label)).toEqual([
    '1000',
    '1',
  ]);
});

it('says that a food has no portions', async () => {
  const view = await firstAnswer('en', 'how much zork for 6 people');
  expect(view.kind === 'hint' && view.text).toContain('“zork”');
});

// 30 of 12 cookies are 2.5 times, 6 of 4 people 1.5 times; nothing else in these questions is about guests.
it.each<[Language, string, string]>([
  ['en', 'scale 2 cups flour from 12 to 30 cookies', '5 cups'],
  ['en', 'scale 300 g rice from 4 to 6', '450 g'],
  ['de', '300 g Mehl von 12 auf 30 Kekse', '750 g'],
  ['fr', '300 g de farine de 12 à 30 biscuits', '750 g'],
  ['es', '300 g de harina de 12 a 30 galletas', '750 g'],
])('%s: %s is scaled by an asker that was asked nothing before', async (language, question, amount) => {
  const view = await firstAnswer(language, question);
  expect(view.kind === 'answer' && plain(view.answer.sentence)).toContain(`= ${amount}`);
});

it.each<[Language, string, string]>([
  ['en', 'recipe serves 4 i need 10', '× 2.5'],
  ['fr', 'recette pour 6 nous sommes 10', '× 1,67'],
  ['de', 'Rezept für 4 Personen auf 7 umrechnen', '× 1,75'],
  ['es', 'receta para 4 somos 7', '× 1,75'],
])('multiplies a whole recipe in %s: %s', async (language, question, factor) => {
  const view = await firstAnswer(language, question);
  expect(view.kind === 'answer' && plain(view.answer.number)).toBe(factor);
});

it.each<[Language, string]>([
  ['en', 'recipe for 4, we are 4'],
  ['fr', 'pour 4 à 6 personnes'],
  ['de', 'für 2 bis 4 Personen'],
])('takes no range for two numbers of guests in %s: %s', async (language, question) => {
  expect((await firstAnswer(language, question)).kind).toBe('hint');
});
