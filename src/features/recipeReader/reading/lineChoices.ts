import { isKitchenUnit, type KitchenUnitId } from '@gramwise/engine/units/units.ts';
import type { mapLines } from './mapLines.ts';

/** How a visitor wants one line to be read. Missing parts are detected as usual. */
export interface LineChoice {
  /** A food's id, or `NO_FOOD`. */
  food?: string;
  /** The fill of its cup; the usual one if missing. */
  way?: string;
  unit?: KitchenUnitId;
  /** The line stays as pasted. */
  keep?: true;
}

/** Keyed by the line of the pasted text, counted from 0. */
export type LineChoices = Readonly<Record<number, LineChoice>>;

/** For a line whose food is not in the table, so that a volume stays a volume. */
export const NO_FOOD = 'none';
const KEEP = 'keep';

/** Nobody changes more lines than this, and URLs are short. */
const MAX_CHOICES = 60;

/** In characters; longer values were not written by this site. */
export const MAX_CHOICES_LENGTH = 3000;

const ID = /^[a-z][a-z\d-]{0,59}$/;

function parseChoice(texts: readonly string[]): LineChoice | null {
  const [food = '', way = '', unit = ''] = texts;
  if (food === KEEP) return { keep: true };
  const measure = isKitchenUnit(unit) ? unit : null;
  const choice = {
    ...(ID.test(food) && { food }),
    ...(ID.test(food) && ID.test(way) && { way }),
    ...(measure && { unit: measure }),
  };
  return Object.keys(choice).length > 0 ? choice : null;
}

/** Whether a text is the row of a line: 4, or 4.1 for its second food. */
export const isRow = (text: string): boolean => /^\d{1,4}(?:\.\d)?$/.test(text);

/** Parses choices such as `4~brown-sugar~packed,6~keep,7~~~metric_cup`; drops invalid ones. */
export function parseChoices(text: string): LineChoices {
  const found = text.split(',', MAX_CHOICES).flatMap((item) => {
    const [row = '', ...texts] = item.split('~');
    const choice = isRow(row) ? parseChoice(texts) : null;
    return choice ? [[Number(row), choice] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Formats choices for `parseChoices`; null without choices. */
export function formatChoices(choices: LineChoices): string | null {
  const all = Object.entries(choices).map(([row, { food = '', way = '', unit = '', keep }]) =>
    [row, ...(keep ? [KEEP] : [food, way, unit])].join('~').replace(/~+$/, ''),
  );
  return all.length > 0 ? all.slice(0, MAX_CHOICES).join(',') : null;
}

/** Adds, changes or, if null, removes a choice. */
export function withChoice(choices: LineChoices, row: number, choice: LineChoice | null): LineChoices {
  const { [row]: _, ...others } = choices;
  return choice === null || Object.keys(choice).length === 0 ? others : { ...others, [row]: choice };
}

/** Remaps choices after an edit; drops those of changed lines. */
export function remapChoices(choices: LineChoices, mapRow: ReturnType<typeof mapLines>): LineChoices {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([row, choice]) => {
      const now = mapRow(Number(row));
      return now === null ? [] : [[now, choice]];
    }),
  );
}
