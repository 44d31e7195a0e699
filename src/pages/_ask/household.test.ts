import { ask } from '@gramwise/engine/ask/ask.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { buildAskView } from '#features/ask/askView.ts';
import { askFile } from './askFile.ts';

function shown(language: Language, question: string): string {
  const context = contextIn(language);
  const { answer } = ask(question, context);
  const view = buildAskView(language, askFile(language).messages, context.kitchen, answer);
  if (view.kind !== 'answer') return JSON.stringify(view);
  const { number, unit, sentence, notes } = view.answer;
  return [`${number} ${unit}`, sentence, ...notes].join(' | ').replace(/[\u00a0\u202f]/g, ' ');
}

// Sizes by Gastronomiac, Davidis and Valencia Noticias; flour 125 g, sugar 200 g and milk 244 g a US cup (USDA)
describe('glasses and pots are those of the country of the language, with their range', () => {
  it.each([
    ['fr', 'un verre de farine en grammes', '106 g', '= 200 ml (200–250 ml)'],
    ['fr', '1 pot de yaourt de sucre en g', '106 g', '= 125 ml (125–150 ml)'],
    ['fr', '1 tasse à café de sucre en g', '85 g', '= 100 ml'],
    ['fr', 'la moitié de 1 verre de farine en g', '53 g', '= 200 ml (200–250 ml)'],
    ['es', '2 vasos de harina en gramos', '211 g', '2 vasos = 400 ml (400–500 ml)'],
    ['es', '1 vaso de vino de azúcar en gramos', '85 g', '= 100 ml'],
    ['es', '1 vaso de leche en ml', '200 ml', '(200–250 ml)'],
    ['de', '1 Wasserglas Mehl in Gramm', '132 g', '= 250 ml (200–250 ml)'],
  ] as const)('%s: %s', (language, question, result, size) => {
    const text = shown(language, question);
    expect(text.startsWith(result), text).toBe(true);
    expect(text).toContain(size);
  });

  it.each([
    ['en', '1 glass of flour in grams'],
    ['fr', '1 gobelet de farine en grammes'],
    ['de', '1 Schnapsglas Zucker in g'],
  ] as const)('%s: %s has no size in any source', (language, question) => {
    expect(shown(language, question)).toContain('"kind":"hint"');
  });
});
