import type { Figure } from '@gramwise/engine/nutrition/figure.ts';
import { labelRows } from '@gramwise/engine/nutrition/labelParts.ts';
import {
  declareEu,
  EU_ROWS,
  type EuAmounts,
  type EuDeclared,
  type EuRow,
  euEnergy,
  euPercent,
} from '@gramwise/engine/nutrition/labels/euLabel.ts';
import { declareUs, US_ROWS, type UsDeclared } from '@gramwise/engine/nutrition/labels/usLabel.ts';
import type { NutritionFigures, SummedNutrition } from '@gramwise/engine/nutrition/sumNutrition.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import type { NutritionMessages } from './messages.ts';

export type LabelKind = 'us' | 'eu';

/** What a label says, for the screen, for HTML and for a picture. */
export interface LabelSheet {
  title: string;
  /** The recipe's name. */
  of: string | null;
  intro: readonly string[];
  /** The heads of the columns after the first. */
  columns: readonly string[];
  rows: readonly { name: string; part: boolean; cells: readonly string[] }[];
  notes: readonly string[];
}

interface Labeled {
  language: Language;
  words: NutritionMessages;
  title: string | null;
  nutrition: SummedNutrition & { saltUncounted: boolean };
}

const grams = (language: Language, value: number, decimals = 0) =>
  `${formatNumber(language, value, decimals)}\u00a0g`;

/** What a label states of a figure: of salt without salt to taste the least that it may be, as the table does. */
function statedOf(figure: Figure | null, isLeast: boolean): number | null {
  if (!figure) return null;
  return isLeast ? figure.low : figure.value;
}

/** The cell of an amount that may be only a lower bound. */
const bounded = ({ words }: Labeled, cell: string, isLeast: boolean) =>
  isLeast ? fill(words.atLeast, { figure: cell }) : cell;

const US_PARTS: ReadonlySet<string> = new Set(['saturated', 'fiber', 'sugars']);

function usCells(labeled: Labeled, { row, amount, lessThanOne, percent }: UsDeclared): string[] {
  const { language, words, nutrition } = labeled;
  const number = formatNumber(language, amount, amount % 1 === 0 ? 0 : 1);
  const unit = row === 'energy' ? '' : row === 'sodium' ? '\u00a0mg' : '\u00a0g';
  return [
    bounded(
      labeled,
      lessThanOne ? words.usFacts.lessThanOne : number + unit,
      row === 'sodium' && nutrition.saltUncounted,
    ),
    percent === null ? '' : `${formatNumber(language, percent, 0)}\u00a0%`,
  ];
}

/** A label by 21 CFR 101.9, for a serving, or for 100 g of a recipe without servings. */
function usSheet(labeled: Labeled): LabelSheet {
  const { language, words, title, nutrition } = labeled;
  const { perServing, total, per100g, grams: all, saltUncounted } = nutrition;
  const facts = words.usFacts;
  const figures = perServing ?? per100g;
  const count = perServing?.energy && total.energy ? total.energy.value / perServing.energy.value : null;
  const size = grams(language, count ? all / count : 100);
  const servings = count && fill(facts.servings, { count: formatNumber(language, count, 0) });
  return {
    title: facts.title,
    of: title,
    intro: [...(servings ? [servings] : []), fill(facts.size, { grams: size })],
    columns: ['', facts.daily],
    rows: US_ROWS.map((row) => {
      const amount = statedOf(figures[row], row === 'sodium' && saltUncounted);
      return {
        name: facts.rows[row],
        part: US_PARTS.has(row),
        cells: amount === null ? [words.unknown, ''] : usCells(labeled, declareUs(row, amount)),
      };
    }),
    notes: [facts.footnote, facts.left, words.estimate],
  };
}

/** Amounts as the law of the Union has them: carbohydrate without fiber, salt. */
function euAmounts(figures: NutritionFigures, saltUncounted: boolean): EuAmounts {
  const rows = labelRows(figures, 'de');
  const declared = EU_ROWS.map((row) => [row, statedOf(rows[row], row === 'salt' && saltUncounted)]);
  return {
    ...(Object.fromEntries(declared) as Record<EuRow, number | null>),
    alcohol: figures.alcohol?.value ?? null,
  };
}

function euCell({ language, words }: Labeled, { row, amount, below }: EuDeclared): string {
  const decimals = amount >= 10 || amount === 0 ? 0 : row === 'salt' && amount < 1 ? 2 : 1;
  const text = grams(language, amount, decimals);
  return below ? fill(words.euFacts.below, { figure: text }) : text;
}

function energyCell({ language, words }: Labeled, amounts: EuAmounts): string {
  const energy = euEnergy(amounts);
  if (!energy) return words.unknown;
  const number = (value: number) => formatNumber(language, value, 0);
  return `${number(energy.kilojoules)}\u00a0kJ / ${number(energy.kilocalories)}\u00a0kcal`;
}

/** The cells of a row: in 100 g, in a portion, and the portion's share of the reference intake. */
function euCells(labeled: Labeled, row: EuRow, [per100, portion]: readonly (EuAmounts | null)[]): string[] {
  const cell = (amounts: EuAmounts | null | undefined) => {
    const amount = amounts?.[row] ?? null;
    if (amount === null) return labeled.words.unknown;
    return bounded(
      labeled,
      euCell(labeled, declareEu(row, amount)),
      row === 'salt' && labeled.nutrition.saltUncounted,
    );
  };
  const amount = portion?.[row] ?? null;
  const percent =
    row === 'fiber' || amount === null
      ? ''
      : `${formatNumber(labeled.language, euPercent(amount, row), 0)}\u00a0%`;
  return [cell(per100), ...(portion ? [cell(portion), percent] : [])];
}

/** A declaration by Regulation (EU) 1169/2011, for 100 g and a portion; what is not known stands there as such. */
function euSheet(labeled: Labeled): LabelSheet {
  const { language, words, title, nutrition } = labeled;
  const { perServing, per100g, total, grams: all, saltUncounted } = nutrition;
  const facts = words.euFacts;
  const portion = perServing && euAmounts(perServing, saltUncounted);
  const both = [euAmounts(per100g, saltUncounted), portion];
  const count = perServing?.energy && total.energy ? total.energy.value / perServing.energy.value : 1;
  const energies = both.flatMap((amounts) => (amounts ? [energyCell(labeled, amounts)] : []));
  const kilojoules = portion && euEnergy(portion)?.kilojoules;
  const share = kilojoules ? `${formatNumber(language, euPercent(kilojoules, 'kilojoules'), 0)}\u00a0%` : '';
  return {
    title: facts.title,
    of: title,
    intro: [],
    columns: [
      words.per100g,
      ...(perServing ? [fill(facts.portion, { grams: grams(language, all / count) }), facts.intake] : []),
    ],
    rows: [
      { name: facts.rows.energy, part: false, cells: [...energies, ...(portion ? [share] : [])] },
      ...EU_ROWS.map((row) => ({
        name: facts.rows[row],
        part: row === 'saturated' || row === 'sugars',
        cells: euCells(labeled, row, both),
      })),
    ],
    notes: [...(perServing ? [facts.footnote] : []), words.estimate],
  };
}

/** What a label of a kind says. */
export const labelSheet = (kind: LabelKind, labeled: Labeled): LabelSheet =>
  kind === 'us' ? usSheet(labeled) : euSheet(labeled);
