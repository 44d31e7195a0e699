import { US_MEASURES } from '../units/usMeasures.ts';
import { PACK_SOURCES } from './packSources.ts';
import type { Source } from './source.ts';

/**
 * The sources of the figures. King Arthur counts a cup of any liquid as 8 ounces, 227 g, water too: its figures for
 * water, milk, cream, yogurt, juice and oil are left out. FAO's and Fineli's figures are left out where they are more
 * than 30 % off the figure that we use: goods in bulk, leaves pressed down, or another cut; not cabbage,
 * which FNDDS has as heavy (90 g). Fineli counts a liqueur as water, which none is.
 */
export const SOURCES = /* @__PURE__ */ sourceTable({
  usda: {
    short: 'USDA',
    name: 'USDA National Nutrient Database for Standard Reference',
    version: 'SR26 (2013)',
    url: 'https://fdc.nal.usda.gov',
  },
  fdc: {
    short: 'USDA FDC',
    name: 'USDA FoodData Central: SR Legacy (2018) and FNDDS 2019-2020',
    version: '2022',
    url: 'https://fdc.nal.usda.gov/download-datasets',
  },
  kingArthur: {
    short: 'King Arthur',
    name: 'King Arthur Baking, Ingredient Weight Chart',
    version: '2021, with the rows that were added by May 2026',
    url: 'https://www.kingarthurbaking.com/learn/ingredient-weight-chart',
  },
  fao: {
    short: 'FAO',
    name: 'FAO/INFOODS Density Database',
    version: 'version 2.0 (2012)',
    url: 'https://www.fao.org/docrep/017/ap815e/ap815e.pdf',
  },
  fineli: {
    short: 'Fineli',
    name: 'Fineli, Finnish Food Composition Database, household measures',
    version: 'release 20 (CC BY 4.0)',
    url: 'https://fineli.fi',
  },
  goodCocktails: {
    short: 'GoodCocktails',
    name: 'GoodCocktails, Specific Gravity of Liqueurs, by brand',
    version: null,
    url: 'https://www.goodcocktails.com/behind-the-bar/specific-gravity-of-liqueurs',
  },
  newZealand: {
    short: 'New Zealand tables',
    name: 'The Concise New Zealand Food Composition Tables, common measures',
    version: null,
    url: 'https://www.foodcomposition.co.nz',
  },
  cooksIllustrated: {
    short: "Cook's Illustrated",
    name: "Cook's Illustrated, Measuring Flour",
    version: '2013',
    url: 'https://www.cooksillustrated.com/how_tos/6573-measuring-flour',
  },
  flourBook: {
    short: 'Joanne Chang',
    name: 'Joanne Chang, Flour, tip 4',
    version: '2010',
    url: 'https://app.ckbk.com/reference/flou69447f05s001e004/tip-no-4',
  },
  usdaBulletin: {
    short: 'USDA Bulletin 72',
    name: 'USDA Home and Garden Bulletin 72, Nutritive Value of Foods',
    version: '2002',
    url: 'https://www.ars.usda.gov/northeast-area/beltsville-md-bhnrc/beltsville-human-nutrition-research-center/methods-and-application-of-food-composition-laboratory/mafcl-site-pages/nutritive-value-of-foods/',
  },
  redStar: {
    short: 'Red Star',
    name: 'Red Star Yeast, Yeast Conversion Table',
    version: null,
    url: 'http://redstaryeast.com/yeast-baking-lessons/yeast-conversion-table/',
  },
  bobsRedMill: {
    short: "Bob's Red Mill",
    name: "Bob's Red Mill, Nutrition Facts on its packages",
    version: null,
    url: 'https://www.bobsredmill.com',
  },
  quaker: {
    short: 'Quaker',
    name: 'Quaker, Nutrition Facts on its packages',
    version: null,
    url: 'https://www.quakeroats.com',
  },
  kikkoman: {
    short: 'Kikkoman',
    name: 'Kikkoman, Nutrition Facts on its packages',
    version: null,
    url: 'https://kikkomanusa.com',
  },
  morton: {
    short: 'Morton',
    name: 'Morton, Nutrition Facts on its packages',
    version: null,
    url: 'https://www.mortonsalt.com',
  },
  kodaFarms: {
    short: 'Koda Farms',
    name: 'Koda Farms, sweet rice flour, 1 lb box',
    version: null,
    url: 'https://www.kodafarms.com',
  },
  mccormick: {
    short: 'McCormick, USDA',
    name: 'McCormick, The measurements to convert common whole spices into ground, with the weight of the whole or ground spice by USDA',
    version: null,
    url: 'https://mccormick.com/articles/lifehacker/the-measurements-to-convert-common-whole-spices-in',
  },
  spiceSpotter: {
    short: 'Spice Spotter',
    name: 'Spice Spotter, Measuring spices: weight and volume; one jar of cumin measured ten times',
    version: null,
    url: 'https://spicespotter.com/kitchen-tips/measuring-spices-weight-vs-volume',
  },
  cooksInfo: {
    short: 'CooksInfo',
    name: 'CooksInfo, Italian seasoning by the ratios of the University of Delaware, weighed',
    version: null,
    url: 'https://www.cooksinfo.com/italian-seasoning',
  },
  donutWhole: {
    short: 'The Donut Whole',
    name: 'The Donut Whole, Calories in red pepper flakes',
    version: null,
    url: 'https://www.thedonutwhole.com/how-many-calories-in-a-tablespoon-of-red-pepper-flakes/',
  },
  wikipedia: {
    short: 'Wikipedia',
    name: 'Wikipedia, Gochujang: the serving on a package',
    version: null,
    url: 'https://en.wikipedia.org/wiki/Gochujang',
  },
  dmCoffee: {
    short: 'DM Coffee',
    name: 'DM Coffee, Harissa nutrition facts',
    version: null,
    url: 'https://nutrition.dmcoffee.blog/food/harissa-2',
  },
  thaiKitchen: {
    short: 'Thai Kitchen',
    name: 'Thai Kitchen, the serving on a package as NTRO quotes it',
    version: null,
    url: 'https://ntro.it.com/how-many-calories-are-in-red-curry-paste-a-detailed-nutritional-breakdown',
  },
  septCentCinquante: {
    short: '750g',
    name: '750g, on French baking powder',
    version: null,
    url: 'https://www.750g.com/ce-produit-mythique-et-indispensable-en-patisserie-va-certainement-disparaitre-de-nos-rayons-a33335.htm',
  },
  odelices: {
    short: 'Ôdélices',
    name: 'Ôdélices, Levure de boulanger fraîche ou sèche',
    version: null,
    url: 'https://www.odelices.com/actualites/astuces-cuisine/levure-de-boulanger-fraiche-ou-seche-conseils-equivalences-24429/',
  },
  oetker: {
    short: 'Dr. Oetker',
    name: 'Dr. Oetker, packages and the book German Baking',
    version: null,
    url: 'https://www.oetker.de',
  },
  euEggs: {
    short: 'EU 2023/2465, USDA',
    name: 'Commission Delegated Regulation (EU) 2023/2465, less the shell by USDA 01123',
    version: '2023',
    url: 'https://eur-lex.europa.eu/eli/reg_del/2023/2465/oj',
  },
  ...PACK_SOURCES,
});

/** Sources by id. Their names and URLs are no types that anybody needs. */
function sourceTable<Id extends string>(sources: Readonly<Record<Id, Source>>) {
  return sources;
}

export type SourceId = keyof typeof SOURCES;

/** One published weight of a measure of a food. */
export interface Figure {
  source: SourceId;
  /** What the source calls the food, and its number there. */
  entry: string;
  /** The measure as named by the source, its unit abbreviated and first: `1/2 cup, sliced`. */
  measure: string;
  grams: number;
  /** Grams of a US cup of 236.5882365 ml. */
  gramsPerCup: number;
}

/** How many make a US cup: 8 fluid ounces = 16 tablespoons = 48 teaspoons (NIST SP 430). */
const PER_CUP = { cup: 1, 'fl oz': 8, tbsp: 16, tsp: 48, ml: US_MEASURES.cup };

/** US cups in a measure such as `2 tbsp` or `1 1/4 cup, sliced`. Throws on text in another form. */
export function cupsIn(measure: string): number {
  const match = /^(?:(\d+) (?=\d+\/))?(\d+)(?:\/(\d+))? (cup|tbsp|tsp|fl oz|ml)(?![^ ,])/.exec(measure);
  const [, whole = 0, count = 0, parts = 1, unit] = match ?? [];
  const amount = Number(whole) + Number(count) / Number(parts);
  if (!(amount > 0 && Number.isFinite(amount))) throw new Error(`No measure: ${measure}`);
  return amount / PER_CUP[unit as keyof typeof PER_CUP];
}

function figure(source: SourceId, entry: string, measure: string, grams: number): Figure {
  return { source, entry, measure, grams, gramsPerCup: grams / cupsIn(measure) };
}

const figureOf = (source: SourceId) => (entry: string, measure: string, grams: number) =>
  figure(source, entry, measure, grams);

/** By NDB number; entry, measure and grams as in its files FOOD_DES and WEIGHT. */
export const usda = (ndb: number, entry: string, measure: string, grams: number) =>
  figure('usda', `${entry} (NDB ${String(ndb).padStart(5, '0')})`, measure, grams);

/** By FDC number; entry, measure and grams as in its files food and food_portion. */
export const fdc = (id: number, entry: string, measure: string, grams: number) =>
  figure('fdc', `${entry} (FDC ${id})`, measure, grams);

/** By density, or by specific gravity if FAO gives only that: it differs by 0.2 % at most. */
export const fao = (entry: string, density: number) => figure('fao', entry, '1 ml', density);

/** By specific gravity. */
export const goodCocktails = (entry: string, gravity: number) =>
  figure('goodCocktails', entry, '1 ml', gravity);

/** By food number: a deciliter as 100 ml, a tablespoon as 15 ml. It rounds deciliters to 5 g and liquids to water. */
export const fineli = (food: number, entry: string, measure: '100 ml' | '15 ml', grams: number) =>
  figure('fineli', `${entry} (${food})`, measure, grams);

/**
 * By the metric cup of 250 ml and tablespoon of 15 ml, read in a copy that names no edition and was recognized by its
 * foods and measures. Rows that repeat USDA's weight of a cup are left out.
 */
export const newZealand = figureOf('newZealand');
export const kingArthur = figureOf('kingArthur');
export const cooksIllustrated = figureOf('cooksIllustrated');
export const flourBook = figureOf('flourBook');
export const usdaBulletin = figureOf('usdaBulletin');
export const redStar = figureOf('redStar');
export const bobsRedMill = figureOf('bobsRedMill');
export const mccormick = figureOf('mccormick');
export const quaker = figureOf('quaker');
export const kikkoman = figureOf('kikkoman');
export const kodaFarms = figureOf('kodaFarms');
export const morton = figureOf('morton');
export const spiceSpotter = figureOf('spiceSpotter');
export const cooksInfo = figureOf('cooksInfo');
export const donutWhole = figureOf('donutWhole');
export const wikipedia = figureOf('wikipedia');
export const dmCoffee = figureOf('dmCoffee');
export const cojicaji = figureOf('cojicaji');
export const chisou = figureOf('chisou');
export const thaiKitchen = figureOf('thaiKitchen');
export const ntroPork = figureOf('ntroPork');
