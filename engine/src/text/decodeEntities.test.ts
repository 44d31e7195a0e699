import { expect, it } from 'vitest';
import { answerText } from '../../tests/ask/answerText.ts';
import { PACKS, type PackCode } from '../../tests/packs.ts';
import { readLine, readRecipe } from '../api/text.ts';
import { decodeEntities } from './decodeEntities.ts';

it.each([
  ['1 &frac14; cup', '1 ¼ cup'],
  ['cr&egrave;me br&ucirc;l&eacute;e &amp; gl&aacute;ce', 'crème brûlée & gláce'],
  ['Jalape&ntilde;o, &Auml;pfel, fa&ccedil;on, Wei&szlig;brot', 'Jalapeño, Äpfel, façon, Weißbrot'],
  ['1&nbsp;l, 180 &deg;C, 2&#8211;3, &#xBD;', '1\u00a0l, 180 °C, 2–3, ½'],
  ['salt & pepper; &unknown; &#0; 1 & 2', 'salt & pepper; &unknown; &#0; 1 & 2'],
])('%s is %s', (written, text) => {
  expect(decodeEntities(written)).toBe(text);
});

it.each<[PackCode, string, lowest: number, unit: string | null, food: string]>([
  ['en', '1 &frac14; cup flour', 1.25, 'cups', 'flour'],
  ['fr', '20&nbsp;cl de cr&egrave;me', 20, 'centiliter', 'crème'],
  ['de', '&frac12; kg &Auml;pfel', 0.5, 'kilograms', 'Äpfel'],
  ['es', '2 pi&ntilde;as', 2, null, 'piñas'],
])('in %s reads a line and a recipe of %s', (language, line, lowest, unit, food) => {
  const pack = PACKS[language];
  expect(readLine(line, pack)).toMatchObject({ quantity: { lowest }, unit, food });
  const recipe = readRecipe(`${pack.recipe.headings.ingredients[0]}\n${line}`, { languages: [pack] });
  expect(recipe.ok && recipe.value.lines.at(-1)?.text).toBe(decodeEntities(line));
});

it('answers a question with them', () => {
  expect(answerText('1 &frac12; cups flour in grams', 'en')).toBe('187.5 grams flour');
});
