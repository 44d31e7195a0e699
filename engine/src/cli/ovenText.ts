import type { OvenAnswer } from '../ask/askAnswer.ts';
import { shownDegrees } from '../temperature/dial.ts';
import { nearestGasMark } from '../temperature/gasMark.ts';
import { fanSetting } from '../temperature/ovenHeat.ts';
import { thermostatOf } from '../temperature/thermostat.ts';
import { filled, type Spoken, written } from './spoken.ts';

const degreesText = (spoken: Spoken, value: number, letter: 'C' | 'F') =>
  `${written(spoken, value, 1)} °${letter}`;

const MARKS: Readonly<Record<number, string>> = { 0.25: '1/4', 0.5: '1/2' };

function givenText(spoken: Spoken, { value, scale, fan }: OvenAnswer): string {
  const { words } = spoken;
  const texts: Record<OvenAnswer['scale'], string> = {
    celsius: degreesText(spoken, value, 'C'),
    fahrenheit: degreesText(spoken, value, 'F'),
    'gas-mark': filled(words.gasMark, { mark: MARKS[value] ?? written(spoken, value, 1) }),
    thermostat: filled(words.thermostat, { mark: written(spoken, value, 1) }),
  };
  return fan ? filled(words.fan, { degrees: texts[scale] }) : texts[scale];
}

function markText({ words }: Spoken, fahrenheit: number): string | null {
  const mark = nearestGasMark(fahrenheit);
  if (!mark.ok) return null;
  return filled(mark.value.exact ? words.gasMark : words.nearestGasMark, { mark: mark.value.id });
}

/** What to set or to read, with the exact degrees where they differ. */
function shownText(spoken: Spoken, { celsius, by }: OvenAnswer, letter: 'C' | 'F'): string {
  const exact = letter === 'C' ? celsius : (celsius * 9) / 5 + 32;
  const set = shownDegrees(celsius, letter === 'C' ? 'celsius' : 'fahrenheit', by);
  const [shown, own] = [set, exact].map((degrees) => degreesText(spoken, degrees, letter));
  return own === shown ? `${shown}` : `${shown} (${filled(spoken.words.exactly, { degrees: `${own}` })})`;
}

/** A temperature on the wanted scale; in degrees Celsius where that scale has no such mark. */
function resultText(spoken: Spoken, answer: OvenAnswer): string {
  const { words } = spoken;
  const { celsius, to, by } = answer;
  const fan = by === 'dial' ? fanSetting(shownDegrees(celsius, 'celsius', by)) : null;
  const thermostat = thermostatOf(shownDegrees(celsius, 'celsius', by));
  const texts: Record<OvenAnswer['to'], string | null> = {
    celsius: shownText(spoken, answer, 'C'),
    fahrenheit: shownText(spoken, answer, 'F'),
    'gas-mark': markText(spoken, (celsius * 9) / 5 + 32),
    thermostat: thermostat.ok ? filled(words.thermostat, { mark: thermostat.value.text }) : null,
    fan: fan === null ? null : filled(words.fan, { degrees: degreesText(spoken, fan, 'C') }),
  };
  return texts[to] ?? texts.celsius ?? '';
}

/** `350 °F = 180 °C (exactly 176.7 °C)`. */
export const ovenText = (spoken: Spoken, answer: OvenAnswer): string =>
  `${givenText(spoken, answer)} = ${resultText(spoken, answer)}`;
