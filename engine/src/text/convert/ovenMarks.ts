import { phraseAt } from '../../language/lexicon.ts';
import { measureText } from '../../language/writing/measureText.ts';
import { shownDegrees } from '../../temperature/dial.ts';
import { gasMarkFromValue, gasMarkToFahrenheit } from '../../temperature/gasMark.ts';
import { fahrenheitToCelsius } from '../../temperature/scales.ts';
import { type DegreeUnit, SCALE_OF_UNIT } from '../../temperature/shownBy.ts';
import { THERMOSTATS, thermostatToCelsius } from '../../temperature/thermostat.ts';
import type { Sentence } from '../findings/figures.ts';
import { mayStartNumber } from '../findings/finding.ts';
import { findingAt } from '../findings/scan.ts';
import type { Edit } from './edits.ts';

/** Degrees nearer than this to a mark, in characters, repeat it: `180°C (160°C fan) or gas mark 4`. */
const MAX_DISTANCE = 30;

function gasCelsius(value: number): number | null {
  const id = gasMarkFromValue(value);
  return id && fahrenheitToCelsius(gasMarkToFahrenheit(id));
}

const thermostatCelsius = (value: number): number | null =>
  THERMOSTATS.some((thermostat) => thermostat.value === value) ? thermostatToCelsius(value) : null;

/** The end of a mark's number, and its unrounded degrees Celsius; null if no oven has such a mark. */
function markAt(sentence: Sentence, at: number, celsiusOf: (value: number) => number | null) {
  const { tokens } = sentence;
  // `th. 6`, but not `light the gas. 4 eggs`
  const between = (tokens[at - 1]?.text.length ?? 0) < 3 ? /^[ .:]$/ : /^[ :]$/;
  let from = at;
  while (between.test(tokens[from]?.key ?? '')) from += 1;
  const found = mayStartNumber(tokens, from) ? findingAt({ ...sentence, inLine: false }, from) : null;
  // `turn off the gas 5 minutes before`
  if (found?.as !== 'digits' || found.units.length > 0) return null;
  const celsius = found.values.flatMap((value) => celsiusOf(value) ?? []);
  return celsius.length === found.values.length ? { end: tokens[found.to - 1]?.end ?? 0, celsius } : null;
}

/** Whether degrees beside a mark say the same. */
const isRepeated = ({ text, mentions }: Sentence, start: number, end: number) =>
  mentions.some((mention) => {
    const between = text.slice(Math.min(end, mention.end), Math.max(start, mention.start));
    return mention.kind === 'temperature' && between.length < MAX_DISTANCE && !/[.;!?]\s/.test(between);
  });

/** The edits that write the degrees after a gas mark or a thermostat without them: `gas mark 6 (400°F)`. */
export function ovenMarkEdits(sentence: Sentence, unit: DegreeUnit): Edit[] {
  const { tokens, lexicon } = sentence;
  const scale = SCALE_OF_UNIT[unit];
  return tokens.flatMap(({ start }, at) => {
    const gas = phraseAt(tokens, at, lexicon.list.gasMarks);
    const word = gas ?? phraseAt(tokens, at, lexicon.list.thermostats);
    const mark = word && markAt(sentence, word.next, gas ? gasCelsius : thermostatCelsius);
    if (!mark || isRepeated(sentence, start, mark.end)) return [];
    const values = mark.celsius.map((celsius) => shownDegrees(celsius, scale, 'dial'));
    const degrees = measureText([{ values, unit }], lexicon.words.writing);
    return { start: mark.end, end: mark.end, text: ` (${degrees})` };
  });
}
