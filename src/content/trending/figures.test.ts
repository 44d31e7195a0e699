import { describe, expect, it } from 'vitest';
import { trending as de } from './de.ts';
import { trending as es } from './es.ts';
import { figuresIn, leftoverDays, panFactor, partyTotal, safeCelsius, scaled } from './figures.ts';
import { trending as fr } from './fr.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('the figures of seasonal cards', () => {
  it('are those of recipes, pans and planner', () => {
    expect(scaled(500, 8, 12)).toBe(750);
    // (18 / 26)²
    expect(panFactor('springform-26', 'springform-18')).toBeCloseTo(0.479, 3);
    // Half a pound of meat each; two eggs each; an eighth of a cake each.
    expect(partyTotal('dinner', 12, 'meat')).toBeCloseTo(6 * 453.592, 1);
    expect(partyTotal('brunch', 8, 'eggs')).toBe(16);
    expect(partyTotal('dinner', 12, 'cake')).toBe(2);
    expect([leftoverDays('pasta'), safeCelsius('poultry')]).toEqual([5, 74]);
  });

  it.each([
    ['de', '750 g', '1,25 kg', '2,7 kg', '2 Std. 30 Min. bis 3 Std.'],
    ['fr', '750 g', '1,25 kg', '2,7 kg', 'de 2 h 30 à 3 h'],
    ['es', '750 g', '1,25 kg', '2,7 kg', 'de 2 h 30 min a 3 h'],
  ] as const)('are written as in %s', (language, grams, kilograms, meat, goose) => {
    const { weight, shopped, roast, ovenOf } = figuresIn(language);
    expect([weight(750), weight(1250), shopped(2721.5)].map(plain)).toEqual([grams, kilograms, meat]);
    // FoodSafety.gov: a young goose of 8 to 12 lb takes 2 1/2 to 3 hours at 325 °F.
    expect([roast('goose', 4.5), ovenOf('goose')].map(plain)).toEqual([goose, '160 °C']);
  });

  it('fail for a roast that the chart does not weigh', () => {
    expect(() => figuresIn('de').roast('goose', 2)).toThrow('goose 2 kg');
    expect(() => figuresIn('de').roast('lamb-leg', 1)).toThrow('lamb-leg 1 kg');
  });
});

describe('the year of each country', () => {
  it.each([
    ['de', de, 5, /Spargel/],
    ['de', de, 6, /Erdbeer.*Gelierzucker/s],
    ['de', de, 8, /Einmachzeit.*Zwetschgen/s],
    ['de', de, 11, /Martinsgans/],
    ['de', de, 12, /Plätzchen.*Stollen/s],
    ['fr', fr, 1, /galette des Rois/],
    ['fr', fr, 2, /Chandeleur/],
    ['fr', fr, 5, /asperges/i],
    ['fr', fr, 9, /rentrée/],
    ['fr', fr, 12, /bûche.*dinde/s],
    ['es', es, 1, /roscón \(rosca\) de Reyes/],
    ['es', es, 3, /Torrijas/],
    ['es', es, 7, /Gazpacho/],
    ['es', es, 11, /Pan de muerto.*castañas/s],
    ['es', es, 12, /Turrón.*pavo/s],
  ] as const)('is cooked in %s, month %3$s', (_, { seasonal }, month, dishes) => {
    const cards = Object.values(seasonal.months[month]).map(({ title, text }) => `${title} ${text}`);
    expect(cards.join('\n')).toMatch(dishes);
  });
});
