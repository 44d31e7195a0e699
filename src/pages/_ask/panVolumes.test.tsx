import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

// From nine tenths of area by height, as charts in cups have it (see `pans.test.ts`), to all of it: pi x 11 x 11 x 7
it.each<[language: Language, question: string, number: string]>([
  ['es', 'molde 22 cm x 7 cm de alto capacidad', '≈ 2,39–2,66 l'],
  ['es', 'molde de 7 cm de alto y 22 de diametro cuantos litros', '≈ 2,39–2,66 l'],
  ['es', 'capacidad molde rectangular 30x20x5', '≈ 2,7–3 l'],
  ['es', 'cuanto le cabe a un molde de 25x35 y 6 de alto en ml', '≈ 4730–5250 ml'],
  ['fr', 'volume moule rond 20 cm hauteur 6 cm', '≈ 1,7–1,88 l'],
  ['en', 'capacity of a 9x13x2 inch pan', '≈ 14.59–16.21 cups'],
])('in %s, %s: %s', async (language, question, number) => {
  const view = await firstAnswer(language, question);
  if (view.kind !== 'answer') throw new Error(JSON.stringify(view));
  expect(plain(view.answer.number)).toBe(number);
});

it('names the usual height where the question has none', async () => {
  const view = await firstAnswer('es', 'molde desmontable de 24 cm cuantos litros');
  // pi x 12 x 12 x 6.5
  expect(view.kind === 'answer' && plain(view.answer.number)).toBe('≈ 2,65–2,94 l');
  expect(view.kind === 'answer' && plain(view.answer.notes.join(' '))).toContain('habitual de 6,5 cm');
});

it.each([
  // Nobody says how wide or deep they are
  'capacidad molde plum cake 30 cm',
  'capacidad molde corona 24 x 10 cm',
  // A side or a height
  'capacidad molde 20 x 10 cm',
  '1 litro de leche en un molde de 20',
])('says nothing of %s', async (question) => {
  const view = await firstAnswer('es', question);
  expect(JSON.stringify(view)).not.toContain('de alto');
});
