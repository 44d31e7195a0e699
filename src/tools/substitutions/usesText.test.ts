import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { parseMeasure } from '@gramwise/engine/substitutions/measure.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import { usedFood } from './usesText.ts';

const shown = (language: Language, id: 'milk' | 'water' | 'egg-white', amount: string) =>
  usedFood(
    language,
    {
      food: { id, name: foodName(language, id), density: null, liquid: true, piece: null },
      amount: parseMeasure(amount),
    },
    CATALOGS[language].substitutions.pieces,
  );

describe('what is used, after its amount', () => {
  it.each<[Language, Parameters<typeof shown>[1], string, string]>([
    ['en', 'milk', '1 cup', 'milk'],
    ['fr', 'milk', '235 ml', 'de lait'],
    ['fr', 'water', '1 tbsp', 'd’eau'],
    ['es', 'milk', '235 ml', 'de leche'],
    ['de', 'milk', '235 ml', 'Milch'],
    ['en', 'egg-white', '2 piece', 'egg whites'],
    ['fr', 'egg-white', '2 piece', 'blancs d’œufs'],
    ['fr', 'egg-white', '1 piece', 'blanc d’œuf'],
    ['es', 'egg-white', '2 piece', 'claras de huevo'],
  ])('%s: %s of %s is %s', (language, food, amount, text) => {
    expect(shown(language, food, amount)).toBe(text);
  });
});
