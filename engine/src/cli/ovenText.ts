import { roundFor } from '../api/main.ts';
import type { OvenAnswer } from '../ask/askAnswer.ts';
import { fanOven } from '../temperature/convertOven.ts';
import { nearestGasMark } from '../temperature/gasMark.ts';
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

/** Degrees as a dial has them, with the exact ones where they differ. */
function dialText(spoken: Spoken, exact: number, letter: 'C' | 'F'): string {
  const set = roundFor(exact, letter === 'C' ? 'dial-celsius' : 'dial-fahrenheit');
  const shown = degreesText(spoken, set.ok ? set.value : exact, letter);
  const own = degreesText(spoken, exact, letter);
  return own === shown ? shown : `${shown} (${filled(spoken.words.exactly, { degrees: own })})`;
}

function markText({ words }: Spoken, fahrenheit: number): string | null {
  const mark = nearestGasMark(fahrenheit);
  if (!mark.ok) return null;
  return filled(mark.value.exact ? words.gasMark : words.nearestGasMark, { mark: mark.value.id });
}

/** An oven's setting on the wanted scale; in degrees Celsius where that scale has no such mark. */
function resultText(spoken: Spoken, { celsius, to }: OvenAnswer): string {
  const { words } = spoken;
  const fahrenheit = (celsius * 9) / 5 + 32;
  const set = roundFor(celsius, 'dial-celsius');
  const dial = set.ok ? set.value : celsius;
  const thermostat = thermostatOf(dial);
  const texts: Record<OvenAnswer['to'], string | null> = {
    celsius: dialText(spoken, celsius, 'C'),
    fahrenheit: dialText(spoken, fahrenheit, 'F'),
    'gas-mark': markText(spoken, fahrenheit),
    thermostat: thermostat.ok ? filled(words.thermostat, { mark: thermostat.value.text }) : null,
    fan: filled(words.fan, { degrees: degreesText(spoken, fanOven(dial), 'C') }),
  };
  return texts[to] ?? dialText(spoken, celsius, 'C');
}

/** `350 °F = 180 °C (exactly 176.7 °C)`. */
export const ovenText = (spoken: Spoken, answer: OvenAnswer): string =>
  `${givenText(spoken, answer)} = ${resultText(spoken, answer)}`;
