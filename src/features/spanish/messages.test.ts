import { SPANISH_KINDS, spanishUnitIds } from '@gramwise/engine/units/specification/spanishConverter.ts';
import { describe, expect, it } from 'vitest';
import { spanish } from '#catalogs/es/spanish.ts';
import { formatSpanish, formatSpanishPrecise } from './formatSpanish.ts';

describe('the Spanish messages', () => {
  it('name every unit once', () => {
    const ids = SPANISH_KINDS.flatMap((kind) => spanishUnitIds(kind));
    expect(Object.keys(spanish.units).sort()).toEqual([...ids].sort());
  });

  it('have a title under 60 and a description of 110 to 155 characters', () => {
    expect(spanish.meta.title.length).toBeLessThan(60);
    expect(spanish.meta.description.length).toBeGreaterThanOrEqual(110);
    expect(spanish.meta.description.length).toBeLessThanOrEqual(155);
  });

  it('write decimals with a comma', () => {
    expect(JSON.stringify(spanish)).not.toMatch(/\d\.\d{1,2}(?!\d)/);
  });
});

describe('Spanish numbers', () => {
  it.each([
    [28.3495, 2, 2, '28,35'],
    [1000, 2, 2, '1000,00'],
    [12345.6, 2, 2, '12.345,60'],
    [-40, 2, 2, '-40,00'],
    [1.5, 0, 6, '1,5'],
  ])('%d', (value, min, max, text) => {
    expect(formatSpanish(value, min, max)).toBe(text);
  });

  it('keeps three digits of tiny numbers', () => {
    expect(formatSpanishPrecise(0.0022046)).toBe('0,0022');
    expect(formatSpanishPrecise(0.0352739)).toBe('0,0353');
  });
});
