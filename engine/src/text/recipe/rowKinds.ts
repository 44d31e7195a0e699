import type { TextLine } from '../line/textLine.ts';
import {
  classifyRow,
  kindOfItem,
  mayBeHeading,
  type PrecedingRows,
  type SectionPhrases,
} from './classifyRow.ts';
import { labeledRows } from './labeledRows.ts';
import { isNumberedLine, likeness } from './lineLook.ts';
import { type LineKind, type Section, sectionOf } from './recipeLine.ts';
import { separateSteps, type UnclearRow } from './separateSteps.ts';

/** What a row is, and the part of the recipe that it belongs to. */
export interface RowKind {
  kind: LineKind;
  section: Section | null;
}

/** A row before its neighbors are looked at. */
interface Row extends UnclearRow {
  at: number;
  line: TextLine;
  /** Null for an ingredient or a step. */
  kind: LineKind | null;
  section: Section | null;
  /** Whether it is the heading of a section. */
  starts: boolean;
}

/** In the list right below a heading of ingredients, no row looks so much like a step that it is one. */
const LISTED = 100;

/** Whether the head of a recipe goes on after a row, or the head of its steps, where pages print times. */
function isInHead({ isHead }: PrecedingRows, { line, section, starts, kind, likeness: looks }: Row): boolean {
  if (section !== 'steps') return isHead && section === null && looks <= 0;
  // A time that a page left out: `Rest: -`
  return starts || (isHead && (kind === 'time' || /:\s*[-–—]?\s*$/.test(line.text)));
}

/** What precedes the row after one. */
const after = (before: PrecedingRows, row: Row): PrecedingRows => ({
  ...before,
  section: row.section,
  isFirst: false,
  isHead: isInHead(before, row),
  isListed: row.starts || before.isListed,
});

const looksOf = (line: TextLine, kind: LineKind | null) => ({
  kind,
  likeness: kind === null ? likeness(line) : 0,
});

/** Whether a row is the number of the step below it, as pages print them. */
const isStepNumber = ({ text }: TextLine, { section }: PrecedingRows, isLabeled: boolean) =>
  section === 'steps' && !isLabeled && /^\s*\d{1,2}[.)]?\s*$/.test(text);

/** The rows that have words, with the kinds that they have by themselves. */
function knownRows(lines: readonly (TextLine | null)[], words: SectionPhrases): Row[] {
  const labeled = labeledRows(lines, words);
  const sections = lines.map((line) => (line && mayBeHeading(line) ? sectionOf(line.tokens, words) : null));
  let before: PrecedingRows = {
    section: null,
    isFirst: true,
    isHead: true,
    isIntroduced: sections.includes('ingredients'),
    isListed: false,
  };
  let apart = true;
  const rows: Row[] = [];
  for (const [at, line] of lines.entries()) {
    if (line === null || isStepNumber(line, before, labeled.has(at))) {
      apart = true;
      before = { ...before, isListed: false };
      continue;
    }
    const item = kindOfItem(line, before);
    const starts = !item && sections[at] ? sections[at] : null;
    const kind = item ?? (starts && 'heading') ?? labeled.get(at) ?? classifyRow(line, words, before);
    const row = { at, line, section: starts ?? before.section, starts: starts !== null, apart };
    rows.push({
      ...row,
      ...(item === 'ingredient' ? { kind: null, likeness: LISTED } : looksOf(line, kind)),
    });
    before = after(before, rows.at(-1) as Row);
    apart = kind === 'heading';
  }
  return rows;
}

/** The kinds of the unclear rows between two headings of sections. */
function kindsBetween(rows: readonly Row[], stepsBelow: boolean): LineKind[] {
  const ingredientsAbove = rows[0]?.section === 'ingredients';
  const steps = separateSteps(rows, { ingredientsAbove, stepsBelow });
  const first = rows.findIndex((row, at) => !steps[at] || isNumberedLine(row.line));
  // What precedes the first ingredient or numbered step introduces the recipe.
  const intro = ingredientsAbove ? 0 : first < 0 ? rows.length : first;
  return steps.map((isStep, at) => (at < intro ? 'note' : isStep ? 'step' : 'ingredient'));
}

/** What each line is; null for lines without words, given as null. */
export function rowKinds(
  lines: readonly (TextLine | null)[],
  words: SectionPhrases,
): readonly (RowKind | null)[] {
  const found: (RowKind | null)[] = lines.map(() => null);
  let unclear: Row[] = [];
  const settle = (next: Section | null) => {
    const kinds = kindsBetween(unclear, next === 'steps');
    for (const [index, { at, section }] of unclear.entries())
      found[at] = { kind: kinds[index] ?? 'step', section };
    unclear = [];
  };
  for (const row of knownRows(lines, words)) {
    const { at, kind, section, starts } = row;
    if (starts) settle(section);
    if (kind === null) unclear.push(row);
    else found[at] = { kind, section };
  }
  settle(null);
  return found;
}
