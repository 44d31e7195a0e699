import type { CountryId } from './kitchens.ts';

export const HOUSEHOLD_IDS = [
  'waterGlass',
  'wineGlass',
  'liqueurGlass',
  'coffeeCup',
  'yogurtPot',
  'bowl',
] as const;
export type HouseholdId = (typeof HOUSEHOLD_IDS)[number];

export interface HouseholdMeasure {
  milliliters: number;
  /** The smallest and largest; the same as `milliliters` where the source gives one figure. */
  low: number;
  high: number;
  /** Its id in the table of sources, and what it is called there. */
  source: string;
  entry: string;
}

const measure = (
  source: string,
  entry: string,
  [milliliters, low = milliliters, high = milliliters]: readonly [number, number?, number?],
): HouseholdMeasure => ({ milliliters, low, high, source, entry });

type Measures = Readonly<Partial<Record<HouseholdId, HouseholdMeasure>>>;

/** Glasses, cups and pots that cooks measure with, by country. No norm fixes them, so most have a range. */
export const HOUSEHOLD: Readonly<Partial<Record<CountryId, Measures>>> = {
  fr: {
    waterGlass: measure('gastronomiac', 'Verre à eau : de 20 à 25 cl', [200, 200, 250]),
    liqueurGlass: measure('gastronomiac', 'Verre à liqueur : de 2,5 à 3 cl', [30, 25, 30]),
    coffeeCup: measure('gastronomiac', 'Tasse à café : 10 cl', [100]),
    bowl: measure('gastronomiac', 'Bol : 35 cl', [350]),
    // others count 15 cl: texto-france.com
    yogurtPot: measure('leTempsQuilFaut', '125 millilitres, 1 pot de yaourt', [125, 125, 150]),
  },
  de: {
    // others count 200 ml, too: wessm/Rezepte, conversions.md
    waterGlass: measure('davidis', '1 l = 4 Wassergläser', [250, 200, 250]),
    wineGlass: measure('davidis', '1 l = 8 bis 9 Weingläser; 1 Weinglas = 1/8 l', [125, 111, 125]),
  },
  es: {
    // from 200 to 250 ml: cocinaria.app/guia-de-cocina
    waterGlass: measure('valenciaNoticias', '1 vaso de los de agua = 200 mililitros', [200, 200, 250]),
    wineGlass: measure('valenciaNoticias', '1 vaso de los de vino = 100 mililitros', [100]),
    liqueurGlass: measure('valenciaNoticias', '1 copita o vaso de licor = 50 mililitros', [50]),
    // 150 g of milk of 1.03 g/ml
    yogurtPot: measure('canarioBalear', 'Un vaso de yogur al ras: leche, 150 gramos', [145]),
  },
};

/** What a household measure holds in a country; null where no source says so. */
export const householdMeasure = (country: CountryId, id: HouseholdId): HouseholdMeasure | null =>
  HOUSEHOLD[country]?.[id] ?? null;
