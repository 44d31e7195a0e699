import { convertYeast, YEAST_KINDS, type YeastKind } from '@gramwise/engine/calculators/yeast.ts';
import type { YeastMeasure } from '@gramwise/engine/calculators/yeastMeasures.ts';
import { roundToKitchenFraction } from '@gramwise/engine/rounding/counts.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectFractionForm } from '#format/format.ts';
import { fractionText } from '#format/fractionText.ts';
import { formatGrams, formatGramsNumber } from '#format/weights.ts';

type Messages = Catalog['yeast'];

/** A count of spoons or packets as a fraction, and its unit; less than an eighth only as grams. */
function countText(
  language: Language,
  messages: Messages,
  { unit, count }: { unit: YeastMeasure['unit']; count: number },
) {
  const rounded = roundToKitchenFraction(count);
  return {
    number: fractionText(language, rounded),
    unit: unit === 'gram' ? 'g' : selectFractionForm(language, rounded, messages.units[unit]),
  };
}

/** The number and unit of an amount in a measure. */
export function amountText(
  language: Language,
  messages: Messages,
  { measure, count }: { measure: YeastMeasure; count: number },
): { number: string; unit: string } {
  if (measure.unit === 'gram') return { number: formatGramsNumber(language, count), unit: 'g' };
  // Fewer than an eighth of a packet is weighed.
  if (count < 0.1) return { number: formatGramsNumber(language, count * measure.grams), unit: 'g' };
  return countText(language, messages, { unit: measure.unit, count });
}

/** Grams of a kind of yeast in every measure of it: `14 g · 4 1/2 tsp · 2 packets`. */
function kindText(
  language: Language,
  messages: Messages,
  { kind, grams, measures }: { kind: YeastKind; grams: number; measures: readonly YeastMeasure[] },
): string {
  const others = measures.filter(
    (measure) => measure.kind === kind && measure.unit === 'teaspoon' && grams / measure.grams >= 0.1,
  );
  const spoons = others.map((measure) => {
    const { number, unit } = countText(language, messages, {
      unit: measure.unit,
      count: grams / measure.grams,
    });
    return `${number}\u00a0${unit}`;
  });
  return [formatGrams(language, grams), ...spoons].join(' · ');
}

/** The same rise by every kind. */
export function everyKind(
  language: Language,
  messages: Messages,
  { from, grams, measures }: { from: YeastKind; grams: number; measures: readonly YeastMeasure[] },
) {
  return YEAST_KINDS.map((kind) => {
    const converted = convertYeast(grams, from, kind);
    const value = converted.ok
      ? kindText(language, messages, { kind, grams: converted.value, measures })
      : '';
    return { label: messages.kinds[kind], value };
  });
}

export const ofKind = (messages: Messages, unit: string, kind: YeastKind) =>
  fill(messages.result, { unit, kind: messages.ofKind[kind] });
