import {
  AGAR_PER_100_ML,
  type GelatinMeasure,
  ML_PER_SHEET,
  POWDER_PER_SHEET,
} from '@gramwise/engine/calculators/gelatin.ts';
import { roundToKitchenFraction } from '@gramwise/engine/rounding/counts.ts';
import { roundForJug } from '@gramwise/engine/rounding/metric.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectFractionForm } from '#format/format.ts';
import { fractionText } from '#format/fractionText.ts';
import { formatGrams, formatGramsNumber } from '#format/weights.ts';
import type { LiveResult } from '#tools/live/LiveTool.tsx';
import type { GelatinAnswer } from './gelatinForm.ts';

type Messages = Catalog['gelatin'];

/** Less than this of a leaf or packet is weighed. */
const MIN_COUNT = 0.1;

/** A count of a measure, as number and unit. */
function measureText(
  language: Language,
  messages: Messages,
  { measure, count }: { measure: GelatinMeasure; count: number },
): { number: string; unit: string } {
  const { kind } = measure;
  if (kind === 'agar' || kind === 'powder' || count < MIN_COUNT) {
    const words = messages.ofKind[kind === 'agar' ? 'agar' : kind === 'sheet' ? 'sheet' : 'powder'];
    return { number: formatGramsNumber(language, count * measure.grams), unit: `g ${words}` };
  }
  const rounded = roundToKitchenFraction(count);
  return {
    number: fractionText(language, rounded),
    unit: selectFractionForm(language, rounded, messages.units[kind]),
  };
}

/** The amount, its weight, and how much it sets. */
export function gelatinResult(language: Language, messages: Messages, answer: GelatinAnswer): LiveResult {
  const { from, to, count } = answer;
  const { number, unit } = measureText(language, messages, { measure: to, count });
  const grams = (value: number) => formatNumber(language, value, 1);
  const agar = [from, to].some(({ kind }) => kind === 'agar');
  const powder = from.kind !== to.kind && !agar;
  const liquid = count * to.sheets * ML_PER_SHEET;
  const sour = formatGrams(language, (liquid * AGAR_PER_100_ML.sour) / 100);
  const weight = { label: messages.weight, value: formatGrams(language, count * to.grams) };
  return {
    number,
    unit,
    text: `${number}\u00a0${unit}`,
    facts: [
      ...(to.kind === 'sheet' || to.kind === 'packet' ? [weight] : []),
      { label: messages.sets, value: `${formatNumber(language, roundForJug(liquid) ?? 0, 0, 1)}\u00a0ml` },
      ...(to.kind === 'agar' ? [{ label: messages.sour, value: sour }] : []),
    ],
    remark: agar
      ? messages.agarRemark
      : powder
        ? fill(messages.powderRemark, {
            low: grams(POWDER_PER_SHEET.lowest),
            high: grams(POWDER_PER_SHEET.highest),
          })
        : undefined,
  };
}
