import { UNITS } from '../units/units.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import type { CountryId } from './kitchens.ts';

/** Vessels that cooks measure with and that no standard defines; cans by number, as old US recipes name them. */
export const HOUSEHOLD_IDS = [
  'waterGlass',
  'mustardGlass',
  'wineGlass',
  'liqueurGlass',
  'shotGlass',
  'mochaCup',
  'coffeeCup',
  'breakfastCup',
  'bowl',
  'yogurtPot',
  'becher',
  'ladle',
  'quarterLiter',
  'eighthLiter',
  'can300',
  'can303',
  'can2',
  'can10',
] as const;

export type HouseholdId = (typeof HOUSEHOLD_IDS)[number];

export const isHouseholdId = (id: string | null): id is HouseholdId =>
  HOUSEHOLD_IDS.some((known) => known === id);

/** Cans by number are sizes of packs, which nobody fills with something else. */
export const isNumberedCan = (id: HouseholdId): boolean => id.startsWith('can');

interface Source {
  short: string;
  name: string;
  url: string;
}

/** Tables of what vessels hold. */
export const HOUSEHOLD_SOURCES = {
  gastronomiac: {
    short: 'Gastronomiac',
    name: 'Gastronomiac, Contenance et capacité',
    url: 'https://www.gastronomiac.com/ustensiles/contenance-et-capacite/',
  },
  deluxe: {
    short: 'Gastronomiac, deluxe.fr',
    name: 'Gastronomiac; deluxe.fr, Équivalences et conversions de volumes',
    url: 'http://blog.deluxe.fr/trucs-astuces-et-elements-de-choix/equivalences-et-conversions-de-volumes.html',
  },
  unePlace: {
    short: 'Une place pour le dessert',
    name: 'Une place pour le dessert, Proportions volume - poids',
    url: 'https://www.uneplacepourledessert.com/pages/infos/proportioncalculvaleurs.php',
  },
  chefUp: {
    short: 'Chef-up',
    name: 'Chef-up, Mesurer ses ingrédients sans balance; 15 cl brimful: synonyme-du-mot.com',
    url: 'https://chef-up.com/fr/blog/techniques-ustensiles/comment-peser-sans-balance',
  },
  cocinaria: {
    short: 'Cocinaria',
    name: 'Cocinaria, Guía de medidas y equivalencias de cocina',
    url: 'https://www.cocinaria.app/guia-de-cocina',
  },
  valencia: {
    short: 'Valencia Noticias',
    name: 'Valencia Noticias, Tabla de equivalencia de medidas en la cocina',
    url: 'https://valencianoticias.com/cuanto-es-una-cucharadita-tabla-de-equivalencia-de-medidas-en-la-cocina',
  },
  sabor: {
    short: 'Sabor a Tierra y Mar, Vaima',
    name: 'Sabor a Tierra y Mar, La medida de un yogur; Vaima, 150 ml of milk brimful',
    url: 'https://saboratierraymar.es/receta-del-bizcocho-de-yogur-tradicional/',
  },
  davidis: {
    short: 'Davidis',
    name: 'Henriette Davidis, Praktisches Kochbuch: 8 to 9 wine glasses a liter, or 1/8 l',
    url: 'http://lueersen.homedns.org/!gutenb/davidis/kochbuch/nr42.htm',
  },
  glaserei: {
    short: 'glaserei24.com',
    name: 'glaserei24.com, Schnapsgläser: 2 or 4 cl in Germany, 6 in Austria too',
    url: 'http://www.glaserei24.com/trinkglaeser-1-schnapsglaeser-sind-sehr-vielseitig-2010756',
  },
  outTheBlue: {
    short: 'Out the Blue',
    name: 'Out the Blue, Der einfachste Kuchen der Welt: the tub of cream, 200 or 250 ml',
    url: 'https://outtheblue.de/2017/09/25/rezept-der-einfachste-kuchen-der-welt',
  },
  weinPlus: {
    short: 'wein.plus',
    name: 'wein.plus, Viertel and Achtel: 0,25 l and 0,125 l',
    url: 'https://glossar.wein.plus/viertel-trinkglas',
  },
  louche: {
    short: 'Cité de la gastronomie, Elevating Kitchen',
    name: 'Cité de la gastronomie Paris-Rungis, La louche: about 1/4 l; Elevating Kitchen: soup ladles of 4 to 8 fl oz',
    url: 'https://citegastronomie-parisrungis.com/index.php/souvenirs-gourmands/la-louche',
  },
  americanCan: {
    short: 'American Can Company',
    name: 'American Can Company, A Guide to Common Can Sizes; K-State Research and Extension, 2009',
    url: 'https://www2.ljworld.com/news/2009/aug/26/can-sizes-call-translation',
  },
} as const satisfies Record<string, Source>;

export interface HouseholdMeasure {
  id: HouseholdId;
  /** The countries whose cooks mean this size; absent if it is said of none in particular. */
  countries?: readonly CountryId[];
  /** Milliliters of the smallest and the largest. */
  low: number;
  high: number;
  source: keyof typeof HOUSEHOLD_SOURCES;
}

type Sized = Omit<HouseholdMeasure, 'countries'>;

const held = (
  id: HouseholdId,
  [low, high = low]: readonly [number, number?],
  source: Sized['source'],
): Sized => ({
  id,
  low,
  high,
  source,
});

const within = (countries: readonly CountryId[], rows: readonly Sized[]): readonly HouseholdMeasure[] =>
  rows.map((row) => ({ ...row, countries }));

const CUP = US_MEASURES.cup;
const FLUID_OUNCE = UNITS.fluid_ounces.size;

/** By fluid ounces and by cups, which the tables print side by side. */
const can = (id: HouseholdId, fluidOunces: number, cups: number) =>
  held(id, [Math.round(fluidOunces * FLUID_OUNCE), Math.round(cups * CUP)], 'americanCan');

/** What each vessel holds, by country. */
export const HOUSEHOLD_MEASURES: readonly HouseholdMeasure[] = [
  ...within(
    ['fr'],
    [
      held('waterGlass', [200, 250], 'gastronomiac'),
      held('mustardGlass', [150, 250], 'unePlace'),
      held('wineGlass', [100, 120], 'gastronomiac'),
      held('liqueurGlass', [25, 30], 'gastronomiac'),
      held('mochaCup', [80, 90], 'gastronomiac'),
      held('coffeeCup', [100], 'gastronomiac'),
      held('breakfastCup', [200, 250], 'gastronomiac'),
      held('bowl', [350, 400], 'deluxe'),
      held('yogurtPot', [125, 150], 'chefUp'),
    ],
  ),
  ...within(
    ['es', 'mx'],
    [
      held('waterGlass', [200, 250], 'cocinaria'),
      held('wineGlass', [100], 'valencia'),
      held('liqueurGlass', [50], 'valencia'),
      held('coffeeCup', [100], 'valencia'),
      held('breakfastCup', [250], 'valencia'),
      held('yogurtPot', [125, 150], 'sabor'),
    ],
  ),
  ...within(
    ['de', 'at', 'ch'],
    [
      held('wineGlass', [111, 125], 'davidis'),
      held('becher', [200, 250], 'outTheBlue'),
      held('quarterLiter', [250], 'weinPlus'),
      held('eighthLiter', [125], 'weinPlus'),
    ],
  ),
  ...within(['de'], [held('shotGlass', [20, 40], 'glaserei')]),
  ...within(['at'], [held('shotGlass', [20, 60], 'glaserei')]),
  ...within(
    ['us'],
    [can('can300', 13.5, 1.75), can('can303', 15, 2), can('can2', 18, 2.5), can('can10', 96, 13)],
  ),
  held('ladle', [120, 250], 'louche'),
];

/** What a vessel holds where the words are from, or anywhere; null if no source says. */
export const householdMeasure = (id: HouseholdId, country: CountryId): HouseholdMeasure | null =>
  HOUSEHOLD_MEASURES.find((row) => row.id === id && (row.countries?.includes(country) ?? true)) ?? null;

/** What a country's vessels hold of a food by its grams per milliliter, for tables. */
export interface HeldWeight extends HouseholdMeasure {
  /** Grams by the smallest vessel and the lowest density, and by the largest and the highest. */
  grams: readonly [number, number];
}

/** Every household measure of a country with its milliliters and the grams of a food that it holds. */
export const householdWeights = (
  country: CountryId,
  { low, high }: { low: number; high: number },
): readonly HeldWeight[] =>
  HOUSEHOLD_MEASURES.filter((row) => row.countries?.includes(country) ?? true).map((row) => ({
    ...row,
    grams: [row.low * low, row.high * high],
  }));
