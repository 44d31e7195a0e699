import { type NearWords, nearFood, onlyDescribes } from '../foods/match/nearFood.ts';
import { hasTrait } from '../foods/traits.ts';
import { measureSizesIn } from '../kitchens/measureMeaning.ts';
import { foldLetters } from '../language/foldAccents.ts';
import type { LineFood } from '../text/convert/lineTarget.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { finderForList, namesForList } from './listFinder.ts';
import type { Recipe, RequiredQuantity } from './recipe.ts';
import { requiredQuantityOf } from './requiredQuantity.ts';

/** A food that is near the unknown one of a line, and how much of it the line takes. */
export interface NearLine {
  food: LineFood | null;
  takes: RequiredQuantity | null;
}

/** Containers of what is preserved, which is neither fresh nor dry. */
const PRESERVED_IN: ReadonlySet<string> = new Set(['can', 'jar']);

const isPreserved = ({ tokens, lexicon }: TextLine) =>
  tokens.some(({ key }) => PRESERVED_IN.has(lexicon.units.map.get(key) ?? ''));

/** Of several foods, the first counts: `chicken thighs or breasts`. */
const ALTERNATIVES = /\s*[/(),;]\s*/;

/** The words that may name a line's food, up to the first that does more than describe one. */
function nameIn({ text, read, lexicon }: TextLine, words: NearWords): string {
  const start = read.parts.find(({ kind }) => kind === 'food')?.start ?? 0;
  const rest = `${read.food}, ${text.slice(start + read.food.length)}`;
  const name = rest.split(ALTERNATIVES).find((part) => !onlyDescribes(part, lexicon, words)) ?? '';
  const all = name.split(/\s+/);
  const end = all.findIndex((word, at) => at > 0 && words.beside.includes(foldLetters(word)));
  return (end < 0 ? all : all.slice(0, end)).join(' ');
}

/** Reads a line of an unknown food as that of a near one, for its nutrition; null if none is near. */
export function nearLine(source: TextLine, recipe: Recipe): NearLine | null {
  const { language: pack, foods, country, toldCountry } = recipe;
  if (!foods || source.read.food === '') return null;
  const { index, ways } = namesForList(foods, toldCountry);
  const words = pack.recipe.handling;
  const way = ways.get(nearFood(nameIn(source, words), index, words) ?? '');
  const found = way && finderForList(foods, toldCountry).byId(way.food.id, way.way?.id);
  if (!found) return null;
  if (isPreserved(source) && (hasTrait(found.id, 'fresh') || hasTrait(found.id, 'dry'))) return null;
  const match = { found, listed: way.food, shared: null };
  const sizes = measureSizesIn(country);
  return { food: found, takes: requiredQuantityOf(source, match, { pack, country, sizes }) };
}
