import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function shown(language: Language, question: string): Promise<string> {
  const view = await firstAnswer(language, question);
  if (view.kind === 'answer') return plain(view.answer.number);
  return view.kind === 'list' ? view.items.slice(0, -1).map(plain).join(' | ') : view.kind;
}

/**
 * Charts of American pans (craftybaking.com, browneyedbaker.com, Time Inc.): 8 x 8 x 2 inches hold 8 cups, 9 x 13 x 2
 * inches 14 to 15, 9 x 5 x 3 inches 8, a 9-inch round pan 8, a 9 x 3 inch springform 12, a 10-inch Bundt pan 12. Others
 * by area x depth x 0.9, of loaf pans 0.85: 30 x 11 x 7 cm are 1.96 l, 26 cm round and 6.5 cm deep 3.1 l. Sheet pans and loaf
 * tins have the sizes of their names' sources.
 */
it.each<[language: Language, question: string, number: string]>([
  ['en', '9x5 loaf pan capacity in cups', '≈ 8 cups'],
  ['en', '9x13 pan volume in cups', '≈ 15 cups'],
  ['en', 'how many cups does an 8x8 pan hold', '≈ 8 cups'],
  ['en', 'how many litres does a 9x13 hold', '≈ 3.5 l'],
  ['en', 'how many cups in a 9 inch cake pan', '≈ 8 cups'],
  ['en', '9 inch springform capacity', '≈ 12 cups'],
  ['en', '10 inch bundt pan volume', '≈ 12 cups'],
  ['en', 'volume of a 20cm round tin 5 cm deep in ml', '≈ 1400–1600 ml'],
  ['en', '8x8x3 pan how many cups', '≈ 12–13 cups'],
  ['en', 'half sheet pan in cm', '46×33 cm'],
  ['en', 'how big is a quarter sheet pan', '13×9.5 in'],
  ['en', 'what size is a 2lb loaf tin', '23×13 cm'],
  ['en', '1 lb loaf tin dimensions', '16×11 cm'],
  ['en', 'bundt pan size', 'Bundt pan, 9×3 in (23×8 cm) | Bundt pan, 10×3.5 in (25×9 cm)'],
  ['de', 'Kastenform Maße', 'Kastenform, 25×11×7 cm | Kastenform, 30×11×7 cm'],
  ['de', 'wie viel fasst eine 26er Springform', '≈ 3,1 l'],
  ['de', 'wie viel passt in eine Kastenform 30 cm', '≈ 2 l'],
  ['fr', 'contenance moule à tarte 28 cm', '≈ 1,7 l'],
  ['es', 'capacidad de un molde desmontable de 24 cm', '≈ 2,6 l'],
  // 30 x 40 x 3 cm are 3.6 l with straight sides
  ['es', 'bandeja 30x40 y 3 cm de alto cuantos litros', '≈ 3,2–3,6 l'],
  ['en', '9x13 casserole dish capacity in cups', '≈ 15 cups'],
  // The depth first, or between: π x 10 x 10 x 6 cm are 1.88 l, x 0.9 1.7 l
  ['fr', 'cercle 20 cm hauteur 6 cm volume', '≈ 1,7–1,9 l'],
  ['fr', 'volume d’un moule hauteur 6 cm diamètre 20 cm', '≈ 1,7–1,9 l'],
  ['es', 'bandeja 30x25 4 cm de alto litros', '≈ 2,7–3 l'],
  // Of the usual depths, with those of trays for two sides: 20 x 30 cm are 600 cm², x 2.5 cm 1.5 l, x 5 cm 3 l, x 7 cm 4.2 l
  [
    'fr',
    'plat 20x30 contenance en litres',
    'Plat rectangulaire, 20×30×2,5 cm : environ 1,4–1,5 l | Plat rectangulaire, 20×30×5 cm : environ 2,7–3 l | Plat rectangulaire, 20×30×7 cm : environ 3,8–4,2 l',
  ],
  [
    'fr',
    'volume moule à manqué 22 cm',
    'Moule rond, 22×5 cm : environ 1,7–1,9 l | Moule rond, 22×7 cm : environ 2,4–2,7 l',
  ],
  [
    'en',
    '7 inch round cake tin volume in litres',
    'Round pan, 17.8×5.1 cm holds about 1.1–1.3 l | Round pan, 17.8×7.6 cm holds about 1.7–1.9 l',
  ],
  // 63 cm² for a guest where a 22 cm pan serves 6, 38.7 cm² (6 square inches) where slices of a party are halved
  ['fr', 'moule à manqué 22 cm combien de parts', '6–10 parts'],
  ['es', 'cuántas porciones salen de un molde de 26', '8–14 porciones'],
  ['de', '26er Springform wie viele Stücke', '8–14 Stücke'],
  ['de', 'Kuchen 26 cm wie viele Personen', '8–14 Stücke'],
  ['en', 'how many servings in a 9x13 cake', '12–19 servings'],
  ['en', '8 inch cake serves', '5–8 servings'],
])('in %s, "%s" is %s', async (language, question, number) => {
  expect(await shown(language, question)).toBe(number);
});

it('lists pans of a kind where no size is named', async () => {
  expect(await shown('en', 'how much does a loaf pan hold')).toBe(
    'Loaf pan, 8×4×2.5 in (20×10×6 cm) holds about 5 cups | Loaf pan, 8.5×4.5×2.5 in (22×11×6 cm) holds about 6 cups | Loaf pan, 9×5×3 in (23×13×8 cm) holds about 8 cups',
  );
});

// Nobody says what these hold, and no length of theirs is the answer
it.each([
  'pie dish 23cm volume',
  'muffin tin capacity',
  '2lb loaf tin volume',
  'tart tin 28 cm how many servings',
  '3 layer 8 inch cake how many servings',
  '9x13 cake for 12 people',
  'muffin tin size',
  'how many cups in a cake',
])('does not know "%s"', async (question) => {
  expect(await shown('en', question)).toBe('hint');
});

it.each([
  ['9x13 pan in cm', '22.86×33.02'],
  ['2 cups of cake flour in grams', '240'],
])('leaves "%s" as it was', async (question, number) => {
  expect(await shown('en', question)).toBe(number);
});
