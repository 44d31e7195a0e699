import type { OvenAnswer } from '../ask/askAnswer.ts';
import { shownDegrees } from '../temperature/dial.ts';
import { nearestGasMark } from '../temperature/gasMark.ts';
import { fanSetting } from '../temperature/ovenHeat.ts';
import { type DegreeUnit, SCALE_OF_UNIT } from '../temperature/shownBy.ts';
import { celsiusToThermostat } from '../temperature/thermostat.ts';
import { type CommandLanguage, fillTemplate, formatNumber } from './commandLanguages.ts';

const degreesText = (language: CommandLanguage, value: number, letter: DegreeUnit) =>
  `${formatNumber(language, value, 1)} °${letter}`;

const MARKS: Readonly<Record<number, string>> = { 0.25: '1/4', 0.5: '1/2' };

function givenText(language: CommandLanguage, { value, scale, fan }: OvenAnswer): string {
  const { words } = language;
  const texts: Record<OvenAnswer['scale'], string> = {
    celsius: degreesText(language, value, 'C'),
    fahrenheit: degreesText(language, value, 'F'),
    'gas-mark': fillTemplate(words.gasMark, { mark: MARKS[value] ?? formatNumber(language, value, 1) }),
    thermostat: fillTemplate(words.thermostat, { mark: formatNumber(language, value, 1) }),
  };
  return fan ? fillTemplate(words.fan, { degrees: texts[scale] }) : texts[scale];
}

function markText({ words }: CommandLanguage, fahrenheit: number): string | null {
  const mark = nearestGasMark(fahrenheit);
  if (!mark.ok) return null;
  return fillTemplate(mark.value.exact ? words.gasMark : words.nearestGasMark, { mark: mark.value.id });
}

/** The degrees to set or to read, with the exact ones if they differ. */
function shownText(language: CommandLanguage, { celsius, by }: OvenAnswer, letter: DegreeUnit): string {
  const exact = letter === 'C' ? celsius : (celsius * 9) / 5 + 32;
  const set = shownDegrees(celsius, SCALE_OF_UNIT[letter], by);
  const [shown, unrounded] = [set, exact].map((degrees) => degreesText(language, degrees, letter));
  return unrounded === shown
    ? `${shown}`
    : `${shown} (${fillTemplate(language.words.exactly, { degrees: `${unrounded}` })})`;
}

/** A temperature on the target scale; in Celsius if that scale has no such mark. */
function resultText(language: CommandLanguage, answer: OvenAnswer): string {
  const { words } = language;
  const { celsius, to, by } = answer;
  const fan = by === 'dial' ? fanSetting(shownDegrees(celsius, 'celsius', by)) : null;
  const thermostat = celsiusToThermostat(shownDegrees(celsius, 'celsius', by));
  const texts: Record<OvenAnswer['to'], string | null> = {
    celsius: shownText(language, answer, 'C'),
    fahrenheit: shownText(language, answer, 'F'),
    'gas-mark': markText(language, (celsius * 9) / 5 + 32),
    thermostat: thermostat.ok ? fillTemplate(words.thermostat, { mark: thermostat.value.text }) : null,
    fan: fan === null ? null : fillTemplate(words.fan, { degrees: degreesText(language, fan, 'C') }),
  };
  return texts[to] ?? texts.celsius ?? '';
}

/** `350 °F = 180 °C (exactly 176.7 °C)`. */
export const ovenText = (language: CommandLanguage, answer: OvenAnswer): string =>
  `${givenText(language, answer)} = ${resultText(language, answer)}`;
