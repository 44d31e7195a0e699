import { categoryOf, isFood } from '@gramwise/engine/foods/figures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { OTHER_CUPS } from '@gramwise/engine/foods/otherCups.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { CupWeights } from '#features/foods/CupWeights.tsx';
import { WeightChart } from '#features/foods/WeightChart.tsx';
import { FramedFood } from '#pages/_embed/FramedFood.tsx';
import { foodFrameMessages } from '#pages/_embed/foodFrameMessages.ts';
import { FoodPage } from '#pages/_food/FoodPage.tsx';
import { findFoodById } from '#tools/foodField/foodOptions.ts';
import { firstMeasure, plainNumbers } from '../measures.ts';
import type { AmountQuestion, PieceQuestion, Question } from '../question.ts';
import type { Shown, Tool } from '../tool.ts';
import { tableWords } from '../words.ts';
import { pageAt } from './page.tsx';

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '1/4', 0.5: '1/2', 0.75: '3/4' };
const SIGN = { cups: 'cup', tablespoons: 'tbsp', teaspoons: 'tsp' } as const;
const isUs = (unit: string): unit is keyof typeof SIGN => Object.hasOwn(SIGN, unit);

interface Row {
  head: string;
  cell: string;
  /** The ounces beside the grams. */
  small: string;
}

/** The rows of the tables in a part of a page. */
const rowsIn = (page: HTMLElement, part = ''): Row[] =>
  [...page.querySelectorAll(`${part} tbody tr`)].map((row) => ({
    head: row.querySelector('th')?.textContent ?? '',
    cell: row.querySelector('td')?.textContent ?? '',
    small: row.querySelector('td small')?.textContent ?? '',
  }));

/** The row of a measure: `3/4 cup`. */
function measureRow(language: Language, rows: readonly Row[], { amount, from }: AmountQuestion) {
  if (!isUs(from)) return undefined;
  const wanted = `${FRACTIONS[amount] ?? amount} ${SIGN[from]}`;
  return rows.find(({ head }) => firstMeasure(language, head, tableWords(language)) === wanted);
}

const shown = (language: Language, text: string | undefined): Shown | null =>
  text === undefined ? null : { text: firstMeasure(language, text, tableWords(language)) ?? text };

const foodMessages = (language: Language) => messagesFor(language, 'foods', 'fills');

const PARTS = ['cups', 'grams', 'other-cups', 'pieces'] as const;
type Part = (typeof PARTS)[number];
const pages = new Map<string, Readonly<Record<Part, readonly Row[]>>>();

/** The tables of a food's page, which is opened once. */
function tablesOf(language: Language, food: FoodId): Readonly<Record<Part, readonly Row[]>> {
  const view = (
    <FoodPage
      language={language}
      food={food}
      messages={foodMessages(language)}
      vessels={messagesFor(language, 'ask').ask.answers.vessels}
      recipes={[]}
      mail={null}
    />
  );
  const known =
    pages.get(language + food) ??
    pageAt(
      language,
      '/',
      view,
      (page) =>
        Object.fromEntries(PARTS.map((part) => [part, rowsIn(page, `#${part}`)])) as Record<Part, Row[]>,
    );
  pages.set(language + food, known);
  return known;
}

/** The piece's row: the page names pieces with their market, `large (US)`. */
function pieceOnPage({ language, food, exact, count }: PieceQuestion): Shown | null {
  if (!isFood(food)) return null;
  const each = tablesOf(language, food).pieces.map(({ cell }) =>
    firstMeasure(language, cell, tableWords(language)),
  );
  const wanted = `${Math.round(exact / count)} g`;
  return { text: each.includes(wanted) ? `${Math.round(exact)} g` : `${each} each` };
}

/** Grams of a measure, or a weight in measures, from the tables of a food's page. */
function inTables(question: AmountQuestion, food: FoodId): Shown | null {
  const { language, amount, from, to } = question;
  const { cups } = messagesFor(language, 'foods').foods;
  const tables = tablesOf(language, food);
  if (to === 'cups' && from === 'grams') {
    // Where cooks weigh, the page leads from grams to spoons and milliliters
    if (cooksWeigh(language)) return null;
    const weight = tables.grams.find(
      ({ head }) => firstMeasure(language, head, tableWords(language)) === `${amount} g`,
    );
    return shown(language, weight?.cell);
  }
  const other = OTHER_CUPS.find((id) => id === from);
  if (other && amount === 1 && to === 'grams')
    return shown(language, tables['other-cups'].find(({ head }) => head.startsWith(cups[other]))?.cell);
  if (to !== 'grams' && to !== 'ounces') return null;
  const row = measureRow(language, tables.cups, question);
  return shown(language, to === 'ounces' ? row?.small : row?.cell);
}

/** `/ingredients/flour`. */
export const foodPage: Tool = {
  name: 'food page',
  answer(question) {
    if (question.about === 'piece') return pieceOnPage(question);
    if (question.about !== 'amount') return null;
    const { food } = question;
    return food && isFood(food.id) ? inTables(question, food.id) : null;
  },
};

/** The sizes beside the measures of a food's page. */
export const measureSizes: Tool = {
  name: 'sizes of measures',
  answer(question) {
    if (question.about !== 'amount' || question.food || question.to !== 'milliliters') return null;
    const { language } = question;
    const row = measureRow(language, tablesOf(language, 'flour').cups, question);
    return shown(language, row?.head.replace(/^.*?(?=\d+(?:[.,]\d+)?\s*ml$)/, ''));
  },
};

const foodAnswer = (question: Question, read: (food: FoodId, question: AmountQuestion) => Shown | null) =>
  question.about === 'amount' && question.food && isFood(question.food.id)
    ? read(question.food.id, question)
    : null;

const lists = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, allFoods(code)])) as Record<
  Language,
  FoodList
>;

/** `/embed/food?food=flour`. */
export const embeddedFood: Tool = {
  name: 'embedded food',
  answer: (question) =>
    foodAnswer(question, (food, asked) => {
      if (asked.to !== 'grams') return null;
      const { language } = asked;
      const listed = findFoodById(lists[language], food)?.food;
      if (!listed) return null;
      const view = <FramedFood food={listed} messages={foodFrameMessages(language)} />;
      return pageAt(language, '/', view, (page) =>
        shown(language, measureRow(language, rowsIn(page), asked)?.cell),
      );
    }),
};

const COLUMNS = ['cups', 'tablespoons', 'teaspoons'];

/** `/ingredients`. */
export const weightChart: Tool = {
  name: 'weight chart',
  answer: (question) =>
    foodAnswer(question, (food, { language, amount, from, to }) => {
      const column = COLUMNS.indexOf(from);
      if (amount !== 1 || column < 0 || to !== 'grams') return null;
      const foods = [{ id: food, name: foodName(language, food), also: '' }];
      const groups = [{ category: categoryOf(food), foods }];
      const view = <WeightChart groups={groups} messages={foodMessages(language)} />;
      return pageAt(language, '/', view, (page) => {
        const cell = page.querySelectorAll('tbody tr:nth-child(2) td')[column]?.textContent ?? '';
        return { text: `${plainNumbers(language, cell)} g` };
      });
    }),
};

/** The bars above the chart: a US cup of each of nine foods. */
export const cupBars: Tool = {
  name: 'cup weights',
  answer: (question) =>
    foodAnswer(question, (food, { language, amount, from, to }) => {
      if (amount !== 1 || from !== 'cups' || to !== 'grams') return null;
      const name = foodName(language, food);
      const view = <CupWeights nameOf={(id) => foodName(language, id)} messages={foodMessages(language)} />;
      return pageAt(language, '/', view, (page) => {
        const row = [...page.querySelectorAll('li')].find(
          (li) => li.querySelector('a')?.textContent === name,
        );
        return shown(language, row?.querySelector('span:last-child')?.textContent ?? undefined);
      });
    }),
};
