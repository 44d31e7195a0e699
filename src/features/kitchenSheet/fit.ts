import { PAPERS, type PaperId } from '@gramwise/engine/kitchens/paper.ts';
import type { PartId } from './sheet.ts';

/** What has to fit on the sheet. */
export interface Content {
  paper: PaperId;
  /** Names of the columns with grams. */
  columns: readonly string[];
  rows: readonly { name: string; back: string }[];
  /** Whether there is the reverse column. */
  back: boolean;
  parts: readonly PartId[];
  /** Rows in the oven table. */
  scales: number;
}

/** The type of the table, in millimeters. */
export interface Fit {
  type: number;
  /** Space above and below each row of the table. */
  pad: number;
  /** Extra width for each column, in ems of the type, so that numbers stay near the names. */
  extra: number;
}

/** Millimeters, as SheetOfPaper.module.css has them. */
const MARGIN = 13;
const HEAD = 22;
const FOOT = 8;
const RULE = 0.2;
const PART_TITLE = 13;
const PART_ROW = 6.1;

/** 15 points and, if all columns and the longest names come together, 6. */
const LARGEST = 5.2;
const SMALLEST = 2.1;
const STEP = 0.05;

/** In ems of the table's type. */
const LINE = 1.2;
const LEAST_PAD = 0.16;
const MOST_PAD = 0.46;
/** A letter's average width in the font, with a margin for the widest names. */
const LETTER = 0.52;
const LEAST_NAME = 8;
/** Names need no more than this; the columns share the rest. */
const ENOUGH_NAME = 15;
const MOST_EXTRA = 2;
export const BACK_WIDTH = 9.5;
/** Column names and the reverse column are set smaller. */
const SMALL = 0.85;

/** The width of a column with this name, in ems. */
export const columnWidth = (name: string) => Math.max(3.1, name.length * LETTER * SMALL * 0.9 + 0.9);

/** Lines that a text takes at a width in ems; lines break between words, and inside words that are too long. */
export function linesAt(text: string, width: number): number {
  const room = Math.max(1, Math.floor(width / LETTER));
  if (text === '') return 1;
  let [lines, used] = [1, 0];
  for (const { length } of text.split(' ')) {
    if (used > 0 && used + 1 + length <= room) used += 1 + length;
    else {
      if (used > 0) lines += 1;
      lines += Math.ceil(length / room) - 1;
      used = length;
    }
  }
  return lines;
}

const partsHeight = ({ parts, scales }: Content) =>
  (parts.includes('oven') ? PART_TITLE + scales * PART_ROW : 0) +
  // The spoons of a measure may take two lines.
  (parts.includes('measures') ? PART_TITLE + 5 * PART_ROW : 0);

/** The largest type that fits everything on one sheet, and the largest row spacing it allows. */
export function fitted(content: Content): Fit {
  const { width, height } = PAPERS[content.paper];
  const inner = width - 2 * MARGIN;
  const rows = content.rows.length + 1;
  const room = height - 2 * MARGIN - HEAD - FOOT - partsHeight(content) - rows * RULE;
  const taken =
    content.columns.reduce((sum, name) => sum + columnWidth(name), 0) + (content.back ? BACK_WIDTH : 0);

  for (let type = LARGEST; type > SMALLEST; type -= STEP) {
    const name = inner / type - taken;
    if (name < LEAST_NAME) continue;
    const lines = content.rows.reduce(
      (sum, row) => sum + Math.max(linesAt(row.name, name - 1), linesAt(row.back, BACK_WIDTH / SMALL - 1)),
      1,
    );
    const pad = (room - lines * LINE * type) / rows / 2 / type;
    if (pad < LEAST_PAD) continue;
    const longest = Math.max(ENOUGH_NAME, ...content.rows.map((row) => row.name.length * LETTER + 2));
    const extra = Math.max(0, Math.min((name - longest) / content.columns.length, MOST_EXTRA));
    return rounded(type, Math.min(pad, MOST_PAD) * type, content.columns.length > 0 ? extra : 0);
  }
  return rounded(SMALLEST, LEAST_PAD * SMALLEST, 0);
}

const down = (value: number) => Math.floor(value * 100) / 100;
const rounded = (type: number, pad: number, extra: number): Fit => ({
  type: down(type),
  pad: down(pad),
  extra: down(extra),
});
