import { foldLetters } from '@gramwise/engine/language/foldAccents.ts';
import { chartSorter } from './sortChart.ts';

/** A text normalized for comparison: folded letters, straight apostrophes. */
export const normalizeName = (text: string) => foldLetters(text).replaceAll('’', "'");

/** Shorter words must match the start of a word, so that `oj` does not match inside words. */
const MIN_INNER_MATCH_LENGTH = 3;

/** Whether a text normalized by `normalizeName` has every word of a query; a part of a word is enough. */
export function matchesQuery(text: string, query: string): boolean {
  const words = normalizeName(query).split(/[\s,;]+/);
  return words.every(
    (word) =>
      word === '' ||
      (word.length < MIN_INNER_MATCH_LENGTH ? ` ${text}`.includes(` ${word}`) : text.includes(word)),
  );
}

interface ChartFood {
  category: string;
  /** All its names, normalized by `normalizeName`. */
  text: string;
  rows: HTMLElement[];
}

/** The chart's foods: a row with a link starts one, the rows below it are its other ways to fill the cup. */
function collectFoods(table: HTMLTableElement): ChartFood[] {
  const foods: ChartFood[] = [];
  for (const row of table.querySelectorAll<HTMLTableRowElement>('tbody tr:has(td)')) {
    const category = row.parentElement?.id ?? '';
    if (row.querySelector('a')) foods.push({ category, text: '', rows: [] });
    const food = foods.at(-1);
    if (!food) continue;
    food.rows.push(row);
    food.text += normalizeName(` ${row.cells[0]?.textContent ?? ''} ${row.dataset['also'] ?? ''}`);
  }
  return foods;
}

/** The foods below the chart, each a line of its own. */
const collectCounted = (list: HTMLElement): ChartFood[] =>
  [...list.querySelectorAll('li')].map((row) => ({
    category: row.parentElement?.dataset['category'] ?? '',
    text: normalizeName(`${row.textContent} ${row.dataset['also'] ?? ''}`),
    rows: [row],
  }));

/** The foods of the chart and below it, and what sorts them. */
function openChart(table: HTMLTableElement, counted: HTMLElement) {
  const inTable = collectFoods(table);
  const below = collectCounted(counted);
  const all = document.createElement('tbody');
  table.tHead?.after(all);
  const list = counted.querySelector('ul') ?? counted;
  return { foods: [...inTable, ...below], sorters: [chartSorter(inTable, all), chartSorter(below, list)] };
}

/** The fields above the chart, in their order. */
type Fields = [find: HTMLInputElement, category: HTMLSelectElement, sort: HTMLSelectElement];

/** Wires up the fields above the chart to filter and sort it, and keeps their values in the URL. */
export function startChartFilter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-chart-filter]');
  if (!form) return;
  // A page with the fields has all that they filter.
  const table = document.querySelector('table') as HTMLTableElement;
  const counted = document.querySelector('[data-counted]') as HTMLElement;
  const status = form.querySelector('[role=status]') as HTMLElement;
  const [find, category, sort] = form.elements as unknown as Fields;
  let chart: ReturnType<typeof openChart> | undefined;
  let sorted = 0;

  const show = () => {
    chart ??= openChart(table, counted);
    if (sorted !== sort.selectedIndex) {
      sorted = sort.selectedIndex;
      // The first option sorts by category.
      for (const sorter of chart.sorters) sorter(sorted - 1, sort.selectedOptions[0]?.dataset['unit']);
    }
    let n = 0;
    for (const food of chart.foods) {
      const wanted =
        (!category.value || food.category === category.value) && matchesQuery(food.text, find.value);
      for (const row of food.rows) row.hidden = !wanted;
      if (wanted) n++;
    }
    for (const body of table.tBodies) body.hidden = !body.querySelector('tr:has(td):not([hidden])');
    table.hidden = !table.querySelector('tbody:not([hidden])');
    counted.hidden = !counted.querySelector('li:not([hidden])');
    const words = status.dataset[['none', 'one'][n] ?? 'other'] ?? '';
    const text = words.replace('{n}', `${n}`).replace('{query}', find.value.trim());
    if (status.textContent !== text) status.textContent = text;
  };
  const keep = () => {
    const query = new URLSearchParams(location.search);
    for (const { name, value } of [find, category, sort]) {
      if (value.trim()) query.set(name, value.trim());
      else query.delete(name);
    }
    const { pathname, hash } = location;
    history.replaceState(history.state, '', (query.size > 0 ? `?${query}` : pathname) + hash);
  };
  /** Restores the URL's values, unless the visitor typed before this script ran. */
  const read = () => {
    const query = new URLSearchParams(location.search);
    find.value ||= query.get('q') ?? '';
    for (const select of [category, sort]) {
      const asked = query.get(select.name) ?? '';
      if ([...select.options].some(({ value }) => value === asked)) select.value ||= asked;
    }
    if (find.value || category.value || sort.value) show();
  };

  form.addEventListener('input', () => {
    show();
    keep();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('[data-print]')?.addEventListener('click', () => print());
  addEventListener('pageshow', read);
  read();
}
