import { US_MEASURES } from '../units/usMeasures.ts';
import { CUP_SOURCES } from './cupSources.ts';
import { PACK_SOURCES } from './packSources.ts';
import { RECIPE_SOURCES } from './recipeSources.ts';
import type { Source } from './source.ts';

/** All sources of figures: of cups and spoons, recipes that weigh theirs, and of packs and pieces. */
export const SOURCES = /* @__PURE__ */ sourceTable({ ...CUP_SOURCES, ...RECIPE_SOURCES, ...PACK_SOURCES });

/** Sources by id. Their names and URLs are not types that anybody needs. */
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

/** By deciliter as 100 ml: only rows of its reference a; those of others look estimated or taken over. */
export const norway = (entry: string, grams: number) => figure('norway', entry, '100 ml', grams);

/**
 * By maker and product, and its number there or at FDC. A cup is one of 240 ml (21 CFR 101.9). Servings that weigh what
 * water does are left out, which makers write for anything.
 */
export const labels = figureOf('labels');

/** Japanese spoons of 15 ml, in whole grams. */
export const osakaGas = (entry: string, grams: number) => figure('osakaGas', entry, '15 ml', grams);
export const worldChefs = (entry: string, grams: number) => figure('worldChefs', entry, '15 ml', grams);
export const masalaryman = (entry: string, grams: number) => figure('masalaryman', entry, '5 ml', grams);

/**
 * By the metric cup of 250 ml and tablespoon of 15 ml. Rows that repeat USDA's weight of a cup or spoon, as those of
 * spices do, are left out.
 */
export const newZealand = figureOf('newZealand');
export const smae = figureOf('smae');
/** The median of lines of recipes that print a measure and its weight. */
export const recipes = (lines: number, measure: string, grams: number) =>
  figure('recipes', `${lines}`, measure, grams);
export const kingArthur = figureOf('kingArthur');
export const cooksIllustrated = figureOf('cooksIllustrated');
export const flourBook = figureOf('flourBook');
export const usdaBulletin = figureOf('usdaBulletin');
/** As James Frysinger quotes it. */
export const usdaCups = figureOf('usdaCups');
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
export const ntroPork = figureOf('ntroPork');
export const ntroPotatoes = figureOf('ntroPotatoes');
export const lawrys = figureOf('lawrys');
export const capeCrystal = figureOf('capeCrystal');
export const nytChocolate = figureOf('nytChocolate');
export const minimalistBaker = figureOf('minimalistBaker');
