import { type Kitchen, kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import { OVENS } from '@gramwise/engine/kitchens/kitchens.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import {
  formatInKitchen,
  formatLabelMilliliters,
  formatModerateOven,
  formatUnitCount,
} from './kitchenText.ts';

const text = (language: Language, kitchen: Kitchen, unit: 'cups' | 'metric_cup') =>
  formatInKitchen(language, CATALOGS[language].kitchen, kitchen, unit).replaceAll('\u00A0', ' ');

describe('what a kitchen measures', () => {
  it.each([
    ['us', 'metric_cup', '1 cup + 1 tbsp'],
    ['au', 'cups', '2/3 cup + 3 1/2 tbsp'],
    ['au', 'metric_cup', '1 cup'],
    ['jp', 'metric_cup', '1 1/4 cups'],
    ['gb', 'cups', '237 ml'],
  ] as const)('a cook in %s measures 1 %s as %s', (country, unit, expected) => {
    expect(text('en', kitchenFor(country), unit)).toBe(expected);
  });

  it('is said in the language', () => {
    expect(text('fr', kitchenFor('us'), 'metric_cup')).toBe('1 tasse + 1 c. à s.');
    expect(text('de', kitchenFor('jp'), 'metric_cup')).toBe('1 1/4 Tassen');
  });

  it.each([
    ['tablespoons', 'cups', '16'],
    ['metric_tablespoon', 'metric_cup', '16 2/3'],
    ['australian_tablespoon', 'metric_cup', '12 1/2'],
    ['metric_teaspoon', 'australian_tablespoon', '4'],
    ['teaspoons', 'tablespoons', '3'],
  ] as const)('%s in %s: %s', (small, large, count) => expect(formatUnitCount(small, large)).toBe(count));

  it('breaks lines between measures only', () => {
    const formatted = formatInKitchen('en', CATALOGS.en.kitchen, kitchenFor('au'), 'cups');
    expect(formatted).toBe('2/3\u00A0cup + 3\u00A01/2\u00A0tbsp');
  });

  it('formats sizes the local way', () => {
    expect([formatLabelMilliliters('en', 'cups'), formatLabelMilliliters('de', 'cups')]).toEqual([
      '236.6',
      '236,6',
    ]);
    expect(formatLabelMilliliters('fr', 'metric_cup')).toBe('250');
  });

  it('gives a moderate oven on each dial', () => {
    const { heats } = CATALOGS.en.kitchen;
    expect(OVENS.map((oven) => formatModerateOven(heats, oven))).toEqual([
      '180 °C',
      '160 °C fan',
      '350 °F',
      'Gas Mark 4',
      'Thermostat 6',
    ]);
  });
});
