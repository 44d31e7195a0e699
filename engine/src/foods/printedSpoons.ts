import type { FoodId } from './foods.ts';

/** Who prints what a tablespoon holds. */
const SOURCES = {
  oetker: {
    name: 'Dr. Oetker, Mengenangaben beim Backen umrechnen',
    url: 'https://oetker.de/inspiration/tipps-tricks/t/mengenangaben-beim-backen-umrechnen',
  },
  davidis: {
    name: 'Henriette Davidis, Praktisches Kochbuch',
    url: 'https://www.projekt-gutenberg.org/davidis/kochbuch/chap009.html',
  },
  gastronomiac: {
    name: 'Gastronomiac, Contenance et capacité',
    url: 'https://www.gastronomiac.com/ustensiles/contenance-et-capacite/',
  },
  alimerka: {
    name: 'Alimerka, Sólidos, medidas y equivalencias',
    url: 'https://www.alimerka.es/somos-saludables/solidos-medidas-y-equivalencias/',
  },
  kiyoshi: {
    name: 'La cocina de Kiyoshi, Equivalencias',
    url: 'https://lacocinadekiyoshi.es/equivalencias-2',
  },
  balear: {
    name: 'Recetas canario-balear, Cantidades y proporciones',
    url: 'https://recetascanario-balear.jimdo.com/cantidades-y-proporciones/',
  },
} as const;

type Source = keyof typeof SOURCES;

type PrintedGrams = Partial<Record<FoodId, Partial<Record<Source, number>>>>;

/** Grams in a tablespoon of each kind, where two sources print it. */
const TABLESPOONS = {
  /** Oetker's are of small spoons: 10 g of oil and 15 g of honey are 11 ml, though it counts 15 ml to a spoon. */
  level: {
    flour: { oetker: 7, balear: 10, kiyoshi: 10, gastronomiac: 15, alimerka: 15 },
    sugar: { oetker: 10, balear: 15, alimerka: 20, kiyoshi: 20 },
    salt: { oetker: 13, balear: 15, alimerka: 15, kiyoshi: 20 },
    rice: { balear: 12, alimerka: 20 },
    cocoa: { oetker: 5, balear: 6 },
  },
  /**
   * Davidis has just below 35 g of sugar and just above 35 g of rice; Alimerka's full tablespoon is the one beside its
   * level one. Pages without a source of their own give 12 to 15 g of flour and 15 to 20 g of sugar, an insurer
   * (hogar.mapfre.es) up to 50 and 40 g: nobody says how high the heap is.
   */
  heaped: {
    flour: { davidis: 25, gastronomiac: 30, alimerka: 25, kiyoshi: 25 },
    sugar: { davidis: 35, alimerka: 30, kiyoshi: 30 },
    rice: { davidis: 35, alimerka: 30 },
    breadcrumbs: { davidis: 15, alimerka: 18 },
    salt: { alimerka: 25, kiyoshi: 30 },
  },
} as const satisfies Record<string, PrintedGrams>;

/** How full a tablespoon is, as tables print it. */
export type PrintedFilling = keyof typeof TABLESPOONS;

interface PrintedSpoon {
  /** Grams of the source that has the least, and of the one that has the most. */
  grams: readonly [number, number];
  sources: readonly (typeof SOURCES)[Source][];
}

/** What others print for a tablespoon of a food; null where fewer than two do. */
export function printedTablespoon(food: FoodId, filling: PrintedFilling): PrintedSpoon | null {
  const foods: PrintedGrams = TABLESPOONS[filling];
  const printed = Object.hasOwn(foods, food) ? foods[food] : undefined;
  if (!printed) return null;
  const grams = Object.values(printed);
  return {
    grams: [Math.min(...grams), Math.max(...grams)],
    sources: (Object.keys(printed) as Source[]).map((id) => SOURCES[id]),
  };
}
