import { describe, expect, it } from 'vitest';
import { CALCULATOR_WORDS as WORDS, withCalculators } from '../../../tests/ask/calculatorContext.ts';
import { ASKED } from '../../../tests/asked/calculators/asked.ts';
import { DURATIONS } from '../../../tests/asked/calculators/durations.ts';
import { OTHERS } from '../../../tests/asked/calculators/others.ts';
import { OVENS } from '../../../tests/asked/calculators/ovens.ts';
import { PACK_CODES, type PackCode } from '../../../tests/packs.ts';
import { BRINE_METHODS } from '../../calculators/brineMethods.ts';
import { SAFE_TEMPERATURES, safeTemperature } from '../../calculators/safeTemperatures.ts';
import { SUGAR_STAGES } from '../../calculators/sugarStages.ts';
import { foldLetters } from '../../language/foldAccents.ts';
import { READERS } from '../readers.ts';
import { answerCalculator } from './calculatorAnswer.ts';

const short = (value: number) => String(Number(value.toPrecision(3)));

function answered(question: string, language: PackCode): string {
  const answer = answerCalculator(question, withCalculators(language), READERS);
  if (!answer) return 'none';
  if (answer.kind === 'egg-time') return `egg ${answer.done}`;
  if (answer.kind === 'egg-times') return 'eggs all ways';
  if (answer.kind === 'boil-time') return `boils ${answer.food.food.id}`;
  if (answer.kind === 'roast-time')
    return `roast ${answer.time.row.cut} ${answer.time.minutes.map(Math.round).join('-')}`;
  if (answer.kind === 'thaw')
    return `thaw ${answer.places.map(({ place, minutes }) => `${place} ${minutes.map(Math.round).join('-')}`).join(' ')}`;
  if (answer.kind === 'time-refused') return 'weighs what';
  if (answer.kind === 'eggs')
    return `eggs ${answer.swaps.map(({ made, to }) => `${made.count.toFixed(2)} ${to.id}`).join(' or ')}`;
  if (answer.kind === 'gas-step') return `gas ${answer.celsius} ${answer.steps.join('-')}`;
  if (answer.kind === 'time') return `time ${answer.seconds} in ${answer.to}`;
  if (answer.kind === 'fryer') {
    const { celsius, wanted, toFryer } = answer;
    const degrees = wanted === 'celsius' ? celsius : celsius * 1.8 + 32;
    return `${toFryer ? 'fryer' : 'oven'} ${short(degrees)} ${wanted}`;
  }
  if (answer.kind === 'oven-term') return `oven ${answer.rows.map(({ id }) => id).join('-')}`;
  if (answer.kind === 'heat') return `heat ${safeTemperature(answer.food).celsius}`;
  if (answer.kind === 'boiling') return `boils ${answer.celsius.toFixed(1)}`;
  if (answer.kind === 'boiling-refused') return 'boils where';
  if (answer.kind === 'dough')
    return `${answer.asked} ${answer.asked === 'hydration' ? Math.round(answer.percent) : short(answer[answer.asked])}`;
  if (answer.kind === 'cooked') return `${answer.asked} ${answer[answer.asked].toPrecision(2)}`;
  if (answer.kind === 'brine') return `salt ${short(answer.grams)}`;
  if (answer.kind === 'brine-refused') return `refused ${answer.code}`;
  if (answer.kind === 'share' && answer.asked) return `percent ${short(answer.percent)}`;
  if (answer.kind === 'share')
    return `${answer.sign === '×' ? 'share' : answer.sign} ${short((answer.weight * answer.percent) / 100)}`;
  if (answer.kind === 'sugar-stage') return `stage ${answer.reading.stage}`;
  return `sugar ${answer.fahrenheit.map((heat) => heat.toFixed(0)).join('-')}`;
}

describe.each(PACK_CODES)('questions for a calculator in %s', (language) => {
  it.each([...ASKED[language], ...OVENS[language], ...DURATIONS[language]])('%s: %s', (question, right) => {
    expect(answered(question, language)).toBe(right);
  });

  it('have a sign for each word that only such questions have', () => {
    const { signs, inside, hydration, doughYield, brine } = WORDS[language];
    const yields = doughYield.map((word) => `${word} 165`);
    const unsigned = [...inside, ...hydration, ...yields, ...brine].filter(
      (word) => !signs.some((sign) => ` ${foldLetters(word)} `.includes(sign)),
    );
    expect(unsigned).toEqual([]);
  });

  it('have words for every food, method and stage', () => {
    const { heats, brined, stages } = WORDS[language];
    expect(Object.keys(heats)).toEqual(SAFE_TEMPERATURES.map(({ id }) => id));
    // The brine that covers sauerkraut is asked for by no name
    expect([...Object.keys(brined), 'cover'].sort()).toEqual(BRINE_METHODS.map(({ id }) => id).sort());
    expect(Object.keys(stages)).toEqual(SUGAR_STAGES.map(({ id }) => id));
  });

  it.each(OTHERS)('%s is none', (question) => {
    expect(answered(question, language)).toBe('none');
  });
});
