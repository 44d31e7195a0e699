import { expect, it } from 'vitest';
import { PACKS } from '../../../tests/packs.ts';
import { readRecipe } from './readRecipe.ts';

const PARTS = {
  en: 'Ingredients\n200 g flour\n\nInstructions\nMix it all.',
  fr: 'Ingrédients\n200 g de farine\n\nPréparation\nMélanger le tout.',
  de: 'Zutaten\n200 g Mehl\n\nZubereitung\nAlles mischen.',
  es: 'Ingredientes\n200 g de harina\n\nElaboración\nMezclar todo.',
};

it.each([
  ['en', 'Serves four people', 4, 4],
  ['en', 'Serves two to four', 2, 4],
  ['fr', 'Pour quatre personnes', 4, 4],
  ['fr', 'Portions : pour six personnes', 6, 6],
  ['de', 'Für zwei Personen', 2, 2],
  ['de', 'Für zwei bis drei Personen', 2, 3],
  ['es', 'Para cuatro personas', 4, 4],
  ['es', 'Rinde para seis personas', 6, 6],
] as const)('reads in %s "%s"', (language, line, low, high) => {
  const read = readRecipe(`Dough\n${line}\n\n${PARTS[language]}`, [PACKS[language]]);
  expect(read.ok && read.value.makes).toMatchObject({ low, high });
});

it.each([
  ['en', 'For two cakes'],
  ['fr', 'Pour une pâte'],
  ['de', 'Für eine Springform'],
] as const)('reads no servings in %s "%s"', (language, line) => {
  const read = readRecipe(`Dough\n${line}\n\n${PARTS[language]}`, [PACKS[language]]);
  expect(read.ok && read.value.makes).toBeNull();
});
