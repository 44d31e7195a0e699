import { expect, it } from 'vitest';
import { lexiconIn, PACK_CODES, type PackCode } from '../../tests/packs.ts';
import { detectLanguageCode } from './detectLanguage.ts';

it.each<[PackCode, string]>([
  ['en', '1 kg potatoes\n200 g diced carrots\n100 g butter\n1 l stock'],
  ['en', '250g plain flour\n100g butter\n2 eggs'],
  ['de', '250 g Mehl\n100 g Butter\n2 Eier\n1 l Milch'],
  ['fr', '250 g de farine\n100 g de beurre\n1 l d’eau'],
  ['es', '250 g de harina\n100 g de mantequilla\n1 l de agua'],
])('finds %s in %j', (language, text) => {
  const others = ['en', 'fr', 'de', 'es'] as const;
  expect(others.map((otherwise) => detectLanguageCode(text, otherwise, PACK_CODES.map(lexiconIn)))).toEqual(
    Array(4).fill(language),
  );
});

it('uses the fallback language if there are no clues', () => {
  expect(detectLanguageCode('100 g', 'fr', PACK_CODES.map(lexiconIn))).toBe('fr');
});

it.each<[PackCode, string]>([
  ['de', '1 Tasse Haferflocken'],
  ['fr', '1 tasse de lait'],
])('stays in %s where %j shares its measure with another language', (language, line) => {
  expect(detectLanguageCode(line, language, PACK_CODES.map(lexiconIn))).toBe(language);
});
