import type { FormulaLine } from '@gramwise/engine/api/readFormula.ts';
import type { BakersFormula } from '@gramwise/engine/calculators/bakersFormula.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { formatGrams } from '#format/weights.ts';

type Messages = Catalog['bakers'];

/** A percentage without its sign: small ones such as yeast's with two decimals. */
export const percentNumber = (language: Language, percent: number) =>
  formatNumber(language, percent, 0, percent < 3 ? 2 : 1);

/** `72.5%`, with the space that the language puts before the sign. */
export const percentText = (language: Language, messages: Messages, percent: number) =>
  fill(messages.percent, { n: percentNumber(language, percent) });

/** A line of the formula, to show. */
export interface ShownPart {
  name: string;
  grams: string;
  percent: string;
}

/** The lines with an amount, and the amounts computed for them. */
export function shownParts(
  language: Language,
  messages: Messages,
  { lines, formula }: { lines: readonly FormulaLine[]; formula: BakersFormula },
): readonly ShownPart[] {
  const weighed = lines.filter(({ part }) => part);
  return formula.parts.map(({ grams, percent }, index) => ({
    name: weighed[index]?.name ?? '',
    grams: formatGrams(language, grams),
    percent: percentText(language, messages, percent),
  }));
}

/** What was not read, or counts as dry although it may not be. */
export function doubtsOf(messages: Messages, lines: readonly FormulaLine[]): string | undefined {
  const named = (message: Messages['doubts'][keyof Messages['doubts']], found: readonly FormulaLine[]) =>
    found.length > 0 ? [fill(message, { names: found.map(({ name }) => name).join(', ') })] : [];
  const { doubts } = messages;
  const texts = [
    ...named(
      doubts.unread,
      lines.filter(({ part }) => !part),
    ),
    ...named(
      doubts.unknownFood,
      lines.filter(({ doubt }) => doubt === 'unknown-food'),
    ),
    ...named(
      doubts.unknownWater,
      lines.filter(({ doubt }) => doubt === 'unknown-water'),
    ),
  ];
  return texts.length > 0 ? texts.join(' ') : undefined;
}

/** The formula as one line of text, to copy. */
export const formulaText = (messages: Messages, parts: readonly ShownPart[], hydration: string) =>
  [
    ...parts.map(({ name, grams, percent }) => `${name} ${grams} (${percent})`),
    `${messages.hydration} ${hydration}`,
  ].join(', ');
