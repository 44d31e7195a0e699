import { celsiusToGasSteps, gasStepToCelsius } from '../../temperature/gasSteps.ts';
import { FAN_OVEN_OFFSET_CELSIUS } from '../../temperature/ovenHeat.ts';
import { convertTemperature } from '../../temperature/scales.ts';
import { type CalculatorReading, hasPart } from './calculatorReading.ts';
import type { GasStepAnswer } from './calculatorResults.ts';

/** The degrees that are left, in Celsius without a fan; null if there are none. */
function takeCelsius({ left, scales, fan }: CalculatorReading): number | null {
  const found = left.takeNumber(scales);
  const celsius = found?.of && convertTemperature(found.value, found.of, 'celsius');
  if (!celsius?.ok) return null;
  return left.take(fan) === null ? celsius.value : celsius.value + FAN_OVEN_OFFSET_CELSIUS;
}

/** The degrees of a step of a gas oven, or the other way round: `Gasherd Stufe 2 wie viel Grad`. */
export function gasStep(reading: CalculatorReading): GasStepAnswer | null {
  const { left, list, words, gasSteps, scales, still } = reading;
  if (!hasPart(reading, words.gasOvens)) return null;
  const degrees = takeCelsius(reading);
  const step = degrees === null ? left.takeNumberBehind(gasSteps) : null;
  for (const others of [still, gasSteps, scales, list.degrees, list.stage, list.oven, list.around])
    left.takeAll(others);
  const celsius = degrees ?? (step && gasStepToCelsius(step));
  const steps = step ? [step] : degrees && celsiusToGasSteps(degrees);
  if (!left.isEmpty() || !celsius || !steps) return null;
  return { kind: 'gas-step', celsius, steps, asked: step ? 'degrees' : 'step' };
}
