import { askLexicon } from '../ask/askLexicon.ts';
import type { FoundPiece } from '../ask/askPieces.ts';
import { piecesInLine } from '../ask/piecesInLine.ts';
import type { ListedFood } from '../foods/listedFood.ts';
import { isPack } from '../foods/piece.ts';
import { hasTrait } from '../foods/traits.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { marketsFor, packMarkets, wordsCountry } from '../kitchens/markets.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { type BaseQuantity, sumAmounts } from '../text/convert/lineQuantity.ts';
import type { LineFood } from '../text/convert/lineTarget.ts';
import { type LineAmount, mainOf } from '../text/line/readLine.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { isMeasure, type SizeOverrides } from '../units/measureWords.ts';
import { UNITS } from '../units/units.ts';
import { heldVolume } from '../vessels/householdMeasures.ts';
import type { RequiredQuantity, Span } from './recipe.ts';
import { middle, spanOf } from './span.ts';
import { statedGrams, statedMilliliters } from './statedWeight.ts';

/** How a recipe is read. */
interface Reading {
  pack: LanguagePack;
  country: CountryId;
  sizes: SizeOverrides;
}

/** The food of a line, its entry in the food list, and the densities of the foods that share its name, if it has none. */
export interface LineFoodMatch {
  found: LineFood;
  listed: ListedFood | undefined;
  shared: readonly [low: number, high: number] | null;
}

/** Whether another country's shops pack it, which says nothing of its own. */
const isForeignPack = ({ id, market }: FoundPiece, country: CountryId) =>
  isPack(id) && market !== null && !packMarkets(country).includes(market);

/** The grams of counted pieces, such as `2 large eggs`, if a source weighs them. */
function gramsOfPieces(
  line: TextLine,
  food: LineFoodMatch | null,
  { pack, country }: Reading,
): RequiredQuantity['grams'] {
  const { read } = line;
  const main = mainOf(read);
  if (!main) return null;
  const { values } = main;
  const { found, listed } = food ?? {};
  const packet = found?.packet;
  if (packet) {
    const count = spanOf(values);
    const { grams, low, high } = packet;
    return { value: middle(count) * grams, lowest: count.lowest * low, highest: count.highest * high };
  }
  const { sizes } = askLexicon(lexiconOf(pack.line), pack.ask);
  const counted =
    listed &&
    piecesInLine(line, listed, {
      markets: marketsFor(pack.country, country),
      sizes,
      named: false,
    });
  if (!counted || isForeignPack(counted.piece, country)) return null;
  const { piece } = counted;
  const count = spanOf(counted.count);
  const [min, max] = piece.range ?? [piece.grams, piece.grams];
  return {
    value: middle(count) * piece.grams,
    lowest: count.lowest * min,
    highest: count.highest * max,
  };
}

/** Milliliters of a food by its published weights. */
function gramsOfVolume(milliliters: Span, food: LineFoodMatch | null): RequiredQuantity['grams'] {
  if (!food) return null;
  const { found, shared } = food;
  if (found.density === null && !shared) return null;
  const [low, high] = shared ?? [found.low ?? found.density ?? 0, found.high ?? found.density ?? 0];
  const density = found.density ?? (low + high) / 2;
  return {
    value: middle(milliliters) * density,
    lowest: milliliters.lowest * low,
    highest: milliliters.highest * high,
  };
}

/** The grams of an amount with an exact size: its weight, or its volume by published weights. */
function gramsOfExact({ kind, values }: BaseQuantity, food: LineFoodMatch | null): RequiredQuantity['grams'] {
  const span = spanOf(values);
  return kind === 'weight' ? { ...span, value: middle(span) } : gramsOfVolume(span, food);
}

/** Milliliters of what has no exact size: vessels of the country, and pinches as sets of small spoons have them. */
function looseVolume(main: LineAmount, { pack, country }: Reading): Span | null {
  if (main.unit === 'pinch') return spanOf(main.values, UNITS.pinch.size);
  const held = heldVolume(main, wordsCountry(pack.country, country));
  return held && { lowest: held.low, highest: held.high };
}

/** The grams of what a line counts: as it states, else by the weight or the volume of each. */
function gramsOfCounted(
  { line, main }: { line: TextLine; main: LineAmount },
  food: LineFoodMatch | null,
  reading: Reading,
) {
  const { sizes } = reading;
  const pieces = gramsOfPieces(line, food, reading);
  const sized = food !== null && hasTrait(food.found.id, 'egg');
  const stated = statedGrams(line, main, { sizes, pieces, sized });
  if (stated) return stated;
  const volume = statedMilliliters(line, sizes);
  const held = volume ? null : looseVolume(main, reading);
  return (volume && gramsOfVolume(volume, food)) ?? pieces ?? (held && gramsOfVolume(held, food));
}

/** Weights and volumes of one food together: `450 g flour plus 4 tbsp for rolling`. Null if no source weighs it. */
function sumOfKinds(
  parts: readonly LineAmount[],
  food: LineFoodMatch | null,
  { sizes }: Reading,
): RequiredQuantity | null {
  let sum = { value: 0, lowest: 0, highest: 0 };
  for (const part of parts) {
    const base = sumAmounts([part], { factor: 1, sizes });
    const grams = base && gramsOfExact(base, food);
    if (!grams) return null;
    sum = {
      value: sum.value + grams.value,
      lowest: sum.lowest + grams.lowest,
      highest: sum.highest + grams.highest,
    };
  }
  return { lowest: sum.value, highest: sum.value, in: 'grams', counted: null, grams: sum };
}

/** How much of its food a line requires, in grams too if published weights allow; null without a countable amount. */
export function requiredQuantityOf(
  line: TextLine,
  food: LineFoodMatch | null,
  reading: Reading,
): RequiredQuantity | null {
  const { sizes } = reading;
  const { amounts } = line.read;
  const main = mainOf(line.read);
  if (!main || !(Math.max(...main.values) > 0)) return null;
  if (!isMeasure(main.unit)) {
    const grams = gramsOfCounted({ line, main }, food, reading);
    return { ...spanOf(main.values), in: 'pieces', counted: main.unit, grams };
  }
  const parts = [main, ...amounts.filter(({ role }) => role === 'plus')];
  const base = sumAmounts(parts, { factor: 1, sizes });
  if (!base) return sumOfKinds(parts, food, reading);
  const isWeight = base.kind === 'weight';
  return {
    ...spanOf(base.values),
    in: isWeight ? 'grams' : 'milliliters',
    counted: null,
    grams: (isWeight ? null : statedGrams(line, main, { sizes })) ?? gramsOfExact(base, food),
  };
}
