import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import {
  areDifferentSystems,
  isMeasure,
  type LengthId,
  MEASURES,
  METRIC_ONLY_MEASURES,
} from '../../units/measureWords.ts';
import type { Scan, Source } from '../source.ts';
import {
  type Finding,
  type LengthFinding,
  measuredBy,
  numberWithUnit,
  tokenRun,
  unitRun,
} from './finding.ts';
import { upperEndAt } from './rangeEnd.ts';
import type { UnitFound } from './unitAfter.ts';

interface Side {
  value: number;
  unit: LengthId | null;
  from: number;
  numberTo: number;
  found: UnitFound | null;
}

/** The next side after a sign such as `x`; a bare number is one only after `x`. */
function nextSide(scan: Scan, to: number, unit: LengthId | null): Side | null {
  const { tokens, lexicon } = scan;
  // `9-by-13-inch`, `12- x 16-in.`
  const near = skipSpace(tokens, to);
  const at = tokens[near]?.key === '-' ? skipSpace(tokens, near + 1) : near;
  const sign = phraseAt(tokens, at, lexicon.list.times);
  if (!sign) return null;
  const far = skipSpace(tokens, sign.next);
  const from = tokens[far]?.key === '-' ? far + 1 : far;
  const next = numberWithUnit(scan, from);
  if (next?.number.as !== 'digits') return null;
  const { number, unit: found } = next;
  if (found && found.is.kind !== 'length') return null;
  const sideUnit = found?.is.kind === 'length' ? found.is.unit : null;
  if (unit === null && sideUnit === null && tokens[at]?.key !== 'x') return null;
  if (unit !== null && sideUnit !== null && unit !== sideUnit) return null;
  return { value: number.value, unit: sideUnit ?? unit, from, numberTo: number.next, found };
}

const MAX_EXTRA_SIDES = 2;

/** The second side of a size: `8 by 12 inches`, `10 po x 14 po`, `9x13`. */
export function readSides(scan: Scan, first: Finding): LengthFinding | null {
  let unit = first.kind === 'length' ? first.unit : null;
  let found: LengthFinding | null = null;
  for (let more = 0; more < MAX_EXTRA_SIDES; more++) {
    const before: Finding = found ?? first;
    const side = nextSide(scan, before.to, unit);
    if (!side) break;
    unit = side.unit;
    found = {
      ...before,
      kind: 'length',
      sides: true,
      unit,
      to: side.found?.next ?? side.numberTo,
      values: [...before.values, side.value],
      numbers: [...before.numbers, tokenRun(side.from, side.numberTo)],
      units: [...before.units, ...unitRun(side.found)],
    };
  }
  return found;
}

/** `1 or 2 (400 g)` counts things, and `2-1 lb packages` is not a range: both ends have a unit, or only the last. */
function isSameUnit(first: Finding, unit: UnitFound | null): boolean {
  if (first.units.length === 0) return true;
  if (unit?.is.kind !== first.kind) return false;
  return first.unit === null || first.unit === unit.is.unit;
}

/** What is sold by weight, so that a number before it counts. */
const PACKS: ReadonlySet<string | undefined> = new Set(['can', 'jar', 'package']);

const MIN_PACK_RATIO = 3;

/** `1 - 8 ounce package`, `2-15 oz cans`: the number counts, and the other is the size of a pack. */
function isPackSize({ tokens, lexicon }: Source, ratio: number, unit: UnitFound | null): boolean {
  if (unit?.is.kind !== 'amount' || !isMeasure(unit.is.unit) || ratio < MIN_PACK_RATIO) return false;
  const dot = tokens[unit.next]?.key === '.' ? unit.next + 1 : unit.next;
  return PACKS.has(phraseAt(tokens, skipSpace(tokens, dot), lexicon.units)?.value);
}

/** How many of the first unit one of the second is, in a range with both: `800 g à 1 kg`; null if it is not one. */
function ratioInRange({ inLine }: Scan, first: Finding, unit: UnitFound | null): number | null {
  if (isSameUnit(first, unit)) return 1;
  const low = first.unit;
  const high = unit?.is.unit ?? null;
  if (!inLine || !isMeasure(low) || !isMeasure(high) || areDifferentSystems(low, high)) return null;
  const [a, b] = [MEASURES[low], MEASURES[high]];
  // A cup has not the same number of spoons in every country
  const isFixed = a.kind === 'weight' || [low, high].every((id) => METRIC_ONLY_MEASURES.has(id));
  return isFixed && a.kind === b.kind && a.size < b.size ? b.size / a.size : null;
}

/** The other end of a range: `2-3`, `100 g to 150 g`, `80°-85°F`. */
export function readRange(scan: Scan, first: Finding): Finding | null {
  if (first.kind === 'other') return null;
  const at = upperEndAt(scan, first);
  const [low = 0] = first.values;
  const second = at === null ? null : numberWithUnit(scan, at);
  if (at === null || !second || second.number.as === 'article') return null;
  if (second.number.as === 'word' && first.as === 'digits' && second.number.value < 2) return null;
  const { number, unit } = second;
  const ratio = ratioInRange(scan, first, unit);
  if (ratio === null || number.value * ratio <= low) return null;
  if (first.units.length === 0 && isPackSize(scan, number.value / low, unit)) return null;
  return {
    ...first,
    ...(ratio === 1 && measuredBy(unit)),
    to: unit?.next ?? number.next,
    values: [low, number.value * ratio],
    numbers: [...first.numbers, tokenRun(at, number.next)],
    units: [...first.units, ...unitRun(unit)],
  };
}

/** Words for counted things that may be 3 or 4, unlike cups and packets, which cooks halve and quarter. */
const WHOLE_THINGS: ReadonlySet<string | null> = new Set([
  null,
  'clove',
  'leaf',
  'sprig',
  'stalk',
  'slice',
  'piece',
]);

/**
 * `3/4 carottes` are 3 or 4, `4/6 tranches` 4 to 6, where the noun comes first: three quarters are `de carotte`, and in
 * the singular.
 */
export function readSlashRange(
  { tokens, lexicon: { words, list }, inLine }: Scan,
  found: Finding,
): Finding | null {
  const { plural } = words.grammar;
  const { from } = found;
  const [low, high] = [Number(tokens[from]?.text), Number(tokens[from + 2]?.text)];
  const isPair = tokens[from + 1]?.key === '/' && low > 1 && (high === low + 1 || high === low + 2);
  if (!inLine || !plural || !isPair || !WHOLE_THINGS.has(found.unit)) return null;
  // `2/3 gros oignons`
  const first = skipSpace(tokens, from + 3);
  const isSize = list.sizes.map.has(tokens[first]?.key ?? '');
  const word = tokens[isSize ? skipSpace(tokens, first + 1) : first]?.key ?? '';
  if (!new RegExp(plural).test(word)) return null;
  return { ...found, values: [low, high], numbers: [tokenRun(from, from + 1), tokenRun(from + 2, from + 3)] };
}
