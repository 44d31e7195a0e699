import { parseIngredient as sharp } from '@jlucaspains/sharp-recipe-parser';
import {
  type ParseIngredientOptions,
  parseIngredient,
  type UnitOfMeasureDefinitions,
} from 'parse-ingredient';
import type { Language } from '../src/catalogs/languages.ts';
import type { LineReading } from './lineReading.ts';

/** The libraries' names for our measures. */
const MEASURES: Readonly<Record<string, string>> = {
  cup: 'cup',
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
  gram: 'g',
  kilogram: 'kg',
  ounce: 'oz',
  pound: 'lb',
  milliliter: 'ml',
  centiliter: 'cl',
  deciliter: 'dl',
  liter: 'l',
  fluidounce: 'fl_oz',
  pint: 'pint',
  pnt: 'pint',
  quart: 'quart',
  qt: 'quart',
  gallon: 'gallon',
  gal: 'gallon',
  stick: 'stick',
};

const measures = (words: Readonly<Record<string, string>>): UnitOfMeasureDefinitions =>
  Object.fromEntries(
    Object.entries(words).map(([id, list]) => {
      const [short = '', ...alternates] = list.split(',');
      return [id, { short, plural: alternates[0] ?? short, alternates }];
    }),
  );

/** Options for `parse-ingredient`, which does not include these languages. */
const LANGUAGE_OPTIONS: Readonly<Record<Language, ParseIngredientOptions>> = {
  en: {},
  fr: {
    decimalSeparator: ',',
    rangeSeparators: ['à', 'ou', 'et'],
    descriptionStripPrefixes: [/d[eu]s?\s/iu, /de\s+la\s/iu, /de\s+l['’]/iu, /d['’]/iu],
    groupHeaderPatterns: ['Pour'],
    additionalUOMs: measures({
      tablespoon: 'càs,cuillère à soupe,cuillères à soupe,c. à s.,c. à soupe,cas,c.à.s.,cs',
      teaspoon: 'càc,cuillère à café,cuillères à café,c. à c.,c. à café,cac,c.à.c.,cc,c. à thé',
      cup: 'tasse,tasses',
      gram: 'g,grammes,gramme,gr',
      kilogram: 'kg,kilos,kilo',
      liter: 'l,litres,litre',
      pound: 'livre,livres',
      pinch: 'pincée,pincées',
      clove: 'gousse,gousses',
      package: 'sachet,sachets,paquet,paquets',
      slice: 'tranche,tranches',
    }),
  },
  de: {
    decimalSeparator: ',',
    rangeSeparators: ['bis', 'oder'],
    groupHeaderPatterns: ['Für'],
    leadingQuantityPrefixes: ['ca.', 'ca', 'etwa'],
    additionalUOMs: measures({
      tablespoon: 'EL,Esslöffel,Eßlöffel',
      teaspoon: 'TL,Teelöffel',
      cup: 'Tasse,Tassen',
      gram: 'g,Gramm,gr',
      kilogram: 'kg,Kilo,Kilogramm',
      liter: 'l,Liter',
      pinch: 'Prise,Prisen',
      clove: 'Zehe,Zehen',
      package: 'Packung,Päckchen,Pck.,Pkg.,Pck',
      can: 'Dose,Dosen',
      bunch: 'Bund',
      slice: 'Scheibe,Scheiben',
    }),
  },
  es: {
    decimalSeparator: ',',
    rangeSeparators: ['a', 'o'],
    descriptionStripPrefixes: ['de'],
    groupHeaderPatterns: ['Para'],
    additionalUOMs: measures({
      tablespoon: 'cda,cucharadas,cucharada,cdas,cda.',
      teaspoon: 'cdta,cucharaditas,cucharadita,cdtas,cdita',
      cup: 'taza,tazas',
      gram: 'g,gramos,gramo,gr,grs',
      kilogram: 'kg,kilos,kilo',
      liter: 'l,litros,litro',
      pound: 'libra,libras',
      ounce: 'oz,onzas,onza',
      pinch: 'pizca,pizcas',
      clove: 'diente,dientes',
      can: 'lata,latas',
      package: 'paquete,paquetes,sobre,sobres',
      slice: 'rebanada,rebanadas',
    }),
  },
};

function byParseIngredient(text: string, options: ParseIngredientOptions): LineReading {
  const [line] = parseIngredient(text, options);
  if (!line) return { quantity: null, unit: null, ingredient: '', isHeading: false };
  const { quantity, quantity2, unitOfMeasureID, description, isGroupHeader } = line;
  return {
    quantity: quantity !== null && quantity2 !== null ? [quantity, quantity2] : quantity,
    unit: MEASURES[unitOfMeasureID ?? ''] ?? unitOfMeasureID,
    ingredient: description,
    isHeading: isGroupHeader,
  };
}

/** It knows English and Portuguese; lines in other languages are passed as English. */
function bySharp(text: string): LineReading {
  const line = sharp(text, 'en');
  const { quantity = 0, minQuantity = 0, maxQuantity = 0, unit = '', ingredient = '' } = line ?? {};
  const range = minQuantity < maxQuantity ? ([minQuantity, maxQuantity] as const) : null;
  return {
    quantity: range ?? (quantity === 0 ? null : quantity),
    unit: MEASURES[unit] ?? (unit || null),
    ingredient,
    isHeading: false,
  };
}

/** Libraries that read ingredient lines, out of the box and with all the words they accept. */
export const OTHER_READERS: Readonly<Record<string, (text: string, language: Language) => LineReading>> = {
  'parse-ingredient': (text) => byParseIngredient(text, {}),
  'parse-ingredient, told the words of the language': (text, language) =>
    byParseIngredient(text, LANGUAGE_OPTIONS[language]),
  '@jlucaspains/sharp-recipe-parser': bySharp,
};
