import type { AskOvenScale, OvenAnswer } from '@gramwise/engine/ask/askAnswer.ts';
import { fanOven } from '@gramwise/engine/temperature/convertOven.ts';
import { dialCelsius, dialFahrenheit } from '@gramwise/engine/temperature/dial.ts';
import { nearestGasMark } from '@gramwise/engine/temperature/gasMark.ts';
import { convertTemperature } from '@gramwise/engine/temperature/scales.ts';
import { thermostatOf } from '@gramwise/engine/temperature/thermostat.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import type { AskMessages } from './messages.ts';

/** Ovens start here; below it there is no mark and no fan setting, in degrees Celsius. */
const COOLEST_OVEN = 60;

interface Shown {
  text: string;
  /** The unrounded degrees, if the dial shows others. */
  exact: string | null;
}

/** A setting of an oven without a fan, in degrees Celsius, on another scale; null where the scale has no such mark. */
function onScale(
  language: Language,
  { oven }: AskMessages,
  celsius: number,
  scale: AskOvenScale | 'fan',
): Shown | null {
  const degrees = (value: number) => formatNumber(language, value, 0, 1);
  const fahrenheit = convertTemperature(celsius, 'celsius', 'fahrenheit');
  const heat = fahrenheit.ok ? fahrenheit.value : 0;
  const mark = nearestGasMark(heat);
  const same = mark.ok && mark.value.exact ? mark.value.id : null;
  const set = dialCelsius(celsius, same);
  const off = (shown: number, exact: number, text: (n: string) => string) =>
    Math.abs(shown - exact) < 0.05 ? null : text(degrees(exact));
  if (scale === 'celsius') {
    const text = (n: string) => fill(oven.celsius, { n });
    return { text: text(degrees(set)), exact: off(set, celsius, text) };
  }
  if (scale === 'fahrenheit') {
    const shown = dialFahrenheit(heat);
    const text = (n: string) => fill(oven.fahrenheit, { n });
    return { text: text(degrees(shown)), exact: off(shown, heat, text) };
  }
  if (celsius < COOLEST_OVEN) return null;
  if (scale === 'fan') return { text: fill(oven.fan, { n: degrees(fanOven(set)) }), exact: null };
  if (scale === 'gas-mark') {
    if (!mark.ok) return { text: mark.code === 'above-gas-marks' ? oven.above : oven.below, exact: null };
    return {
      text: fill(mark.value.exact ? oven.gasMark : oven.nearest, { mark: mark.value.id }),
      exact: null,
    };
  }
  const french = thermostatOf(set);
  return french.ok ? { text: fill(oven.thermostat, { n: french.value.text }), exact: null } : null;
}

const MARKS: Readonly<Record<number, string>> = { 0.25: '1/4', 0.5: '1/2', 6.5: '6-7' };

/** The setting that was asked about. */
function givenText(
  language: Language,
  { oven, ask }: AskMessages,
  { value, scale, fan }: OvenAnswer,
): string {
  const n = formatNumber(language, value, 0, 1);
  const half = `${Math.floor(value)}-${Math.ceil(value)}`;
  const texts: Record<AskOvenScale, string> = {
    celsius: fill(oven.celsius, { n }),
    fahrenheit: fill(oven.fahrenheit, { n }),
    'gas-mark': fill(oven.gasMark, { mark: MARKS[value] ?? n }),
    thermostat: fill(oven.thermostat, { n: Number.isInteger(value) ? n : half }),
  };
  return fan ? fill(ask.fan, { setting: texts[scale] }) : texts[scale];
}

/** An oven setting in words: the wanted scale in large type, the others below. */
export function ovenText(language: Language, messages: AskMessages, answer: OvenAnswer) {
  const { celsius, scale, fan, to } = answer;
  const { ask } = messages;
  const shown = onScale(language, messages, celsius, to) ??
    onScale(language, messages, celsius, 'celsius') ?? { text: '', exact: null };
  const scales: readonly (AskOvenScale | 'fan')[] = [
    'celsius',
    'fahrenheit',
    'gas-mark',
    'fan',
    'thermostat',
  ];
  const others = scales
    .filter((other) => other !== to && (other !== 'thermostat' || language === 'fr'))
    // For a fan oven, the setting without a fan is new information even on the same scale.
    .filter((other) => (fan ? other !== 'fan' : other !== scale))
    .flatMap((other) => onScale(language, messages, celsius, other)?.text ?? []);
  return {
    number: shown.text,
    sentence: fill(ask.equals, { given: givenText(language, messages, answer), result: shown.text }),
    notes: [
      ...(shown.exact ? [fill(ask.exactly, { exact: shown.exact })] : []),
      ...(others.length > 0 ? [fill(ask.also, { amounts: others.join(', ') })] : []),
    ],
  };
}
