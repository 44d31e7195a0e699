import { type Kitchen, teaspoonOf } from '@gramwise/engine/kitchens/kitchen.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import { useEffect, useState } from 'react';
import { useKitchen } from '#browser/useKitchen.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatMilliliters } from '#format/formatMilliliters.ts';
import { formatGramsNumber } from '#format/weights.ts';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { measuresOtherwise } from './yourWeights.ts';

interface Props {
  words: Readonly<Record<'chart' | 'change', string>>;
  /** One of each, as the heads of the columns say it. */
  measures: Readonly<Record<'cup' | 'tablespoon' | 'teaspoon', string>>;
}

/** Milliliters of the columns; a cook without a cup keeps the page's. */
const sizesIn = (kitchen: Kitchen) => ({
  cup: kitchen.cup && UNITS[kitchen.cup].size,
  tablespoon: UNITS[kitchen.tablespoon].size,
  teaspoon: UNITS[teaspoonOf(kitchen)].size,
});

/** Writes the weights of a kitchen's cup and spoons into the chart; the function that is returned takes them back. */
function rewrite(
  table: HTMLTableElement,
  { measures }: Props,
  kitchen: Kitchen,
  language: Language,
): () => void {
  const sizes = Object.entries(sizesIn(kitchen)) as [keyof Props['measures'], number | null][];
  const before: [HTMLElement, string][] = [];
  const write = (cell: HTMLElement | null | undefined, text: string) => {
    // A way to fill a cup that fills no spoon has a dash
    if (!cell || cell.textContent === '–') return;
    before.push([cell, cell.textContent]);
    cell.textContent = text;
  };
  for (const [unit, milliliters] of sizes) {
    const head = table.querySelector<HTMLElement>(`thead [data-unit=${unit}]`);
    const column = head?.closest('th')?.cellIndex ?? 0;
    if (milliliters === null || column === 0) continue;
    write(head, `${measures[unit]} (${formatMilliliters(language, milliliters)})`);
    for (const row of table.querySelectorAll<HTMLTableRowElement>('tr[data-cup]')) {
      const grams = (Number(row.dataset['cup']) / US_MEASURES.cup) * milliliters;
      write(row.cells[column], formatGramsNumber(language, grams));
    }
  }
  return () => {
    for (const [cell, text] of before) cell.textContent = text;
  };
}

/** Lets the chart on the page follow the visitor's kitchen, and says so. */
export function YourChart({ words, measures }: Props) {
  const language = useLanguage();
  const [kitchen] = useKitchen(language);
  const follows = measuresOtherwise(kitchen, language);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const table = document.querySelector<HTMLTableElement>('table[data-chart]');
    setShown(follows && table !== null);
    return follows && table ? rewrite(table, { words, measures }, kitchen, language) : undefined;
  }, [follows, kitchen, language, words, measures]);
  return (
    isShown && (
      <p>
        {words.chart} <LocalLink to="kitchen">{words.change}</LocalLink>
      </p>
    )
  );
}

export const YourChartIsland = island(YourChart);
