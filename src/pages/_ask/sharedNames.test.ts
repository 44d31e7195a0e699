import { ask } from '@gramwise/engine/ask/ask.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { buildAskView } from '#features/ask/askView.ts';
import { askFile } from './askFile.ts';

function shown(language: Language, question: string) {
  const context = contextIn(language);
  const { answer } = ask(question, context);
  return buildAskView(language, askFile(language).messages, context.kitchen, answer);
}

/** The answers of a view that asks which food is meant; null if it answers or gives up. */
function asksFor(language: Language, question: string): Record<string, string> | null {
  const view = shown(language, question);
  if (view.kind !== 'choose') return null;
  const [choices] = view.choices;
  return Object.fromEntries(
    (choices?.options ?? []).map(({ label, answer }) => [label, answer.replaceAll('\u00a0', ' ')]),
  );
}

// A tablespoon: Diamond Crystal 8 g (King Arthur); Morton 14.4 g (its label, 1.2 g a 1/4 tsp); table salt 18.25 g (USDA).
describe('salt whose brand or grain is open', () => {
  it.each([
    [
      'en',
      '1/2 cup kosher salt',
      { 'Kosher salt (Diamond Crystal)': '64 g', 'Kosher salt (Morton)': '115 g' },
    ],
    [
      'en',
      '1/2 cup kosher salt in grams',
      { 'Kosher salt (Diamond Crystal)': '64 g', 'Kosher salt (Morton)': '115 g' },
    ],
    [
      'en',
      '2 tbsp coarse kosher salt',
      { 'Kosher salt (Diamond Crystal)': '16 g', 'Kosher salt (Morton)': '29 g' },
    ],
    [
      'fr',
      '1 cup de sel casher en g',
      { 'Sel casher Diamond Crystal': '128 g', 'Sel casher Morton': '230 g' },
    ],
    [
      'de',
      '1 US-Tasse Kosher Salt in g',
      { 'Kosher Salt (Diamond Crystal)': '128 g', 'Kosher Salt (Morton)': '230 g' },
    ],
    [
      'es',
      '1 taza US de sal kosher en gramos',
      { 'Sal kosher Diamond Crystal': '128 g', 'Sal kosher Morton': '230 g' },
    ],
  ] as const)('%s: %s', (language, question, answers) => {
    expect(asksFor(language, question)).toEqual(answers);
  });

  it.each([
    ['en', '1 cup coarse salt in grams'],
    ['en', '1 cup coarse sea salt'],
    ['fr', '1 tasse de gros sel en grammes'],
    ['fr', 'gros sel'],
    ['fr', '100 g de gros sel en tasses'],
    ['de', '1 Tasse grobes Salz in g'],
    ['de', '2 EL grobes Meersalz in Gramm'],
    ['es', '1 taza de sal gruesa en gramos'],
    ['es', '2 cucharadas de sal gorda en gramos'],
  ] as const)('%s: %s asks', (language, question) => {
    expect(Object.keys(asksFor(language, question) ?? {})).toHaveLength(3);
  });

  it('says what a tablespoon may weigh', () => {
    const view = shown('en', '1/2 cup kosher salt');
    expect(view.kind === 'choose' && view.choices[0]?.title).toMatch(/8 to 16\u00a0g/);
  });

  it.each([
    ['en', '1/2 cup Diamond Crystal kosher salt', '64 g'],
    ['en', '1/2 cup Morton kosher salt', '115 g'],
    ['en', '1/2 cup kosher salt (Morton)', '115 g'],
    ['en', 'about 1/2 cup kosher salt (Morton)', '115 g'],
    ['en', '1 cup table salt', '292 g'],
    ['en', '1/2 cup kosher salt in tablespoons', '8 tbsp'],
    ['en', '100 g kosher salt in oz', '3.53 oz'],
    ['fr', '2 cuillères à soupe de sel fin', '37 g'],
  ] as const)('%s: %s is certain', (language, question, result) => {
    const view = shown(language, question);
    expect(view.kind === 'answer' ? `${view.answer.number} ${view.answer.unit}` : view.kind).toBe(result);
  });
});

// USDA 19334: 220 g packed, 145 g unpacked.
it.each(['1 cup brown sugar in grams', 'how many grams in a cup of brown sugar'])(
  '%s: offers the other way to fill the cup',
  (question) => {
    const view = shown('en', question);
    const choices = view.kind === 'answer' ? view.choices.flatMap(({ options }) => options) : [];
    expect(choices.map(({ answer }) => answer.replaceAll('\u00a0', ' '))).toEqual(['220 g', '145 g']);
  },
);
