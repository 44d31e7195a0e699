/** What the chart can be sorted by, in the order of the figures of a row: kilocalories and grams of protein in 100 g. */
export const CHART_SORTS = ['energy', 'protein'] as const;

/** A food of the chart: its rows stay together. */
interface SortedFood {
  rows: readonly HTMLElement[];
}

/** What 100 g of a food hold, the figure at a place among those that `per100g` writes; undefined if not known. */
const figureOf = ({ rows: [row] }: SortedFood, at: number) => row?.dataset['per']?.split(' ')[at];

/** Writes a figure behind the name of a food. */
function showFigure({ rows: [row] }: SortedFood, figure: string, unit = ''): void {
  const shown = document.createElement('small');
  shown.dataset['amount'] = '';
  shown.textContent = ` ${Number(figure).toLocaleString(document.documentElement.lang)}\u00a0${unit}`;
  (row?.querySelector('th') ?? row)?.append(shown);
}

/**
 * Sorts foods by a figure, the most first and those that are not known last, each in the part of the chart that it
 * stands in, into `all`; below 0 back to their own parts.
 */
export function chartSorter(foods: readonly SortedFood[], all: HTMLElement) {
  const homes = foods.map(({ rows }) => rows[0]?.parentElement ?? all);
  return (at: number, unit?: string): void => {
    for (const { rows } of foods) rows[0]?.querySelector('[data-amount]')?.remove();
    if (at < 0) {
      for (const [place, { rows }] of foods.entries()) homes[place]?.append(...rows);
      return;
    }
    const sorted = foods.map((food) => ({ food, figure: figureOf(food, at) }));
    sorted.sort((a, b) => Number(b.figure ?? -1) - Number(a.figure ?? -1));
    for (const { food, figure } of sorted) {
      all.append(...food.rows);
      if (figure) showFigure(food, figure, unit);
    }
  };
}
