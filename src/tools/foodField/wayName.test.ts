import { isMeasuredFood } from '@gramwise/engine/foods/listedFood.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { wayName } from './wayName.ts';

const named = (language: Language, id: string) =>
  (allFoods(language).find((food) => food.id === id)?.ways ?? []).map((way) =>
    wayName(way, messagesFor(language, 'fills').fills),
  );

describe('ways of filling a cup', () => {
  // As shops and cookbooks call them, not one word of a cut for every food
  it.each<[Language, string, string]>([
    ['de', 'almonds-whole', 'Mandelblättchen'],
    ['de', 'cheddar-shredded', 'Geriebener Cheddar'],
    ['fr', 'almonds-whole', 'Amandes effilées'],
    ['fr', 'carrots-grated', 'Carottes râpées'],
    ['es', 'almonds-whole', 'Almendras laminadas'],
    ['es', 'cheddar-shredded', 'Queso cheddar rallado'],
    ['en', 'flour', 'spooned and leveled'],
  ])('in %s, %s has %s', (language, id, name) => {
    expect(named(language, id)).toContain(name);
  });

  it.each(LANGUAGE_CODES)('are told apart in %s', (language) => {
    for (const { id } of allFoods(language).filter(isMeasuredFood)) {
      const names = named(language, id);
      expect(new Set(names).size, `${id}: ${names}`).toBe(names.length);
    }
  });
});
