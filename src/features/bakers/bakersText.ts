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

/** What was not read, or counts as other than it may be. */
export function doubtsOf(
  language: Language,
  messages: Messages,
  lines: readonly FormulaLine[],
): string | undefined {
  const { doubts } = messages;
  const namesOf = (doubt: FormulaLine['doubt']) =>
    lines.filter((line) => line.part && line.doubt === doubt).map(({ name }) => name);
  const usual = lines.flatMap(({ doubt, name, part }) =>
    doubt === 'usual-hydration' && part?.hydration !== undefined
      ? [`${name} ${percentText(language, messages, part.hydration)}`]
      : [],
  );
  const texts = [
    [doubts.unread, lines.filter(({ part }) => !part).map(({ name }) => name)],
    [doubts.unknownFood, namesOf('unknown-food')],
    [doubts.unknownWater, namesOf('unknown-water')],
    [doubts.usualHydration, usual],
  ] as const;
  const said = texts.flatMap(([message, names]) =>
    names.length > 0 ? [fill(message, { names: names.join(', ') })] : [],
  );
  return said.length > 0 ? said.join(' ') : undefined;
}

/** The formula as one line of text, to copy. */
export const formulaText = (messages: Messages, parts: readonly ShownPart[], hydration: string) =>
  [
    ...parts.map(({ name, grams, percent }) => `${name} ${grams} (${percent})`),
    `${messages.hydration} ${hydration}`,
  ].join(', ');
