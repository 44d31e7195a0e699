import type { AskOvenScale, OvenAnswer } from '@gramwise/engine/ask/askAnswer.ts';
import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { usesCustomaryUnits, usesThermostat } from '@gramwise/engine/kitchens/kitchens.ts';
import { shownHeat } from '@gramwise/engine/temperature/dial.ts';
import { nearestGasMark } from '@gramwise/engine/temperature/gasMark.ts';
import { FAN_OVEN_OFFSET_FAHRENHEIT } from '@gramwise/engine/temperature/ovenHeat.ts';
import { convertTemperature } from '@gramwise/engine/temperature/scales.ts';
import { isInsideFood } from '@gramwise/engine/temperature/shownBy.ts';
import { celsiusToThermostat } from '@gramwise/engine/temperature/thermostat.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { formatAlso } from './answerAmounts.ts';
import type { AskMessages } from './messages.ts';

interface ShownSetting {
  text: string;
  /** The unrounded degrees, if others are shown. */
  exact: string | null;
}

const toFahrenheit = (celsius: number) => {
  const converted = convertTemperature(celsius, 'celsius', 'fahrenheit');
  return converted.ok ? converted.value : 0;
};

/** The nearest gas mark, even if one was asked for that does not exist. */
function formatGasMark({ oven }: AskMessages, celsius: number): string {
  const mark = nearestGasMark(toFahrenheit(celsius));
  if (!mark.ok) return mark.code === 'above-gas-marks' ? oven.above : oven.below;
  return fill(mark.value.exact ? oven.gasMark : oven.nearest, { mark: mark.value.id });
}

/** A temperature on another scale; null where the scale has no such setting. */
function formatOnScale(
  language: Language,
  messages: AskMessages,
  { celsius, scale: asked, fan, by, to }: OvenAnswer,
  scale: OvenAnswer['to'],
): ShownSetting | null {
  const { oven } = messages;
  const degrees = (value: number) => formatNumber(language, value, 0, 1);
  const typed = !fan && (asked === 'celsius' || asked === 'fahrenheit') ? asked : null;
  const shown = shownHeat(celsius, typed, by);
  if (scale === 'celsius' || scale === 'fahrenheit') {
    const exact = scale === 'celsius' ? celsius : toFahrenheit(celsius);
    const text = (n: number) => fill(oven[scale], { n: degrees(n) });
    return {
      text: text(shown[scale]),
      exact: Math.abs(shown[scale] - exact) < 0.05 ? null : text(exact),
    };
  }
  const plain = (text: string): ShownSetting => ({ text, exact: null });
  if (scale === 'gas-mark' && (by === 'dial' || to === scale)) return plain(formatGasMark(messages, celsius));
  if (scale === 'fan' && shown.fan !== null) return plain(fill(oven.fan, { n: degrees(shown.fan) }));
  if (scale !== 'thermostat' || (by !== 'dial' && to !== scale)) return null;
  const french = celsiusToThermostat(shown.celsius);
  return french.ok ? plain(fill(oven.thermostat, { n: french.value.text })) : null;
}

const GAS_MARK_TEXTS: Readonly<Record<number, string>> = { 0.25: '1/4', 0.5: '1/2', 6.5: '6-7' };

/** The setting that was asked about. */
function formatGivenSetting(
  language: Language,
  { oven, ask }: AskMessages,
  { value, scale, fan }: OvenAnswer,
): string {
  const n = formatNumber(language, value, 0, 1);
  const half = `${Math.floor(value)}-${Math.ceil(value)}`;
  const texts: Record<AskOvenScale, string> = {
    celsius: fill(oven.celsius, { n }),
    fahrenheit: fill(oven.fahrenheit, { n }),
    'gas-mark': fill(oven.gasMark, { mark: GAS_MARK_TEXTS[value] ?? n }),
    thermostat: fill(oven.thermostat, { n: Number.isInteger(value) ? n : half }),
  };
  return fan ? fill(ask.fan, { setting: texts[scale] }) : texts[scale];
}

const SHOWN_SCALES = ['celsius', 'fahrenheit', 'gas-mark', 'fan', 'thermostat'] as const;

/** Whether a fan oven's setting is wanted in degrees Fahrenheit, in which American recipes have it, too. */
const wantsFanInFahrenheit = ({ to, by, scale, wanted }: OvenAnswer, { country }: Kitchen) =>
  to === 'fan' &&
  by === 'dial' &&
  (wanted === 'fahrenheit' ||
    (scale === 'fahrenheit' && wanted !== 'celsius' && usesCustomaryUnits(country)));

/** A fan oven's setting in degrees Fahrenheit. */
function formatFanInFahrenheit(
  language: Language,
  { oven, ask }: AskMessages,
  { celsius, scale, by }: OvenAnswer,
): ShownSetting {
  const { fahrenheit } = shownHeat(celsius, scale === 'fahrenheit' ? scale : null, by);
  const n = formatNumber(language, fahrenheit - FAN_OVEN_OFFSET_FAHRENHEIT, 0, 1);
  return { text: fill(ask.fan, { setting: fill(oven.fahrenheit, { n }) }), exact: null };
}

/** A temperature in words: the wanted scale in large type, the others below. */
export function formatOvenAnswer(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  answer: OvenAnswer,
) {
  const { celsius, scale, fan, to, by } = answer;
  const { ask, oven } = messages;
  const on = (target: OvenAnswer['to']) => formatOnScale(language, messages, answer, target);
  const inFahrenheit = wantsFanInFahrenheit(answer, kitchen);
  const wanted = inFahrenheit ? formatFanInFahrenheit(language, messages, answer) : on(to);
  const shown = wanted ?? on('celsius') ?? { text: '', exact: null };
  const others = SHOWN_SCALES.filter(
    (other) =>
      (other !== to || inFahrenheit) &&
      (other !== 'thermostat' || usesThermostat(LANGUAGES[language].kitchen)),
  )
    // For a fan oven, the setting without a fan is new information even on the same scale.
    .filter((other) => (fan ? other !== 'fan' : other !== scale))
    .flatMap((other) => on(other)?.text ?? [])
    .filter((text) => text !== shown.text);
  return {
    number: shown.text,
    sentence: fill(ask.equals, { given: formatGivenSetting(language, messages, answer), result: shown.text }),
    notes: [
      ...(shown.exact ? [fill(ask.exactly, { exact: shown.exact })] : []),
      ...(by === 'thermometer' && isInsideFood(celsius) ? [oven.inside] : []),
      ...formatAlso(messages, others),
    ],
  };
}
