import { ask } from '@gramwise/engine/ask/ask.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { expect, it } from 'vitest';
import { buildAskView } from '#features/ask/askView.ts';
import { askFile } from './askFile.ts';

// 9 g for 6 leaves on the German packet; 2 g for a leaf by the root of 200 / 225; charts from 9 / 6 to 7 / 3 g
it.each([
  ['de', '6 Blatt Gelatine in Pulver', '9', 'Blattgelatine: 6 × Blatt ≈ Gelatinepulver: 9 g', ['9 bis 14 g']],
  ['en', '6 sheets gelatin to powder', '11', '11 g of Gelatin powder', ['225 bloom', '9 to 14 g']],
  [
    'fr',
    '10 g de gélatine en poudre en feuilles',
    '≈ 5',
    'Feuilles de gélatine : 5 × feuille',
    ['200 blooms', '4 1/2 à 6 1/2'],
  ],
  ['es', '4 hojas de gelatina a polvo 250 bloom', '7,2', 'Gelatina en polvo: 7,2 g', ['250 bloom']],
] as const)('answers in %s: %s, with the range of charts', (language, question, number, sentence, notes) => {
  const context = contextIn(language);
  const view = buildAskView(
    language,
    askFile(language).messages,
    context.kitchen,
    ask(question, context).answer,
  );
  if (view.kind !== 'answer') throw new Error(view.kind);
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  expect(plain(view.answer.number)).toBe(number);
  expect(plain(view.answer.sentence)).toContain(sentence);
  for (const note of notes) expect(plain(view.answer.notes.join(' '))).toContain(note);
  expect(view.answer.link.href).toMatch(/\/tools\/gelatin$/);
});
