import { measuredFoods } from '@gramwise/engine/tests/foods/measuredFoods.ts';
import type { Language } from '#catalogs/languages.ts';
import { COLUMN_IDS, COLUMNS } from '#features/kitchenSheet/columns.ts';
import { KitchenSheet } from '#features/kitchenSheet/KitchenSheet.tsx';
import { sheetMessages } from '#pages/_kitchenSheet/sheetMessages.ts';
import { firstMeasure, plainNumbers } from '../measures.ts';
import type { AmountQuestion, HeatQuestion } from '../question.ts';
import type { Shown, Tool } from '../tool.ts';
import { tableWords } from '../words.ts';
import { markedRows } from './oven.tsx';
import { pageAt, query } from './page.tsx';

const GAS_MARKS = 12;

/** The units of the sheet before a visitor chooses a kitchen: US cups, and spoons of the language's country. */
const unitsOf = (language: Language) => ({
  cup: 'cups',
  tablespoon: language === 'en' ? 'tablespoons' : 'metric_tablespoon',
  teaspoon: language === 'en' ? 'teaspoons' : 'metric_teaspoon',
});

const foodsIn: Partial<Record<Language, ReturnType<typeof measuredFoods>>> = {};

const pages = new Map<
  string,
  { cells: readonly string[]; rows: readonly (readonly string[])[]; text: string }
>();

/** The sheet with one food and every column, opened once: its cells, the rows of its strips, all its text. */
function sheetOf(language: Language, food: string) {
  const foods = foodsIn[language] ?? measuredFoods(language);
  foodsIn[language] = foods;
  const view = <KitchenSheet messages={sheetMessages(language)} foods={foods} />;
  const columns = [...COLUMN_IDS, '100g'].join();
  const textOf = ({ textContent }: Element) => plainNumbers(language, textContent).trim();
  const known =
    pages.get(language + food) ??
    pageAt(language, query({ foods: food, units: columns }), view, (page) => {
      const paper = page.querySelector('[data-paper]') ?? page;
      return {
        cells: [...paper.querySelectorAll('tbody tr:first-child td')]
          .slice(0, COLUMN_IDS.length + 1)
          .map(textOf),
        rows: [...paper.querySelectorAll('tbody tr')].map((row) =>
          [...row.querySelectorAll('td')].map(textOf),
        ),
        text: textOf(paper),
      };
    });
  pages.set(language + food, known);
  return known;
}

function grams({ language, amount, from, to, food }: AmountQuestion): Shown | null {
  if (!food) return null;
  const units = unitsOf(language);
  const { cells } = sheetOf(language, food.id);
  if (from === 'grams' && amount === 100 && to === 'cups') {
    const back = cells.at(-1) ?? '';
    return { text: firstMeasure(language, back, tableWords(language)) ?? back };
  }
  const column = COLUMN_IDS.findIndex(
    (id) =>
      ({ ...units, milliliters: 'milliliters' })[COLUMNS[id].unit] === from && COLUMNS[id].count === amount,
  );
  return column < 0 || to !== 'grams' ? null : { text: `${cells[column]} g` };
}

/** The oven's strip, by gas mark. */
function oven(question: HeatQuestion): Shown | null {
  const { rows } = sheetOf(question.language, 'flour');
  return markedRows(
    question,
    rows.filter(({ length }) => length === GAS_MARKS),
  );
}

/** `/kitchen/sheet`. */
export const kitchenSheet: Tool = {
  name: 'kitchen sheet',
  answer(question) {
    if (question.about === 'heat') return oven(question);
    if (question.about !== 'amount') return null;
    return grams(question);
  },
};

/** What it says that its measures hold: `1 cup = 237 ml`. */
export const sheetSizes: Tool = {
  name: 'kitchen sheet, sizes',
  answer(question) {
    if (question.about !== 'amount' || question.food || question.amount !== 1) return null;
    const { language, from, to } = question;
    const at = Object.values(unitsOf(language)).indexOf(from);
    if (at < 0 || to !== 'milliliters') return null;
    const sizes = [...sheetOf(language, 'flour').text.matchAll(/= (\d+(?:\.\d+)?) ml/g)];
    return { text: `${sizes[at]?.[1]} ml` };
  },
};
