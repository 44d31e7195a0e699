import type { Jug } from '../rounding/metric.ts';
import type { CupId } from '../units/cups.ts';
import type { MeasureId } from '../units/measureWords.ts';
import type { KitchenUnitId } from '../units/units.ts';

export const TABLESPOONS = [
  'tablespoons',
  'metric_tablespoon',
  'australian_tablespoon',
] as const satisfies readonly KitchenUnitId[];
export type TablespoonId = (typeof TABLESPOONS)[number];

/** The scale on the oven's dial. */
export const OVENS = ['celsius', 'fan', 'fahrenheit', 'gas-mark', 'thermostat'] as const;
export type OvenId = (typeof OVENS)[number];

/** What a cook prefers: the scale, cups, or whatever the recipe says. */
export const PREFERRED_MEASURES = ['grams', 'cups', 'written'] as const;
export type PreferredMeasures = (typeof PREFERRED_MEASURES)[number];

/** Whose sizes of pans shops sell: whole inches with American depths, or whole centimeters. */
export type PanOrigin = 'us' | 'europe';

interface CountryKitchen {
  /** The cup in that country's recipes; null where cooks weigh and a cup has no fixed size. */
  cup: CupId | null;
  tablespoon: TablespoonId;
  /** Null where recipes have no fluid ounces. */
  fluidOunce: (KitchenUnitId & ('fluid_ounces' | 'imperial_fluid_ounce')) | null;
  /** Measures that mean a different unit there. */
  words: Readonly<Partial<Record<MeasureId, KitchenUnitId>>>;
  /** What its recipes measure liquids in, from one of it up to a liter. */
  jug: Jug;
  oven: OvenId & ('celsius' | 'fahrenheit');
  pans: PanOrigin;
  /** Whether recipes number the settings of a thermostat, too. */
  thermostat?: true;
  measures: PreferredMeasures;
}

/** Metric spoons of 15 and 5 ml, a scale, and an oven in degrees Celsius: how most of Europe cooks. */
const METRIC_KITCHEN = {
  cup: null,
  tablespoon: 'metric_tablespoon',
  fluidOunce: null,
  words: {},
  jug: 'ml',
  oven: 'celsius',
  pans: 'europe',
  measures: 'grams',
} as const;

/** Cups, an oven in degrees Fahrenheit and pans of whole inches. */
const NORTH_AMERICAN_KITCHEN = {
  ...METRIC_KITCHEN,
  oven: 'fahrenheit',
  pans: 'us',
  measures: 'cups',
} as const;

/** Taza 240, cucharada 15, cucharadita 5: convertidorchi.com "Estados Unidos vs Latinoamérica", cocinaria.app. */
const LATIN_AMERICAN_KITCHEN = { ...METRIC_KITCHEN, cup: 'us_legal_cup', measures: 'cups' } as const;

export type CountryId =
  | 'us'
  | 'ca'
  | 'gb'
  | 'ie'
  | 'au'
  | 'nz'
  | 'fr'
  | 'be'
  | 'de'
  | 'at'
  | 'ch'
  | 'es'
  | 'mx'
  | 'ar'
  | 'cl'
  | 'co'
  | 'pe'
  | 'jp'
  | 'in';

/** The measures and oven scale of each country's recipes and cooks, in the order of lists. */
export const KITCHENS: Readonly<Record<CountryId, CountryKitchen>> = {
  us: {
    // Customary measures: NIST Handbook 44, appendix C; Fahrenheit and cups as American recipes print them.
    ...NORTH_AMERICAN_KITCHEN,
    cup: 'cups',
    tablespoon: 'tablespoons',
    fluidOunce: 'fluid_ounces',
  },
  ca: {
    // Cup 250, tbsp 15, tsp 5: metricviews.uk 2023-07-14. Imperial ounce: Canada's Weights and Measures Act, schedule
    // II; livre and pinte are its pound and its imperial quart. Ovens sold there have Fahrenheit dials: US Metric
    // Association's list, 27967. Pans of 8, 9 and 13 by 9 inches, in centimeters too: readersdigest.ca, metric conversion.
    ...NORTH_AMERICAN_KITCHEN,
    cup: 'metric_cup',
    fluidOunce: 'imperial_fluid_ounce',
    words: { metric_pound: 'pounds', pinte: 'imperial_quart' },
  },
  gb: {
    // Scales and spoons of 15 and 5 ml: donnahay.com.au/recipes/conversion, metricviews.uk; ounce: Act of 1985.
    ...METRIC_KITCHEN,
    fluidOunce: 'imperial_fluid_ounce',
  },
  // As the United Kingdom.
  ie: { ...METRIC_KITCHEN, fluidOunce: 'imperial_fluid_ounce' },
  // Cup 250, tablespoon 20, teaspoon 5: healthykids.nsw.gov.au/recipes/conversion-chart.
  au: { ...METRIC_KITCHEN, cup: 'metric_cup', tablespoon: 'australian_tablespoon', measures: 'cups' },
  // Cup 250 and, other than in Australia, tablespoon 15: donnahay.com.au/recipes/conversion.
  nz: { ...METRIC_KITCHEN, cup: 'metric_cup', measures: 'cups' },
  // Cuillères of 15 and 5 ml: blissparis.fr; ovens have °C, recipes add the thermostat: e-sante.fr.
  fr: { ...METRIC_KITCHEN, jug: 'cl', thermostat: true },
  // As France.
  be: { ...METRIC_KITCHEN, jug: 'cl' },
  // EL 15, TL 5: oetker.de "Mengenangaben beim Backen umrechnen"; a Tasse has no norm.
  de: METRIC_KITCHEN,
  // As Germany: oetker.at.
  at: METRIC_KITCHEN,
  // As Germany; liquids in deciliters, `3 dl Rahm`: swiss.twoday.net/topics/Rezepte.
  ch: { ...METRIC_KITCHEN, jug: 'dl' },
  // Cucharada 15, cucharadita 5: cocinaria.app/guia-de-cocina; taza 240 or 250, so none is meant for sure.
  es: METRIC_KITCHEN,
  mx: LATIN_AMERICAN_KITCHEN,
  ar: LATIN_AMERICAN_KITCHEN,
  cl: LATIN_AMERICAN_KITCHEN,
  // The libra of its markets is half a kilogram, as `metric_pound` says.
  co: { ...LATIN_AMERICAN_KITCHEN, words: { lb: 'metric_pound' } },
  pe: LATIN_AMERICAN_KITCHEN,
  // Cup 200, oosaji 15, kosaji 5: easyjapanesee.com/cooking-measurement.
  jp: { ...METRIC_KITCHEN, cup: 'japanese_cup' },
  // Measuring sets of 240 and of 250 are sold: archanaskitchen.com, "Measuring ingredients"; 250 is the metric one.
  in: { ...METRIC_KITCHEN, cup: 'metric_cup', measures: 'cups' },
};

/** The countries, in the order of lists. */
export const COUNTRY_IDS = Object.keys(KITCHENS) as readonly CountryId[];

/** Whether cooks there weigh what others measure in cups. */
export const countryWeighs = (country: CountryId): boolean => KITCHENS[country].measures === 'grams';

/** Whose pans the shops of a country sell. */
export const panOrigin = (country: CountryId): PanOrigin => KITCHENS[country].pans;

/** Whether recipes there have ounces. */
export const hasOunces = (country: CountryId): boolean => KITCHENS[country].fluidOunce !== null;

/** Whether cooks there weigh in pounds and heat in degrees Fahrenheit. */
export const usesCustomaryUnits = (country: CountryId): boolean => KITCHENS[country].cup === 'cups';

/** Whether recipes there give thermostat numbers along with degrees. */
export const usesThermostat = (country: CountryId): boolean => KITCHENS[country].thermostat === true;
