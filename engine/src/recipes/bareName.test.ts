import { expect, it } from 'vitest';
import type { PackCode } from '../../tests/packs.ts';
import { PACKS } from '../../tests/packs.ts';
import { bareName } from './bareName.ts';

it.each<[PackCode, words: string, food: string, note: string]>([
  ['en', 'all-purpose flour', 'all-purpose flour', ''],
  ['en', 'butter, softened, for the pans', 'butter', 'softened, for the pans'],
  ['en', 'de Puy lentils', 'de Puy lentils', ''],
  ['fr', 'de farine, tamisée', 'farine', 'tamisée'],
  ['fr', 'd’huile d’olive', 'huile d’olive', ''],
  ['fr', "d'eau", 'eau', ''],
  ['fr', 'du lait', 'lait', ''],
  ['fr', 'de la crème', 'crème', ''],
  ['fr', 'de l’ail', 'ail', ''],
  ['fr', 'des noix', 'noix', ''],
  ['fr', 'dés de jambon', 'dés de jambon', ''],
  ['fr', 'Sel, selon le goût', 'Sel', 'selon le goût'],
  ['de', 'Mehl, gesiebt', 'Mehl', 'gesiebt'],
  ['es', 'de aceite de oliva', 'aceite de oliva', ''],
  ['es', 'dientes de ajo, picados', 'dientes de ajo', 'picados'],
])('in %s: %j', (language, words, food, note) => {
  expect(bareName(PACKS[language].line.writing.joins, words)).toEqual({ food, note });
});
