import type { FoodId } from './foods.ts';

/** Who prints what a heaped tablespoon holds, beside a level one. */
const HEAPED_SOURCES = {
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
} as const;

type HeapedSource = keyof typeof HEAPED_SOURCES;

/**
 * Grams in a heaped tablespoon, where two sources print it. Davidis has just below 35 g of sugar and just above 35 g of
 * rice; Alimerka's full tablespoon is the one beside its level one. Pages without a source of their own give 12 to 15 g of
 * flour and 15 to 20 g of sugar, an insurer (hogar.mapfre.es) up to 50 and 40 g: nobody says how high the heap is.
 */
const HEAPED_TABLESPOONS = {
  flour: { davidis: 25, gastronomiac: 30, alimerka: 25, kiyoshi: 25 },
  sugar: { davidis: 35, alimerka: 30, kiyoshi: 30 },
  rice: { davidis: 35, alimerka: 30 },
  breadcrumbs: { davidis: 15, alimerka: 18 },
  salt: { alimerka: 25, kiyoshi: 30 },
} as const satisfies Partial<Record<FoodId, Partial<Record<HeapedSource, number>>>>;

interface HeapedSpoon {
  /** Grams of the source that has the least, and of the one that has the most. */
  grams: readonly [number, number];
  sources: readonly (typeof HEAPED_SOURCES)[HeapedSource][];
}

/** What a heaped tablespoon of a food holds; null where fewer than two sources say. */
export function heapedTablespoon(food: FoodId): HeapedSpoon | null {
  if (!Object.hasOwn(HEAPED_TABLESPOONS, food)) return null;
  const printed: Partial<Record<HeapedSource, number>> =
    HEAPED_TABLESPOONS[food as keyof typeof HEAPED_TABLESPOONS];
  const grams = Object.values(printed);
  return {
    grams: [Math.min(...grams), Math.max(...grams)],
    sources: (Object.keys(printed) as HeapedSource[]).map((id) => HEAPED_SOURCES[id]),
  };
}
