import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

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
] as const)(
  'answers in %s: %s, with the range of charts',
  async (language, question, number, sentence, notes) => {
    const view = await firstAnswer(language, question);
    if (view.kind !== 'answer') throw new Error(view.kind);
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
    expect(plain(view.answer.number)).toBe(number);
    expect(plain(view.answer.sentence)).toContain(sentence);
    for (const note of notes) expect(plain(view.answer.notes.join(' '))).toContain(note);
    expect(view.answer.link.href).toMatch(/\/tools\/gelatin$/);
  },
);

// French packets hold 5 to 8 g, Dr. Oetker's 7; 100 g of fresh yeast are 33 of instant
it.each<[Language, string, string]>([
  ['fr', '1 sachet levure sèche en fraîche', '15–24'],
  ['es', '1 sobre de levadura seca en levadura fresca', '15–24'],
  ['de', '1 Päckchen Trockenhefe in frische Hefe', '21'],
  ['fr', '20-25 g levure fraîche en sèche', '6,6–8,3'],
])('answers in %s for a packet: %s', async (language, question, number) => {
  const view = await firstAnswer(language, question);
  expect(view.kind === 'answer' && view.answer.number).toBe(number);
});

// 100 : 40 : 33 by weight; Dr. Oetker's cube of 42 g, Red Star's packet of 7 g.
it.each([
  [
    'en',
    '1 packet active dry yeast to instant yeast',
    '5.8',
    'Instant yeast',
    '/tools/yeast?amount=7&from=active-dry&to=instant',
  ],
  [
    'de',
    'ein Würfel Hefe in Trockenhefe',
    '14',
    'Trockenhefe',
    '/de/tools/yeast?amount=42&from=fresh&to=instant',
  ],
  [
    'fr',
    '20 g de levure fraîche en levure sèche',
    '6,6',
    'Levure',
    '/fr/tools/yeast?amount=20&from=fresh&to=instant',
  ],
  [
    'es',
    '25 g de levadura fresca en seca',
    '8,3',
    'Levadura',
    '/es/tools/yeast?amount=25&from=fresh&to=instant',
  ],
] as const)('answers in %s: %s', async (language, question, number, name, href) => {
  expect(await firstAnswer(language, question)).toMatchObject({
    kind: 'answer',
    answer: { number, unit: 'g', sentence: expect.stringContaining(name), link: { href } },
  });
});

it('ends in one period where the short name of a spoon ends in one', async () => {
  const view = await firstAnswer('fr', '20 g de levure fraîche en levure sèche');
  const notes = view.kind === 'answer' ? view.answer.notes.join(' ') : '';
  expect(notes).toMatch(/c\.\u00a0à\u00a0c\.$/);
});
