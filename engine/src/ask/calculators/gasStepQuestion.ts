import { celsiusToGasSteps, gasStepToCelsius } from '../../temperature/gasSteps.ts';
import { FAN_OVEN_OFFSET_CELSIUS } from '../../temperature/ovenHeat.ts';
import { convertTemperature } from '../../temperature/scales.ts';
import { type CalculatorReading, hasPart } from './calculatorReading.ts';
import type { GasStepAnswer } from './calculatorResults.ts';

/** The degrees that are left, in Celsius without a fan, or a number of them; null if there are none. */
function takeCelsius({ left, scales, fan }: CalculatorReading, number: number | null): number | null {
  const named = number === null ? left.takeNumber(scales) : { value: number, of: left.take(scales) };
  // `Umluft 160 welche Gasstufe`
  const found = named ?? { value: left.takeDigits() ?? 0, of: 'celsius' as const };
  const celsius = found?.of && convertTemperature(found.value, found.of, 'celsius');
  if (!celsius?.ok) return null;
  return left.take(fan) === null ? celsius.value : celsius.value + FAN_OVEN_OFFSET_CELSIUS;
}

/** The degrees of a step of a gas oven, or the other way round: `Gasherd Stufe 2 wie viel Grad`. */
export function gasStep(reading: CalculatorReading): GasStepAnswer | null {
  const { left, list, words, gasSteps, scales, still } = reading;
  if (!hasPart(reading, words.gasOvens)) return null;
  // Before `3 Grad` of `Gasherd Stufe 3 Grad`
  const number = left.takeNumberBehind(gasSteps);
  const step = number !== null && gasStepToCelsius(number) ? number : null;
  const degrees = step === null ? takeCelsius(reading, number) : null;
  // Degrees on another scale are wanted
  if (degrees !== null && left.take(scales)) return null;
  for (const others of [still, gasSteps, scales, list.degrees, list.stage, list.oven, list.around])
    left.takeAll(others);
  const celsius = degrees ?? (step && gasStepToCelsius(step));
  const steps = step ? [step] : degrees && celsiusToGasSteps(degrees);
  if (!left.isEmpty() || !celsius || !steps) return null;
  return { kind: 'gas-step', celsius, steps, asked: step ? 'degrees' : 'step' };
}
