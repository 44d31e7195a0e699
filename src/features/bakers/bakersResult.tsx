import type { FormulaLine } from '@gramwise/engine/api/readFormula.ts';
import type { BakersFormula } from '@gramwise/engine/calculators/bakersFormula.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatGrams } from '#format/weights.ts';
import type { LiveResult } from '#tools/live/LiveTool.tsx';
import { doubtsOf, formulaText, percentText, shownParts } from './bakersText.ts';
import { FormulaTable } from './FormulaTable.tsx';

/** Smaller differences are rounding. */
const MIN_PERCENT = 0.05;

/** A formula to show: its hydration, each line, and what of it is water and fermented flour. */
export function bakersResult(
  language: Language,
  messages: Catalog['bakers'],
  { lines, formula }: { lines: readonly FormulaLine[]; formula: BakersFormula },
): LiveResult {
  const percent = (value: number) => percentText(language, messages, value);
  const parts = shownParts(language, messages, { lines, formula });
  const { hydration, poured, prefermented, total, flour } = formula;
  const all = formula.parts.reduce((sum, part) => sum + part.percent, 0);
  const sum = { grams: formatGrams(language, total), percent: percent(all) };
  return {
    number: percent(hydration),
    unit: messages.hydrated,
    text: formulaText(messages, parts, percent(hydration)),
    detail: <FormulaTable messages={messages.table} parts={parts} total={sum} />,
    facts: [
      { label: messages.allFlour, value: formatGrams(language, flour) },
      ...(hydration - poured > MIN_PERCENT
        ? [{ label: messages.otherWater, value: percent(hydration - poured) }]
        : []),
      ...(prefermented > MIN_PERCENT ? [{ label: messages.prefermented, value: percent(prefermented) }] : []),
    ],
    remark: doubtsOf(language, messages, lines),
  };
}
