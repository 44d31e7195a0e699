import type { Meal, PartyUnit } from '@gramwise/engine/calculators/planParty.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import { formatPartyAmount, toMetric } from './partyAmount.ts';
import { INITIAL_PARTY_FIELDS, type PartyFields, planFromFields } from './partyFields.ts';
import { buildShoppingList, formatShoppingList } from './shoppingList.ts';

/** As for a cook of the language's country. */
const wordsIn = (language: Language) => ({
  messages: CATALOGS[language].party,
  customary: language === 'en',
});

const listFor = (language: Language, fields: Partial<PartyFields>) => {
  const plan = planFromFields({ ...INITIAL_PARTY_FIELDS, ...fields }, '.');
  if (!plan.ok) throw new Error(plan.code);
  return buildShoppingList(language, wordsIn(language), plan.value);
};
const listOf = (language: Language, guests: string, meal: Meal, extras = true) =>
  listFor(language, { guests, meal, ...(!extras && { appetizers: 'no', dessert: 'no' }) });

describe('toMetric', () => {
  it.each([
    [1, 'lb', 454, 'g'],
    [2.2, 'lb', 998, 'g'],
    [2.2046, 'lb', 0.99998, 'kg'],
    [5, 'lb', 2.26795, 'kg'],
    [20, 'oz', 567, 'g'],
    [16, 'fl-oz', 473, 'ml'],
    [160, 'fl-oz', 4.73176473, 'l'],
  ] as const)('%d %s is %d %s', (amount, unit, value, metric) => {
    expect(toMetric(unit, amount)).toEqual({ value: expect.closeTo(value, 4), unit: metric });
  });
});

describe('formatPartyAmount', () => {
  it.each<[Language, number, PartyUnit, string]>([
    ['en', 5, 'lb', '5 lb (2.27 kg)'],
    ['en', 0.25, 'lb', '0.25 lb (113 g)'],
    ['en', 1.2000000000000002, 'lb', '1.2 lb (544 g)'],
    ['en', 1600, 'fl-oz', '1600 fl oz (47.32 l)'],
    ['en', 15, 'piece', '15'],
    ['en', 1, 'drink', '1 drink'],
    ['fr', 5, 'lb', '2,27\u00a0kg'],
    ['fr', 20, 'oz', '567\u00a0g'],
    ['es', 160, 'fl-oz', '4,73\u00a0l'],
    ['fr', 20, 'slice', '20 tranches'],
    ['de', 2.5, 'lb', '1,13\u00a0kg'],
    ['de', 1, 'slice', '1 Scheibe'],
    ['en', 1, 'cake', '1 cake for 8 people'],
    ['en', 5, 'cake', '5 cakes for 8 people each'],
    ['fr', 2, 'cake', '2\u00a0gâteaux pour 8\u00a0personnes chacun'],
    ['de', 2, 'cake', '2\u00a0Kuchen für je 8\u00a0Personen'],
  ])('%s: %d %s is %s', (language, amount, unit, text) => {
    expect(formatPartyAmount(language, wordsIn(language), { amount, unit })).toBe(text);
  });
});

describe('buildShoppingList', () => {
  // Every meal for 10 guests, calculated by hand from the amounts per guest.
  it.each<[Meal, string[]]>([
    ['dinner', ['Meat: 5 lb (2.27 kg)', 'Vegetables: 2.5 lb (1.13 kg)', 'Starch: 2.5 lb (1.13 kg)']],
    ['lunch', ['Sandwiches: 15', 'Salad: 2 lb (907 g)']],
    ['brunch', ['Eggs: 20', 'Bacon: 30 strips', 'Bread: 20 slices']],
    ['snacks', ['Chips: 20 oz (567 g)', 'Dips: 20 oz (567 g)']],
  ])('has the main dishes for %s', (meal, rows) => {
    const [main] = listOf('en', '10', meal).sections;
    expect(main?.title).toBe('Main Dishes');
    expect(main?.rows.map(({ name, total }) => `${name.split(' (')[0]}: ${total}`)).toEqual(rows);
  });

  it('has the requested sections, and always drinks', () => {
    const titles = (extras: boolean) => listOf('en', '10', 'dinner', extras).sections.map((s) => s.title);
    expect(titles(true)).toEqual(['Main Dishes', 'Appetizers', 'Desserts', 'Drinks']);
    expect(titles(false)).toEqual(['Main Dishes', 'Drinks']);
  });

  it('names the guests', () => {
    expect(listOf('en', '10', 'lunch').title).toBe('Food & Drinks for 10 Guests');
    expect(listOf('en', '1000', 'lunch').title).toBe('Food & Drinks for 1000 Guests');
    expect(listOf('fr', '1', 'lunch').title).toBe('Repas et boissons pour 1 convive');
    expect(listOf('de', '2', 'lunch').title).toBe('Essen und Getränke für 2 Gäste');
  });

  it('says how the amounts are meant', () => {
    expect(listOf('en', '10', 'dinner').notes).toEqual([
      'Meat means raw and boneless.',
      'Starch means dry: rice or pasta before cooking. Potatoes instead: 6.25 lb (2.83 kg), which is 2.5 times as much, by the portions of Spain’s SENC.',
    ]);
    expect(listOf('en', '10', 'brunch').notes).toEqual([]);
    expect(listFor('en', { meal: 'lunch', children: '1', vegans: '2' }).notes).toEqual([
      'The child counts for half a portion of food and no alcohol.',
      'For the 2 vegans: dips, bread, cake and cookies without milk, eggs or honey.',
    ]);
    expect(listFor('en', { vegans: '10' }).notes[0]).toMatch(/^Starch means dry/);
    expect(formatShoppingList('en', listOf('en', '10', 'dinner'))).toMatch(
      /\n\nMeat means raw and boneless\.\nStarch/,
    );
  });

  // SENC: 150 to 200 g of potatoes are a portion like 60 to 80 g of dry rice. 10 x 0.25 lb x 2.5 = 2.83 kg.
  it.each<[Language, RegExp]>([
    ['de', /Kartoffeln sind es 2,83\skg/],
    ['fr', /pommes de terre, comptez 2,83\skg/],
    ['es', /patatas \(papas\), multiplique por 2,5: 2,83\skg/],
  ])('says in %s how many potatoes replace rice, and no pounds', (language, note) => {
    const list = formatShoppingList(language, listOf(language, '10', 'dinner'));
    expect(list).toMatch(note);
    expect(list).not.toMatch(/\d\s(?:lb|oz|fl oz)/);
  });

  it('writes its marks as the language does', () => {
    expect(formatShoppingList('fr', listOf('fr', '10', 'dinner'))).toMatch(/^- Légumes\u202f: 1,13/m);
    expect(formatShoppingList('de', listOf('de', '10', 'dinner'))).toMatch(/^- Gemüse: 1,13/m);
  });

  it('counts other diets separately', () => {
    const [main] = listFor('en', { vegetarians: '2', vegans: '1' }).sections;
    expect(main?.rows.map(({ name, total }) => `${name.split(' (')[0]}: ${total}`)).toEqual([
      'Meat: 3.5 lb (1.59 kg)',
      'Vegetarian main: 1 lb (454 g)',
      'Vegan main: 0.5 lb (227 g)',
      'Vegetables: 2.5 lb (1.13 kg)',
      'Starch: 2.5 lb (1.13 kg)',
    ]);
  });

  it('can be plain text', () => {
    expect(formatShoppingList('en', listOf('en', '3', 'lunch'))).toBe(`Food & Drinks for 3 Guests

Main Dishes
- Sandwiches: 5
- Salad: 0.6 lb (272 g)

Appetizers
- Pieces of finger food: 9
- Dips: 0.3 lb (136 g)

Desserts
- Cake: 1 cake for 8 people
- Cookies: 6

Drinks
- Non-Alcoholic: 48 fl oz (1.42 l)
- Alcoholic: 3 drinks`);
  });
});
