import { ask } from '@gramwise/engine/ask/ask.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { buildAskView } from '#features/ask/askView.ts';
import { askFile } from './askFile.ts';

function viewOf(question: string, language: Language) {
  const context = contextIn(language);
  return buildAskView(language, askFile(language).messages, context.kitchen, ask(question, context).answer);
}

describe('the unit in large type', () => {
  it.each([
    // 45 ml of 250 ml
    ['es', '3 cucharadas en tazas', '0,18', 'tazas métricas'],
    // 14.787 ml of 236.588 ml
    ['en', '1 tbsp in cups', '0.0625', 'cups'],
  ] as const)('%s: %s', (language, question, number, unit) => {
    expect(viewOf(question, language)).toMatchObject({ kind: 'answer', answer: { number, unit } });
  });

  it('is spoons for less than a cup that nobody asked for', () => {
    expect(viewOf('30 g flour', 'en')).toMatchObject({ answer: { unit: null } });
  });
});

// 200 / 3, 3 × 33, 3/4 × 90. A jug has marks of 5 ml, but nobody asked what a jug shows.
describe('arithmetic with a volume', () => {
  it.each([
    ['en', 'a third of 200 ml', '66.7'],
    ['de', 'ein Drittel von 200 ml', '66,7'],
    ['fr', 'le triple de 33 ml', '99'],
    ['es', '3/4 de 90 ml', '67,5'],
  ] as const)('in %s is exact: %s', (language, question, number) => {
    expect(viewOf(question, language)).toMatchObject({ kind: 'answer', answer: { number } });
  });
});

describe('a counted food', () => {
  it.each([
    ['en', '2 chicken breasts in g', '2 × Chicken breasts, piece (US) = '],
    ['de', '2 Hähnchenbrustfilets in g', 'Hähnchenbrust: 2 × Stück (USA) = '],
    ['en', '2 limes in g', '2 × Limes = '],
  ] as const)('%s: %s names the country whose shops cut it so', (language, question, sentence) => {
    const view = viewOf(question, language);
    expect(view.kind === 'answer' && view.answer.sentence).toContain(sentence);
  });

  it('leads to its page, though no source weighs a cup of it', () => {
    const view = viewOf('2 chicken breasts in g', 'en');
    expect(view.kind === 'answer' && view.answer.link.href).toBe('/ingredients/chicken-breasts');
  });
});

// USDA SR26: a cup of egg whites 243 g, the white of a large egg 33 g; a cup of chopped onions 160 g, a small onion
// 70 g. By recipes of the US a medium one has 160 g, a large one 306 g.
describe('a number of pieces', () => {
  // From 120 g in 250 ml (New Zealand) of the heaviest onion to 160 g a cup (NDB 11282) of the lightest
  it('is rounded as cooks count, with its range by size and the weight of one', () => {
    expect(viewOf('how many onions in a cup', 'en')).toMatchObject({
      answer: {
        number: '≈\u00a01',
        sentence: '1\u00a0cup of Onions ≈ 1 × Onions, medium (US)',
        notes: [
          expect.stringContaining('Between 3/8 and 1 5/8'),
          expect.stringContaining('= 160\u00a0g'),
          expect.stringContaining('178\u00a0g as bought'),
        ],
      },
    });
  });

  it.each([
    ['en', 'how many egg whites in a cup', '≈\u00a07 1/2'],
    ['de', 'wie viele Eiweiß sind 200 g', '≈\u00a06'],
    ['fr', 'combien de gousses d’ail dans 12 g', '≈\u00a04'],
    ['es', 'cuántos dientes de ajo son 12 g', '≈\u00a04'],
  ] as const)('%s: %s is %s', (language, question, number) => {
    expect(viewOf(question, language)).toMatchObject({ kind: 'answer', answer: { number } });
  });
});

// USDA SR26: 12 % of an egg is its shell, 36 % of a banana its skin, 33 % of an avocado seed and skin; a large egg
// weighs 50 g, a medium banana 118 g and an avocado 136 g without. Nothing is cut off bread, or off what is weighed.
describe('a piece with a shell or a peel', () => {
  it.each([
    ['en', 'weight of an egg', 'about 57\u00a0g as bought'],
    ['en', '2 bananas in grams', 'about 369\u00a0g as bought'],
    ['de', 'Wie viel wiegt eine Banane', 'so wie gekauft etwa 184\u00a0g'],
    ['fr', 'poids d’une banane', 'environ 184\u00a0g à l’achat'],
    ['es', 'cuánto pesa un plátano', 'unos 184\u00a0g tal como se compra'],
  ] as const)('%s: %s says what it weighs with it', (language, question, note) => {
    const view = viewOf(question, language);
    expect(view.kind === 'answer' && view.answer.notes.join(' ')).toContain(note);
  });

  it.each([
    'weight of a bagel',
    '100 g bananas in oz',
    '1 cup mashed bananas in grams',
    'weight of a clove of garlic',
  ])('%s says nothing of it', (question) => {
    const view = viewOf(question, 'en');
    expect(view.kind).toBe('answer');
    expect(view.kind === 'answer' && view.answer.notes.join(' ')).not.toContain('as bought');
  });
});

describe('a hint', () => {
  const questions = {
    en: [
      '2 cups flour 3 in g',
      'flour 3',
      'how many potatoes in a cup of potato chips',
      'potatoes',
      '1 cup flour (100 g)',
      '1 cup / 100 g',
    ],
    fr: [
      '2 tasses de miel 3 en g',
      'miel 3',
      'combien de citrons pour 100 ml',
      'citrons',
      '1 tasse de miel (100 g)',
      '1 tasse / 100 g',
    ],
    de: [
      '2 EL Mehl 3 in g',
      'Mehl 3',
      'wie viele Zitronen für 100 ml',
      'Zitronen',
      '1 Tasse Mehl (100 g)',
      '1 Tasse / 100 g',
    ],
    es: [
      '2 tazas de miel 3 en g',
      'miel 3',
      'cuántos limones para 100 ml',
      'limones',
      '1 taza de miel (100 g)',
      '1 taza / 100 g',
    ],
  };

  it.each(LANGUAGE_CODES)('says what was not understood, in %s', (language) => {
    const [left, leftWords, count, what, differ, both] = questions[language];
    for (const [question, words] of [
      [left, leftWords],
      [count, what],
      [differ, both],
    ])
      expect(viewOf(question ?? '', language)).toMatchObject({
        kind: 'hint',
        text: expect.stringContaining(words ?? ''),
      });
  });
});

describe('words that another language may know', () => {
  const question = "2 c. à soupe d'huile en ml";

  it('are no cups before that language is there', () => {
    const { lexicons, data, ...context } = contextIn('en');
    const alone = { ...context, lexicons: { en: lexicons.en }, data: { en: data.en } };
    const { answer, missing } = ask(question, alone as ReturnType<typeof contextIn>);
    expect(answer).toMatchObject({ kind: 'hint', code: 'unknown-food' });
    expect(missing).toContain('fr');
  });

  it('are spoons when it is', () => {
    const { answer, language } = ask(question, contextIn('en'));
    expect(language).toBe('fr');
    expect(answer).toMatchObject({ kind: 'answer', result: { food: { food: { id: 'oil' } } } });
  });
});

describe('the same in other amounts', () => {
  const notesOf = (question: string, language: Language) => {
    const view = viewOf(question, language);
    return view.kind === 'answer' ? view.answer.notes.join(' ').replaceAll('\u00a0', ' ') : '';
  };

  it('is said once', () => {
    expect(notesOf('zest of one orange in teaspoons', 'en')).toContain('Also 1 tbsp, 15 ml.');
  });

  it.each([
    ['en', '1 onion in g', true],
    ['fr', '1 oignon en g', false],
    ['de', '1 Bund Radieschen in g', false],
    ['es', '1 cebolla en g', false],
  ] as const)('%s: %s is in ounces where recipes have them: %s', (language, question, shown) => {
    expect(/\d (oz|lb)\b/.test(notesOf(question, language))).toBe(shown);
  });
});
