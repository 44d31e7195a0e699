import { convertYeast, type YeastKind } from '../calculators/yeast.ts';
import { type YeastMeasure, yeastMeasures } from '../calculators/yeastMeasures.ts';
import { parseQuantity } from '../quantity/parse.ts';
import { fail, ok, type Result } from '../result.ts';
import { shownGrams } from '../rounding/metric.ts';
import { type CommandLanguage, fillTemplate, formatNumber } from './commandLanguages.ts';

/** Yeast as given, and what takes its place. */
export interface YeastAmount {
  amount: number;
  measure: string;
  kind: YeastKind;
  grams: number;
}

/** How it is asked, the same in every language. */
export const YEAST_USAGE =
  'gramwise yeast 42 g|tsp|packet|cube fresh|active-dry|instant --to fresh|active-dry[-tsp|-packet]|instant[-tsp|-packet]';

/** A unit as written, as the id of a measure of the kind. */
const MEASURES: Readonly<Record<string, (kind: YeastKind) => string>> = {
  g: (kind) => kind,
  tsp: (kind) => `${kind}-tsp`,
  packet: (kind) => `${kind}-packet`,
  packets: (kind) => `${kind}-packet`,
  cube: () => 'cube-42',
  cubes: () => 'cube-42',
};

function measureOf(unit: string, kind: string, all: readonly YeastMeasure[]): YeastMeasure | undefined {
  const id = Object.hasOwn(MEASURES, unit) ? MEASURES[unit]?.(kind as YeastKind) : undefined;
  const found = all.find((measure) => measure.id === id);
  return found?.kind === kind ? found : undefined;
}

/**
 * `42 g fresh` and `instant`, or a measure such as `instant-packet`, as both amounts. The amount is written as the
 * language writes numbers.
 *
 * Errors: 'yeast' for anything else, whose message is the usage.
 */
export function answerYeast(
  words: readonly string[],
  to: string | undefined,
  { pack }: CommandLanguage,
): Result<{ given: YeastAmount; instead: YeastAmount }, 'yeast'> {
  const [kind = '', unit = ''] = [...words].reverse();
  const all = yeastMeasures();
  const from = measureOf(unit, kind, all);
  const target = all.find(({ id }) => id === to);
  const value = parseQuantity(words.slice(0, -2).join(' '), pack.line.writing.numberStyle.decimal);
  if (!from || !target || value === null) return fail('yeast');
  const grams = convertYeast(value * from.grams, from.kind, target.kind);
  if (!grams.ok) return fail('yeast');
  return ok({
    given: { amount: value, measure: from.id, kind: from.kind, grams: value * from.grams },
    instead: {
      amount: grams.value / target.grams,
      measure: target.id,
      kind: target.kind,
      grams: grams.value,
    },
  });
}

/** The answer as one line: `42 g Fresh yeast = 14 g Instant yeast`, with spoons or packets before the grams. */
export function yeastLine(
  language: CommandLanguage,
  { given, instead }: { given: YeastAmount; instead: YeastAmount },
): string {
  const { words, foods } = language;
  const unitOf = (measure: string) => {
    const unit = yeastMeasures().find(({ id }) => id === measure)?.unit;
    if (unit === 'teaspoon') return words.units.teaspoons[0];
    if (unit === 'packet') return words.piece.sachet;
    return measure === 'cube-42' ? words.piece.cube : null;
  };
  const text = ({ amount, measure, kind, grams }: YeastAmount) => {
    const weight = `${formatNumber(language, shownGrams(grams), 1)} g`;
    const unit = unitOf(measure);
    const counted = unit ? `${formatNumber(language, amount, 2)} × ${unit} (${weight})` : weight;
    const food = foods.foods.find(({ id }) => id === `yeast-${kind}`)?.name ?? kind;
    return fillTemplate(words.of, { amount: counted, food });
  };
  return `${text(given)} = ${text(instead)}`;
}
