import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { openAsker } from '#features/ask/asker.ts';
import { serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

/** One for each language, as a visitor asks several questions in a row; opening it indexes all foods. */
const askers: Partial<Record<Language, ReturnType<typeof openAsker>>> = {};

async function answerIn(language: Language, question: string) {
  askers[language] ??= openAsker(language);
  const asker = await askers[language];
  const first = asker.answer(question);
  if (first.asked.missing.length > 0) await asker.loadLanguages(question);
  return asker.answer(question).view;
}

// By USDA SR26: grams of file WEIGHT times file ABBREV
// As tables of nutrients have it: rice 365 kcal, hard-boiled egg 155 kcal each 100 g
it.each<[Language, string, string]>([
  ['es', 'calorías del arroz', '365'],
  ['es', 'calorías huevo cocido', '155'],
  ['en', 'calories in rice', '365'],
  ['de', 'kalorien haferflocken', '379'],
  ['fr', 'calories du riz', '365'],
  // A piece where cooks count it: 136 g of an avocado
  ['es', 'calorías de la palta', '227'],
])('in %s, %s is for 100 g or a piece: %s', async (language, question, number) => {
  expect(await answerIn(language, question)).toMatchObject({ kind: 'answer', answer: { number } });
});

// An ounce is a weight already; a cup of flour weighs 125 g
it.each<[question: string, weighed: boolean]>([
  ['calories in 400 g chicken', false],
  ['calories in 1 oz butter', false],
  ['calories in 100 g cooked pasta', false],
  ['calories in a cup of flour', true],
])('says what an amount weighs that is no weight: %s', async (question, weighed) => {
  const view = await answerIn('en', question);
  const notes = view.kind === 'answer' ? view.answer.notes : [];
  expect(notes.some((note) => note.startsWith('That is'))).toBe(weighed);
});

// USDA has no bread as such: white bread 265 kcal, rye bread 259 kcal
it.each<[Language, string, string, string]>([
  ['es', 'calorías de 100 g de pan', 'Pan de centeno', '259 kcal'],
  ['es', 'calorías del pan', 'Pan de molde', '265 kcal'],
  ['en', 'calories in 100 g of bread', 'Rye bread', '259 kcal'],
])('in %s, %s asks which kind', async (language, question, kind, amount) => {
  const view = await answerIn(language, question);
  const options = view.kind === 'choose' ? view.choices.flatMap((choice) => choice.options) : [];
  const found = options.find(({ label }) => label.toLowerCase() === kind.toLowerCase());
  expect(found?.answer.replace('\u00a0', ' ')).toBe(amount);
});

describe('a question for what an amount of a food holds', () => {
  it.each<[Language, string, string, string, string]>([
    ['en', 'how much protein in 100 g of oats', '13', 'g', 'NDB 08120: Cereals, oats, regular and quick'],
    [
      'en',
      'calories 100 g flour',
      '364',
      'kcal',
      'NDB 20081: Wheat flour, white, all-purpose, enriched, bleached',
    ],
    ['en', 'how many calories in a cup of flour', '455', 'kcal', 'NDB 20081'],
    ['en', 'how many calories does a large egg have', '72', 'kcal', 'NDB 01123: Egg, whole, raw, fresh'],
    ['en', 'how much fat in 100 g butter', '81', 'g', 'NDB 01145'],
    ['en', 'protein in lentils per 100g', '26', 'g', 'NDB 16069'],
    ['en', 'fat in whole milk per cup', '7.9', 'g', 'NDB 01077'],
    ['de', 'Eiweiß in Linsen pro 100 g', '26', 'g', 'NDB 16069'],
    ['en', 'saturated fat in 100 g butter', '51', 'g', 'NDB 01145'],
    ['en', 'how much sodium in 100 g cheddar', '621', 'mg', 'NDB 01009'],
    ['en', 'sodium in 1 tsp soy sauce', '292', 'mg', 'NDB 16123'],
    ['de', 'wie viel Natrium haben 100 g Feta', '917', 'mg', 'NDB 01019'],
    ['fr', 'graisses saturées dans 100 g de beurre', '51', 'g', 'NDB 01145'],
    ['es', 'cuánto sodio tiene 100 g de feta', '917', 'mg', 'NDB 01019'],
    ['de', 'Kalorien 100 g Mehl', '364', 'kcal', 'NDB 20081'],
    ['de', 'wie viel Zucker ist in 100 g Honig', '82', 'g', 'NDB 19296'],
    ['fr', 'calories dans 100 g de beurre', '717', 'kcal', 'NDB 01145'],
    ['es', 'cuántas proteínas hay en 100 g de harina', '10', 'g', 'NDB 20081'],
    // A glass is 200 to 250 ml, a US cup of milk 244 g, 61 kcal each 100 g
    ['es', 'calorías de un vaso de leche', '126–157', 'kcal', 'NDB 01077'],
    ['en', 'cuántas proteínas hay en 100 g de harina', '10', 'g', 'NDB 20081'],
    // By the tables of others: 11.85 g in 100 g
    ['de', 'wieviel eiweiß hat 250g magerquark', '30', 'g', 'M713100'],
    // A ball that is said to weigh so much: 300 kcal in 100 g
    ['de', 'kalorien kugel mozzarella 125 g', '375', 'kcal', 'NDB 01026'],
    // Of 100 g where kitchens weigh and no amount is named
    ['de', 'kalorien sahne', '345', 'kcal', 'NDB 01053'],
  ])('in %s, %s: %s %s', async (language, question, number, unit, row) => {
    const view = await answerIn(language, question);
    expect(view).toMatchObject({ kind: 'answer', answer: { number, unit } });
    expect(view.kind === 'answer' && view.answer.notes.join(' ')).toContain(row);
  });

  it.each<[Language, string, RegExp]>([
    ['fr', 'calories dans un œuf', /^7\d kcal|^8\d kcal/],
    ['en', 'calories dans un œuf', /^7\d kcal|^8\d kcal/],
    ['de', 'calories dans un œuf', /^7\d kcal|^8\d kcal/],
    ['es', 'calories dans un œuf', /^72 kcal/],
    ['en', 'Kalorien 100 g Mehl', /^364 kcal/],
    ['fr', 'Kalorien 100 g Mehl', /^364 kcal/],
    ['fr', 'calories in an egg', /^[67]\d kcal/],
    ['de', 'how many calories in a cup of flour', /^455 kcal/],
    ['es', 'how much protein in 100 g of oats', /^13 g/],
    ['es', 'cuántas proteínas tiene un huevo', /^[67](?:[.,]\d)? g/],
    ['de', 'wie viel Eiweiß hat ein Ei', /^[678](?:[.,]\d)? g/],
  ])('in %s, %s: %s', async (language, question, amount) => {
    const view = await answerIn(language, question);
    expect(view.kind).toBe('answer');
    expect(view.kind === 'answer' && `${view.answer.number} ${view.answer.unit}`).toMatch(amount);
  });

  it.each<[Language, string]>([
    ['en', 'how many calories in a cup of rice'],
    ['en', 'calories in a cup of zork'],
    ['en', 'calories in a cup'],
    ['fr', 'combien de calories dans une tasse de riz'],
    ['es', 'cuántas calorías hay en una taza de arroz'],
    ['de', 'wie viele Kalorien hat eine Tasse Reis'],
  ])('in %s never converts a cup: %s', async (language, question) => {
    const view = await answerIn(language, question);
    const shown = JSON.stringify(view);
    if (view.kind === 'answer') expect(view.answer.unit).toBe('kcal');
    if (view.kind === 'choose') expect(shown).toMatch(/kcal/);
    expect(shown).not.toMatch(/"number":"\d+","unit":"(?:g|ml)"/);
  });

  it.each<[Language, string, string]>([
    ['en', '2 cups sugar in grams', '400'],
    ['en', '1 cup sugar in grams', '200'],
  ])('in %s still converts %s', async (language, question, number) => {
    expect(await answerIn(language, question)).toMatchObject({
      kind: 'answer',
      answer: { number, unit: 'g' },
    });
  });
});

/**
 * A glass that no country's source sizes is 180 to 250 ml, one of wine 125 to 175, a splash 20. By USDA SR26 a US cup of
 * orange juice is 248 g with 8.4 g of sugars each 100 g, of milk 244 g with 61 kcal, and 5.05 g of sugars, a fluid ounce
 * of wine 29.5 g with 83 kcal, a cup of brewed coffee 237 g with 0.12 g of protein, a tablespoon of soy sauce 16 g with
 * 5,493 mg of sodium.
 */
describe('a question for what a glass that nobody fills to a mark holds', () => {
  it.each<[Language, string, string, string]>([
    ['de', 'Zucker in 1 Glas Orangensaft', '16–22', 'g'],
    ['de', 'Zucker in einem Glas Orangensaft', '16–22', 'g'],
    ['de', 'wie viel Zucker ist in 2 Gläsern Milch', '19–26', 'g'],
    ['de', 'Kalorien 1 Glas Milch', '113–157', 'kcal'],
    ['de', 'Salz in einem Schuss Sojasauce', '3,0', 'g'],
    ['en', 'sugar in a glass of orange juice', '16–22', 'g'],
    ['en', 'how much sugar in a glass of milk', '9–13', 'g'],
    ['en', 'calories in 2 glasses of milk', '226–315', 'kcal'],
    ['en', 'calories in a glass of wine', '103–145', 'kcal'],
    ['en', 'protein in a mug of coffee', '0.29–0.42', 'g'],
  ])('in %s, %s: %s %s', async (language, question, number, unit) => {
    const view = await answerIn(language, question);
    expect(view).toMatchObject({ kind: 'answer', answer: { number: `≈\u00a0${number}`, unit } });
  });

  it('says what the glass is, what it weighs, and by whom', async () => {
    const view = await answerIn('de', 'Zucker in 1 Glas Orangensaft');
    const { sentence = '', notes = [] } = view.kind === 'answer' ? view.answer : {};
    expect(sentence).toBe('Orangensaft: 1 × Glas: 16–22\u00a0g Zucker');
    expect(notes).toEqual([
      expect.stringMatching(/^Das sind 189\D+262/),
      expect.stringContaining('Davidis'),
      expect.stringContaining('NDB 09206'),
    ]);
  });

  it.each<[Language, string]>([
    ['de', 'Kalorien 1 Glas Gurken'],
    ['de', 'Zucker in 1 Glas Marmelade'],
    ['en', 'calories in a glass jar of pickles'],
    ['en', 'calories in a bowl of rice'],
  ])('in %s, %s has no such size', async (language, question) => {
    const view = await answerIn(language, question);
    expect(JSON.stringify(view)).not.toContain('≈');
  });
});

/** Words that say that a food has another amount of what is asked for than its row: how much, only a label knows. */
describe('a question for food that is not like its row', () => {
  it.each<[Language, string]>([
    ['en', 'sodium in 1 tbsp low-sodium soy sauce'],
    ['en', 'sodium in 1 cup low sodium chicken broth'],
    ['en', 'salt in 1 tbsp salted butter'],
    ['en', 'salt in 30 g salted peanuts'],
    ['en', 'sugar in 1 tbsp sugar-free maple syrup'],
    ['en', 'calories in 1 tbsp light mayonnaise'],
    ['fr', 'sel dans 10 g de beurre demi-sel'],
    ['fr', 'sel dans 1 c. à s. de sauce soja allégée en sel'],
    ['de', 'Salz in 10 g gesalzener Butter'],
    ['de', 'Natrium in 1 l natriumarmer Gemüsebrühe'],
    ['es', 'sal en 10 g de mantequilla con sal'],
    ['es', 'sal en 1 cucharada de salsa de soja baja en sal'],
  ])('in %s, %s gets no figure', async (language, question) => {
    expect((await answerIn(language, question)).kind).toBe('hint');
  });

  // USDA SR26: almonds 0 mg, low-fat yogurt 1.55 g a 100 g, butter 717 kcal, brown sugar 380 kcal and 220 g a cup
  it.each<[Language, string, string]>([
    ['en', 'sodium in 1 oz unsalted almonds', '0'],
    ['en', 'fat in 1 cup low-fat yogurt', '3.8'],
    ['en', 'calories in 10 g salted butter', '72'],
    ['en', 'calories in 1 cup packed light brown sugar', '836'],
    ['en', 'sodium in 100 g cheddar', '621'],
    ['fr', 'calories dans 10 g de beurre demi-sel', '72'],
    ['fr', 'sel dans 100 g de beurre doux', '0,03'],
  ])('in %s, %s is %s', async (language, question, number) => {
    expect(await answerIn(language, question)).toMatchObject({ kind: 'answer', answer: { number } });
  });
});
