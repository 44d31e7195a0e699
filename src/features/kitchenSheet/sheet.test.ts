import { describe, expect, it } from 'vitest';
import { DEFAULT_SHEET, MAX_FOODS, readSheet, toggle, UNIT_IDS, writeSheet } from './sheet.ts';

describe('the URL of a sheet', () => {
  it('is empty for the default sheet', () => {
    expect(writeSheet(DEFAULT_SHEET, '')).toBe('');
    expect(readSheet('')).toEqual(DEFAULT_SHEET);
  });

  it.each([
    '?foods=flour,brown-sugar~loose',
    '?foods=-',
    '?units=cup,1-4,100g',
    '?units=-',
    '?paper=letter',
    '?paper=a4',
    '?parts=oven',
    '?parts=-',
    '?foods=honey&units=tsp&paper=a4&parts=measures',
  ])('%s is read and written alike', (query) => {
    expect(writeSheet(readSheet(query), query)).toBe(query);
    expect(writeSheet(readSheet(query), '')).toBe(query);
  });

  it('keeps other parameters', () => {
    expect(writeSheet(readSheet('?paper=a4&ref=mail'), '?ref=mail')).toBe('?ref=mail&paper=a4');
  });

  it.each(['foods', 'units', 'paper', 'parts'] as const)('invalid %s get the defaults', (name) => {
    for (const text of ['', ',', 'NaN!', '<b>', '9'.repeat(500), '~', 'A,B', '%00']) {
      expect(readSheet(`?${name}=${encodeURIComponent(text)}`)[name], text).toEqual(DEFAULT_SHEET[name]);
    }
  });

  it('drops unknown values, and puts columns in order', () => {
    const sheet = readSheet('?foods=flour,<i>,sugar~,honey&units=tsp,bucket,cup&parts=fridge,measures');
    expect(sheet.foods.map(({ id }) => id)).toEqual(['flour', 'honey']);
    expect(sheet.units).toEqual(['cup', 'tsp']);
    expect(sheet.parts).toEqual(['measures']);
  });

  it('takes each food once, and no more than fit', () => {
    expect(readSheet('?foods=flour,flour~sifted,honey').foods).toEqual([
      { id: 'flour', as: '' },
      { id: 'honey', as: '' },
    ]);
    const many = Array.from({ length: 50 }, (_, index) => `food-${index}`).join();
    expect(readSheet(`?foods=${many}`).foods).toHaveLength(MAX_FOODS);
  });
});

it('adds to a list and removes from it, keeping the usual order', () => {
  expect(toggle(UNIT_IDS, ['cup', 'tsp'], '1-2')).toEqual(['cup', '1-2', 'tsp']);
  expect(toggle(UNIT_IDS, ['cup', 'tsp'], 'cup')).toEqual(['tsp']);
});
