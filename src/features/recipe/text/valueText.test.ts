import {
  defaultKitchen,
  type Kitchen,
  kitchenFor,
  updateKitchen,
} from '@gramwise/engine/kitchens/kitchen.ts';
import { normalizeSpaces } from '@gramwise/engine/language/normalizeSpaces.ts';
import {
  days,
  degrees,
  each,
  grams,
  hours,
  inside,
  length,
  milliliters,
  minutes,
  number,
  oil,
  oven,
  seconds,
  type Time,
  type Value,
} from '@gramwise/engine/recipes/values.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { defaultView, kitchenView, type RecipeTextView } from './textView.ts';
import { formatTimeValue, formatValue } from './valueText.ts';

const words = (language: Language) => messagesFor(language, 'recipe').recipe;
const text = (language: Language, value: Value, view: RecipeTextView) =>
  normalizeSpaces(formatValue(language, words(language).text, value, view));

const BOTH = kitchenView(defaultKitchen('us'));
const METRIC = kitchenView(defaultKitchen('de'));
const US = kitchenView(defaultKitchen('us'), 'us');

describe('a value as shown to a visitor who chose nothing', () => {
  it.each<[Value, en: string, fr: string, de: string, es: string]>([
    [
      oven(180, 350),
      '180 °C (350 °F, 160 °C fan, gas mark 4)',
      '180 °C (th. 6, 160 °C en chaleur tournante)',
      '180 °C Ober-/Unterhitze (Umluft 160 °C)',
      '180 °C (160 °C con ventilador)',
    ],
    // Between two thermostat numbers (Th x 30).
    [
      oven(200, 400),
      '200 °C (400 °F, 180 °C fan, gas mark 6)',
      '200 °C (th. 6-7, 180 °C en chaleur tournante)',
      '200 °C Ober-/Unterhitze (Umluft 180 °C)',
      '200 °C (180 °C con ventilador)',
    ],
    [inside(74, 165), '74 °C (165 °F)', '74 °C', '74 °C', '74 °C'],
    [oil(177, 350), '177 °C (350 °F)', '177 °C', '177 °C', '177 °C'],
    [degrees(-18, 0), '-18 °C (0 °F)', '-18 °C', '-18 °C', '-18 °C'],
    [length(23, 9), '23 cm (9 in)', '23 cm', '23 cm', '23 cm'],
    [length(1.5, 0.625), '1.5 cm (5/8 in)', '1,5 cm', '1,5 cm', '1,5 cm'],
    [length(1, 0.375), '1 cm (3/8 in)', '1 cm', '1 cm', '1 cm'],
    [length(0.5, 0.25), '5 mm (1/4 in)', '5 mm', '5 mm', '5 mm'],
    [length(0.25, 0.125), '2.5 mm (1/8 in)', '2,5 mm', '2,5 mm', '2,5 mm'],
    [minutes(1), '1 minute', '1 minute', '1 Minute', '1 minuto'],
    [minutes(30, 35), '30 to 35 minutes', '30 à 35 minutes', '30–35 Minuten', '30–35 minutos'],
    [seconds(30), '30 seconds', '30 secondes', '30 Sekunden', '30 segundos'],
    [hours(1.5), '1 hour 30 minutes', '1 heure 30 minutes', '1 Stunde 30 Minuten', '1 hora 30 minutos'],
    [hours(1, 1.5), '60 to 90 minutes', '60 à 90 minutes', '60–90 Minuten', '60–90 minutos'],
    [hours(1, 2), '1 to 2 hours', '1 à 2 heures', '1–2 Stunden', '1–2 horas'],
    [seconds(60, 90), '60 to 90 seconds', '60 à 90 secondes', '60–90 Sekunden', '60–90 segundos'],
    // Steps have no days: a day of rising is `24 hours`.
    [days(1), '24 hours', '24 heures', '24 Stunden', '24 horas'],
    [number(5, 6), '5 to 6', '5 à 6', '5–6', '5–6'],
    [number(5.5), '5.5', '5,5', '5,5', '5,5'],
    [milliliters(240, [1, 'cup']), '240 ml (1 cup)', '24 cl', '240 ml', '240 ml'],
  ])('%j', (value, ...texts) => {
    // The order of LANGUAGES may change, but not the table's.
    const languages = ['en', 'fr', 'de', 'es'] as const satisfies Language[];
    expect(new Set(languages)).toEqual(new Set(LANGUAGE_CODES));
    expect(languages.map((language) => text(language, value, defaultView(language)))).toEqual(texts);
  });
});

describe("an oven temperature in a visitor's kitchen", () => {
  const gas = updateKitchen(kitchenFor('gb'), { oven: 'gas-mark' });
  const fan = updateKitchen(kitchenFor('de'), { oven: 'fan' });
  it.each<[Language, Value, Kitchen, RecipeTextView['system'], string]>([
    ['en', oven(180, 350), gas, 'metric', 'gas mark 4 (180 °C, 160 °C fan)'],
    ['en', oven(180, 350), gas, 'written', 'gas mark 4 (180 °C, 350 °F, 160 °C fan)'],
    ['es', oven(180, 350), kitchenFor('pe'), 'written', '180 °C (160 °C con ventilador)'],
    [
      'fr',
      oven(180, 350),
      kitchenFor('ca'),
      'written',
      '350 °F (180 °C, th. 6, 160 °C en chaleur tournante)',
    ],
    ['es', length(23, 9), kitchenFor('mx'), 'written', '23 cm'],
    ['en', oven(180, 350), gas, 'us', 'gas mark 4 (350 °F)'],
    // No gas mark and no fan setting is as low as 100 °C (Gas Mark 1/4 is 107), no mark as high as 280 °C.
    ['en', oven(50, 120), gas, 'metric', '50 °C'],
    ['en', oven(100, 210), gas, 'metric', '100 °C'],
    ['de', oven(100, 210), fan, 'metric', '100 °C Ober-/Unterhitze'],
    ['en', oven(280, 535), gas, 'metric', '280 °C (260 °C fan)'],
    ['en', oven(180, 350), kitchenFor('us'), 'us', '350 °F'],
    ['en', oven(180, 350), kitchenFor('us'), 'metric', '350 °F (180 °C, 160 °C fan, gas mark 4)'],
    ['en', oven(180, 350), kitchenFor('au'), 'metric', '180 °C (160 °C fan, gas mark 4)'],
    ['en', oven(180, 350), kitchenFor('au'), 'us', '180 °C (350 °F)'],
    ['de', oven(180, 350), fan, 'metric', 'Umluft 160 °C (180 °C Ober-/Unterhitze)'],
    [
      'fr',
      oven(180, 350),
      updateKitchen(kitchenFor('fr'), { oven: 'thermostat' }),
      'metric',
      'th. 6 (180 °C, 160 °C en chaleur tournante)',
    ],
    ['es', oven(180, 350), fan, 'written', '160 °C con ventilador (180 °C, 350 °F)'],
    // Only ovens have a setting.
    ['en', inside(74, 165), gas, 'metric', '74 °C'],
  ])('in %s: %j', (language, value, kitchen, system, is) => {
    expect(text(language, value, kitchenView(kitchen, system))).toBe(is);
  });

  it('is unknown until the visitor chooses it', () => {
    expect(kitchenView(defaultKitchen('us')).oven).toBeNull();
    expect(kitchenView(kitchenFor('us')).oven).toBe('fahrenheit');
  });
});

describe('other values', () => {
  it.each<[Value, RecipeTextView, string]>([
    [oil(175, 350), US, '350 °F'],
    [oil(175, 350), METRIC, '175 °C'],
    [length(23, 9), US, '9 in'],
    [length(23, 9), METRIC, '23 cm'],
    [length(24, 9.5), BOTH, '24 cm (9 1/2 in)'],
    // A size per piece stays; other amounts are scaled.
    [each(grams(170, [6, 'oz'])), { ...BOTH, factor: 2 }, '170 g (6 oz)'],
    [grams(170, [6, 'oz']), { ...BOTH, factor: 2 }, '340 g (12 oz)'],
    [number(14), { ...BOTH, factor: 2 }, '14'],
    [minutes(5), { ...BOTH, factor: 2 }, '5 minutes'],
    [length(4, 1.5), { ...METRIC, factor: 2 }, '4 cm'],
  ])('%j in %j is %s', (value, view, is) => {
    expect(text('en', value, view)).toBe(is);
  });

  it('keep a number and its unit on one line', () => {
    const { text: messages } = words('en');
    expect(formatValue('en', messages, minutes(30, 35), BOTH)).toBe('30\u00a0to\u00a035\u00a0minutes');
    expect(formatValue('en', messages, length(24, 9.5), BOTH)).toBe('24\u00a0cm (9\u00a01/2\u00a0in)');
    expect(formatValue('en', messages, oven(180, 350), METRIC)).toBe(
      '180\u00a0°C (160\u00a0°C fan, gas mark\u00a04)',
    );
  });
});

it.each<[Language, Time, string]>([
  ['en', hours(27), '1 day 3 h'],
  ['en', days(21, 28), '21–28 days'],
  ['fr', hours(27), '1 jour 3 h'],
  ['fr', hours(1.5), '1 h 30'],
  ['de', hours(1.5), '1 Std. 30 Min.'],
  ['es', minutes(0), '0 min'],
])('in %s with days and without seconds: %j', (language, time, is) => {
  expect(
    normalizeSpaces(formatTimeValue(language, { range: '{low}–{high}' }, words(language).duration, time)),
  ).toBe(is);
});
