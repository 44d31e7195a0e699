/** What the chart can be sorted by, in the order of the figures of a row: kilocalories and grams of protein in 100 g. */
export const CHART_SORTS = ['energy', 'protein'] as const;
export type ChartSort = (typeof CHART_SORTS)[number];

export const isChartSort = (text: string): text is ChartSort => CHART_SORTS.some((sort) => sort === text);

/** A food of the chart: its rows stay together. */
interface SortedFood {
  rows: readonly HTMLElement[];
}

/** What 100 g of a food hold, written by `per100g`; null if not known. */
function amountOf({ rows: [row] }: SortedFood, by: ChartSort): number | null {
  const figure = row?.dataset['per']?.split(' ')[CHART_SORTS.indexOf(by)];
  return figure ? Number(figure) : null;
}

/** The foods with the most first, those that are not known last; as they were within the same amount. */
const byAmount = <Food extends SortedFood>(foods: readonly Food[], by: ChartSort): Food[] =>
  foods.toSorted((a, b) => (amountOf(b, by) ?? -1) - (amountOf(a, by) ?? -1));

/** Writes the amount behind the name of a food. */
function showAmount(food: SortedFood, by: ChartSort, unit: string): void {
  const amount = amountOf(food, by);
  if (amount === null) return;
  const shown = document.createElement('small');
  shown.dataset['amount'] = '';
  shown.textContent = ` ${amount.toLocaleString(document.documentElement.lang || undefined)}\u00a0${unit}`;
  (food.rows[0]?.querySelector('th') ?? food.rows[0])?.append(shown);
}

/** Sorts foods, each in the part of the chart that it stands in, into `all`; without `by` back to their own parts. */
export function chartSorter(foods: readonly SortedFood[], all: HTMLElement) {
  const homes = foods.map(({ rows }) => rows[0]?.parentElement ?? all);
  return (by: ChartSort | null, unit: string): void => {
    for (const { rows } of foods)
      for (const shown of rows[0]?.querySelectorAll('[data-amount]') ?? []) shown.remove();
    if (by === null) {
      for (const [at, { rows }] of foods.entries()) homes[at]?.append(...rows);
      return;
    }
    for (const food of byAmount(foods, by)) {
      all.append(...food.rows);
      showAmount(food, by, unit);
    }
  };
}
