import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { MailParts } from '#site/contact.ts';
import { FoodPage } from './FoodPage.tsx';
import { recipesByFood } from './recipesByFood.ts';

const vesselsIn = (language: Language) => messagesFor(language, 'ask').ask.answers.vessels;

const warning = (language: Language, food: AnyFoodId) => {
  const messages = messagesFor(language, 'foods', 'fills');
  const { container, unmount } = render(
    <FoodPage
      language={language}
      food={food}
      messages={messages}
      vessels={vesselsIn(language)}
      recipes={[]}
      mail={null}
    />,
  );
  const text = container.querySelector('#raw-beans')?.textContent ?? null;
  unmount();
  return text;
};

// FDA, Bad Bug Book: soak for 5 hours, boil for 30 minutes, though 10 destroy the toxin; no slow cooker.
test.each(LANGUAGE_CODES)('in %s warns of raw beans', (language) => {
  expect(warning(language, 'kidney-beans-dry')).toMatch(/\b5\s.*\b10\s.*\b30\b.*(?:FDA|Food and Drug)/);
  expect(warning(language, 'kidney-beans-dry')).toMatch(/slow cooker|Schongarer|mijoteuse|cocción lenta/);
  expect(warning(language, 'lentils')).toBeNull();
});

const open = (language: Language, food: AnyFoodId, mail: MailParts | null = null) =>
  render(
    <FoodPage
      language={language}
      food={food}
      messages={messagesFor(language, 'foods', 'fills')}
      vessels={vesselsIn(language)}
      recipes={recipesByFood(language).get(food) ?? []}
      mail={mail}
    />,
  );
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

// USDA SR26, file WEIGHT: 10123, 1 slice raw 28 g, 8 of 10 from 21 to 35 g; Fineli, a slice of bacon 20 g; 05057, half a breast 145 g, 05062, 1 piece 272 g; 18001, a medium bagel 105 g.
test.each([
  ['en', 'bacon', 'Bacon: How Much Does 1 Slice Weigh?', 'Bacon: 1 slice (US) weighs 28 g (21–35).'],
  ['fr', 'bacon', /combien pèse 1 tranche \?$/, /1 tranche \(UE\) pèse 20 g\.$/],
  ['de', 'bacon', /Wie viel wiegt 1 Scheibe\?$/, /1 Scheibe \(EU\) wiegt 20 g\.$/],
  ['es', 'bacon', /¿cuánto pesa 1 .+\?$/, /\(UE\) pesa 20 g\.$/],
  [
    'en',
    'chicken-breasts',
    /^Chicken Breasts?: How Much Does One Weigh\?$/,
    /1 piece \(US\) weighs 170 g \(145–272\)\.$/,
  ],
  // NDB 18024, a piece is 65 g: it is cut off.
  ['en', 'cornbread', 'Cornbread: How Much Does 1 Piece Weigh?', /1 piece \(US\) weighs 65 g\.$/],
  [
    'de',
    'bagels',
    'Bagels: Wie viel wiegt ein Stück?',
    'Bagels: 1 mittleres Stück (USA) wiegt 105 g (81–105).',
  ],
] as const)('in %s the page of %s leads with a piece', (language, food, title, answer) => {
  const { container } = open(language, food);
  expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toMatch(title);
  expect(plain(container.querySelector('h1 ~ * p, h1 + p')?.textContent)).toMatch(answer);
});

// USDA SR26: 09150, a lemon without its peel is 58 g, 53 % of it; 05165, of a turkey 71 % is eaten.
test.each([
  ['en', 'lemons'],
  ['en', 'turkey'],
  ['de', 'onions-chopped'],
] as const)('in %s the answer on the page of %s says what one weighs as bought', (language, food) => {
  const { container } = open(language, food);
  const bought = /as bought|gekauft|Einkauf/;
  const said = [...container.querySelectorAll('p')].filter((text) => bought.test(text.textContent ?? ''));
  expect(said.length).toBeGreaterThan(0);
  for (const text of said) expect(text.closest('section')).toBeNull();
});

// USDA SR26, file WEIGHT: 11282, a medium onion 110 g, a small one 70 g, a large one 150 g.
test('a page that asks for a piece shows pieces large, though the food has a cup weight', () => {
  const { container } = open('de', 'onions-chopped');
  const large = [...(container.querySelector('ul')?.querySelectorAll('li') ?? [])];
  expect(large.map(({ textContent }) => plain(textContent))).toEqual([
    '110 g1 mittleres Stück (EU)',
    '70 g1 kleines Stück (EU)',
    '150 g1 großes Stück (EU)',
  ]);
});

// USDA SR26: NDB 09040, 36 % of a banana is its skin, a medium one weighs 118 g without; nothing is cut off a bagel.
test('pieces are of what is eaten, and the page says what one weighs as bought', () => {
  open('en', 'bananas-mashed');
  const pieces = screen.getByRole('region', { name: 'By the piece' });
  expect(plain(pieces.textContent)).toContain(
    '64% of what you buy (USDA). 1 medium weighs about 184 g as bought.',
  );
  document.body.replaceChildren();
  open('en', 'bagels');
  expect(screen.getByRole('region', { name: 'By the piece' }).textContent).not.toContain('as bought');
});

test.each([
  ['en', 'tomato-paste', 'By the pack', 'Pack'],
  ['de', 'tomato-paste', 'Nach Packung', 'Packung'],
  ['fr', 'tomato-paste', 'Par emballage', 'Emballage'],
  ['es', 'tomato-paste', 'Por envase', 'Envase'],
  // A knob is cut off, and a sheet of gelatin is counted.
  ['en', 'butter', 'By the piece', 'Piece'],
  ['en', 'gelatin-sheets', 'By the piece', 'Piece'],
] as const)('in %s %s is weighed %s', (language, food, title, column) => {
  open(language, food);
  const pieces = screen.getByRole('region', { name: title });
  expect(within(pieces).getAllByRole('columnheader')[0]?.textContent).toBe(column);
});

// USDA SR26 125 g and King Arthur 120 g a cup of 236.588 ml; cake flour by King Arthur 120 g.
test.each([
  ['en', 'USDA 125 g', '120 g'],
  ['fr', 'USDA 53 g', '51 g'],
  ['de', 'USDA 53 g', '51 g'],
  ['es', 'USDA 53 g', '51 g'],
] as const)(
  'in %s sources and similar foods are compared in one measure of the country',
  (language, dot, like) => {
    const { container } = open(language, 'flour');
    expect(plain(screen.getByRole('img', { name: /USDA/ }).getAttribute('aria-label'))).toContain(dot);
    const cake = within(container.querySelector('#lookalikes') as HTMLElement).getAllByRole('listitem')[1];
    expect(plain(cake?.querySelector('b')?.textContent)).toBe(like);
  },
);

// USDA SR26: NDB 14411, a cup of water weighs 237 g; NDB 20131, one of barley malt flour 162 g.
test('a weight that one source alone gives is compared with that of water', () => {
  open('en', 'malt-flour');
  const label = plain(screen.getByRole('img', { name: /grams in a US cup/ }).getAttribute('aria-label'));
  expect(label).toMatch(/[Mm]alt flour.*: USDA 162 g\. Water: USDA 237 g\.$/);
});

test('a food with a cup weight has nutrition, and household measures where cooks there use them', () => {
  open('fr', 'flour');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(expect.arrayContaining(['Verres, tasses et pots', 'Valeurs nutritionnelles']));
});

test('a food without a cup weight has its pieces, their sources and foods like it, and no cups', () => {
  open('en', 'bagels');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(expect.arrayContaining(['By the piece', 'Related foods', 'Sources']));
  expect(headings).not.toContain('Grams to cups');
  const rows = within(screen.getByRole('table', { name: /^Bagels: weight/ })).getAllByRole('row');
  expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
    'PieceWeight',
    '1 small (US)69 g',
    '1 medium (US)105 g (81–105)',
    '1 large (US)131 g',
    '1 medium (Mexico)72 g',
  ]);
  const sources = within(screen.getByRole('region', { name: 'Sources' }));
  expect(sources.getByRole('link', { name: /USDA/ })).toBeTruthy();
  expect(screen.queryByRole('figure')).toBeNull();
});

const MAIL = { user: 'cook', host: 'kitchen.example' };
const reported = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);

// USDA 10123: 1 slice of raw bacon 28 g.
test.each([
  [
    'en',
    'bacon',
    'Report this number',
    'Bacon',
    /1 slice \(US\) weighs 28 g \(21–35\)\..* Source: USDA.* Page: .*\/ingredients\/bacon\s/,
  ],
  [
    'de',
    'honey',
    'Diese Zahl melden',
    'Honig',
    /Honig wiegt 21 g, .* 1 US-Tasse wiegt 339 g\..*\/de\/ingredients\/honey\s/,
  ],
  [
    'fr',
    'honey',
    'Signaler ce chiffre',
    'Miel',
    /miel pèse 21 g, .* 1 tasse \(US\) pèse 339 g\..*\/fr\/ingredients\/honey\s/,
  ],
  [
    'es',
    'honey',
    'Avisar sobre esta cifra',
    'Miel',
    /miel pesa 21 g; .* 1 taza \(EE\.\sUU\.\) pesa 339 g\..*\/es\/ingredients\/honey\s/,
  ],
] as const)('in %s a number of %s can be reported by mail', (language, food, name, about, body) => {
  open(language, food, MAIL);
  const { protocol, searchParams } = reported(name);
  expect(protocol).toBe('mailto:');
  expect(searchParams.get('subject')).toContain(about);
  expect(searchParams.get('body')?.replace(/\s+/g, ' ')).toMatch(body);
});

test('without an address of the publisher no number can be reported', () => {
  open('en', 'bacon');
  expect(screen.queryByRole('link', { name: 'Report this number' })).toBeNull();
});

test('leads from a kind of a food to the food, and back', () => {
  open('en', 'high-gluten-flour');
  const trail = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(trail.map((link) => link.getAttribute('href')).slice(2)).toEqual([
    '/ingredients/flour',
    '/ingredients/bread-flour',
  ]);
  cleanup();
  const { container } = open('en', 'flour');
  const linked = (id: string) =>
    [...container.querySelectorAll(`#${id} a`)].map((link) => link.getAttribute('href'));
  expect(linked('kinds')).toContain('/ingredients/pastry-flour');
  expect(linked('kinds').filter((href) => linked('lookalikes').includes(href))).toEqual([]);
});

// Kimchi weighs 63 g a deciliter, but a chili that stands next to it 45 g apiece.
test.each(LANGUAGE_CODES)('in %s says of what a weight beside a related food is', (language) => {
  for (const food of ['anaheim-peppers', 'oil'] as const) {
    const { container, unmount } = open(language, food);
    const measures = [...container.querySelectorAll('#related li small, #kinds li small')];
    expect(measures.length).toBeGreaterThan(3);
    expect(measures.filter((measure) => !measure.textContent)).toEqual([]);
    unmount();
  }
});

// The range is of one way to fill the cup; the other way's 140 g, by USDA 16118, would contradict it.
test.each(LANGUAGE_CODES)('in %s the range of several fillings says whose it is', (language) => {
  const { container } = open(language, 'soy-flour');
  expect(plain(container.querySelector('main p, article p, p')?.textContent)).toMatch(/106 g \([^)]+\)\.$/);
  cleanup();
});
