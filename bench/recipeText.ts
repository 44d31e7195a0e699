import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { indexNames, type ListedNames } from '@gramwise/engine/foods/match/listedNames.ts';
import { lexiconIn, type PackCode } from '@gramwise/engine/tests/packs.ts';
import { convertText as convert } from '@gramwise/engine/text/convert/convertText.ts';
import type { TargetSystem } from '@gramwise/engine/text/convert/showMeasures.ts';
import { findMentions } from '@gramwise/engine/text/findings/findMentions.ts';
import { findLineFood } from '@gramwise/engine/text/line/findLineFood.ts';
import { readLine } from '@gramwise/engine/text/line/readLine.ts';
import { repairMojibake } from '@gramwise/engine/text/recipe/repairMojibake.ts';

/** The benchmark has one id per word; we also tell a pound of 500 g and a French pint apart. */
const unitOf = (unit: string | null) =>
  unit === 'metric_pound' ? 'pfund' : unit === 'pinte' ? 'pint' : unit;

/** An ingredient line's content, in the format of the labeled lines. */
export function parse(line: string, language: PackCode) {
  const { heading, amounts, food } = readLine(repairMojibake(line), lexiconIn(language));
  const main = amounts.find(({ role }) => role === 'main');
  const [low = null, high] = main?.values ?? [];
  const quantity = low !== null && high !== undefined ? ([low, high] as const) : low;
  return { quantity, unit: unitOf(main?.unit ?? null), ingredient: food, isHeading: heading };
}

/** The amounts, temperatures and lengths in a sentence, in the format of the labeled ones. */
export function mentions(text: string, language: PackCode) {
  return findMentions(text, lexiconIn(language)).map(({ start, end, kind, values, sides, unit }) => {
    const [quantity, quantity2] = values;
    return {
      start,
      end,
      kind,
      unit: unitOf(unit),
      quantity,
      ...(quantity2 !== undefined && { quantity2 }),
      ...(sides && { dims: values }),
    };
  });
}

/** A sentence in metric or US units. */
export const convertText = (text: string, language: PackCode, system: TargetSystem) =>
  convert(repairMojibake(text), lexiconIn(language), { system });

const NAMES = new Map<PackCode, ListedNames>();

function namesIn(language: PackCode): ListedNames {
  const known = NAMES.get(language) ?? indexNames(allFoods(language), lexiconIn(language));
  NAMES.set(language, known);
  return known;
}

/** The id of the food that a line means; null if it is not in the table. */
export function match(line: string, language: PackCode): string | null {
  const { index, ways } = namesIn(language);
  const id = findLineFood(line, readLine(line, lexiconIn(language)), index);
  return (id === null ? null : ways.get(id)?.food.id) ?? null;
}
