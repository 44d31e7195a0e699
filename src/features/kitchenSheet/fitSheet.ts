import { PAPERS, type PaperId } from '@gramwise/engine/kitchens/paper.ts';
import type { PartId } from './sheet.ts';

/** What has to fit on the sheet. */
export interface Content {
  paper: PaperId;
  /** Names of the columns with grams. */
  columns: readonly string[];
  rows: readonly { name: string; reverse: string }[];
  /** Whether there is the reverse column. */
  hasReverse: boolean;
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
const MAX_TYPE_SIZE = 5.2;
const MIN_TYPE_SIZE = 2.1;
const TYPE_STEP = 0.05;

/** In ems of the table's type. */
const LINE_HEIGHT = 1.2;
const MIN_PAD = 0.16;
const MAX_PAD = 0.46;
/** A letter's average width in the font, with a margin for the widest names. */
const LETTER_WIDTH = 0.52;
const MIN_NAME_WIDTH = 8;
/** In ems; names need no more than this, and the columns share the rest. */
const MAX_NAME_WIDTH = 15;
const MAX_EXTRA = 2;
export const REVERSE_WIDTH = 9.5;
/** Column names and the reverse column are set smaller. */
const SMALL_SCALE = 0.85;

/** The width of a column with this name, in ems. */
export const columnWidth = (name: string) =>
  Math.max(3.1, name.length * LETTER_WIDTH * SMALL_SCALE * 0.9 + 0.9);

/** The number of lines of a text at a width in ems; lines break between words, and inside words that are too long. */
export function countLines(text: string, width: number): number {
  const room = Math.max(1, Math.floor(width / LETTER_WIDTH));
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
export function fitSheet(content: Content): Fit {
  const { width, height } = PAPERS[content.paper];
  const inner = width - 2 * MARGIN;
  const rows = content.rows.length + 1;
  const room = height - 2 * MARGIN - HEAD - FOOT - partsHeight(content) - rows * RULE;
  const taken =
    content.columns.reduce((sum, name) => sum + columnWidth(name), 0) +
    (content.hasReverse ? REVERSE_WIDTH : 0);

  for (let type = MAX_TYPE_SIZE; type > MIN_TYPE_SIZE; type -= TYPE_STEP) {
    const name = inner / type - taken;
    if (name < MIN_NAME_WIDTH) continue;
    const lines = content.rows.reduce(
      (sum, row) =>
        sum +
        Math.max(countLines(row.name, name - 1), countLines(row.reverse, REVERSE_WIDTH / SMALL_SCALE - 1)),
      1,
    );
    const pad = (room - lines * LINE_HEIGHT * type) / rows / 2 / type;
    if (pad < MIN_PAD) continue;
    const longest = Math.max(
      MAX_NAME_WIDTH,
      ...content.rows.map((row) => row.name.length * LETTER_WIDTH + 2),
    );
    const extra = Math.max(0, Math.min((name - longest) / content.columns.length, MAX_EXTRA));
    return rounded(type, Math.min(pad, MAX_PAD) * type, content.columns.length > 0 ? extra : 0);
  }
  return rounded(MIN_TYPE_SIZE, MIN_PAD * MIN_TYPE_SIZE, 0);
}

const down = (value: number) => Math.floor(value * 100) / 100;
const rounded = (type: number, pad: number, extra: number): Fit => ({
  type: down(type),
  pad: down(pad),
  extra: down(extra),
});
