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

/** Keyed by the id of the line. */
export type LineChoices = Readonly<Record<string, LineChoice>>;

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

/** The id of a line in a URL: `4`, or `4.1` for its second food; null if it is none. */
export const parseLineId = (text: string): string | null =>
  /^(?:0|[1-9]\d{0,3})(?:\.[1-9])?$/.test(text) ? text : null;

/** Parses choices such as `4~brown-sugar~packed,6~keep,7~~~metric_cup`; drops invalid ones. */
export function parseChoices(text: string): LineChoices {
  const found = text.split(',', MAX_CHOICES).flatMap((item) => {
    const [written = '', ...texts] = item.split('~');
    const id = parseLineId(written);
    const choice = id === null ? null : parseChoice(texts);
    return choice ? [[id, choice] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Formats choices for `parseChoices`; null without choices. */
export function formatChoices(choices: LineChoices): string | null {
  const all = Object.entries(choices).map(([id, { food = '', way = '', unit = '', keep }]) =>
    [id, ...(keep ? [KEEP] : [food, way, unit])].join('~').replace(/~+$/, ''),
  );
  return all.length > 0 ? all.slice(0, MAX_CHOICES).join(',') : null;
}

/** Adds, changes or, if null, removes a choice. */
export function withChoice(choices: LineChoices, id: string, choice: LineChoice | null): LineChoices {
  const { [id]: _, ...others } = choices;
  return choice === null || Object.keys(choice).length === 0 ? others : { ...others, [id]: choice };
}

/** Remaps choices after an edit; drops those of changed lines. */
export function remapChoices(choices: LineChoices, mapId: ReturnType<typeof mapLines>): LineChoices {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([id, choice]) => {
      const now = mapId(id);
      return now === null ? [] : [[now, choice]];
    }),
  );
}
