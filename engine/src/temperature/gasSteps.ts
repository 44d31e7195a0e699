/**
 * The steps of gas ovens in German kitchens: eight, each 20 °C hotter than the one before, from 140 to 280 °C
 * (hausjournal.net, Gasherd Temperatur). Makers differ, so that an answer says so.
 */
const FIRST_CELSIUS = 140;
const STEP_CELSIUS = 20;
const STEPS = 8;

/** The degrees Celsius of a step; null for one that no oven has. */
export const gasStepToCelsius = (step: number): number | null =>
  step >= 1 && step <= STEPS ? FIRST_CELSIUS + (step - 1) * STEP_CELSIUS : null;

/** The step nearest to degrees Celsius, or the two that they are between; null for what no step has. */
export function celsiusToGasSteps(celsius: number): readonly number[] | null {
  const step = 1 + (celsius - FIRST_CELSIUS) / STEP_CELSIUS;
  if (step < 1 || step > STEPS) return null;
  const isBetween = Math.abs(step - Math.round(step)) >= 0.25;
  return isBetween ? [Math.floor(step), Math.ceil(step)] : [Math.round(step)];
}
