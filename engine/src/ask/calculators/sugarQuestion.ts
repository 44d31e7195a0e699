import { SUGAR_STAGES, sugarAtAltitude, sugarStage } from '../../calculators/sugarStages.ts';
import { convertTemperature } from '../../temperature/scales.ts';
import { takeAltitude } from './boilingQuestion.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { SugarHeatAnswer, SugarStageAnswer } from './calculatorResults.ts';

const countWords = (text: string) => text.split(' ').filter((word) => word !== '').length;

/**
 * The degrees of a stage: `soft ball stage temp`, `petit boulé`, `hard crack at 5000 ft`. A word alone may be a food:
 * caramel.
 */
export function heatOfSugar(reading: CalculatorReading): SugarHeatAnswer | null {
  const { left, list, stages } = reading;
  const before = countWords(left.text());
  const id = left.take(stages);
  const stage = SUGAR_STAGES.find((row) => row.id === id);
  const isPhrase = before - countWords(left.text()) > 1;
  const asks = [list.stage, list.degrees].some((phrases) => left.take(phrases) !== null);
  if (!stage || !(isPhrase || asks)) return null;
  const meters = takeAltitude(reading)?.meters ?? 0;
  left.takeAll(list.sugar);
  left.takeAll(list.stage);
  const scale = left.take(reading.scales);
  left.takeAll(list.degrees);
  left.takeAll(list.around);
  const [from, to] = [stage.from, stage.to].map((heat) => sugarAtAltitude(heat, meters));
  if (!left.isEmpty() || !from?.ok || !to?.ok) return null;
  return { kind: 'sugar-heat', stage: stage.id, meters, fahrenheit: [from.value, to.value], scale };
}

/** Burnt sugar has fewer degrees Celsius than the first stage has degrees Fahrenheit. */
const scaleOfSugar = (degrees: number) => (degrees > 200 ? 'fahrenheit' : 'celsius');

/** The stage that a temperature is: `118 C sugar stage`. */
export function stageOfSugar(reading: CalculatorReading): SugarStageAnswer | null {
  const { left, list } = reading;
  const found = left.takeNumber(reading.scales) ?? left.takeNumber(list.degrees);
  if (!found || left.take(list.stage) === null) return null;
  const { value, of } = found;
  const scale = of === 'celsius' || of === 'fahrenheit' ? of : scaleOfSugar(value);
  const meters = takeAltitude(reading)?.meters ?? 0;
  left.takeAll(list.sugar);
  left.takeAll(list.degrees);
  left.takeAll(list.around);
  const fahrenheit = convertTemperature(value, scale, 'fahrenheit');
  const read = fahrenheit.ok ? sugarStage(fahrenheit.value, meters) : fahrenheit;
  if (!left.isEmpty() || !fahrenheit.ok || !read.ok) return null;
  return { kind: 'sugar-stage', fahrenheit: fahrenheit.value, meters, reading: read.value };
}
