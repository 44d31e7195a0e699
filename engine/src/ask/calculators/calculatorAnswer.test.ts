import { describe, expect, it } from 'vitest';
import { contextIn } from '../../../tests/ask/context.ts';
import { ASKED, OTHERS } from '../../../tests/asked/calculators/asked.ts';
import { PACK_CODES, type PackCode } from '../../../tests/packs.ts';
import { BRINE_METHODS } from '../../calculators/brineMethods.ts';
import { SAFE_TEMPERATURES, safeTemperature } from '../../calculators/safeTemperatures.ts';
import { SUGAR_STAGES } from '../../calculators/sugarStages.ts';
import { de } from '../../language/calculatorWords/de.ts';
import { en } from '../../language/calculatorWords/en.ts';
import { es } from '../../language/calculatorWords/es.ts';
import { fr } from '../../language/calculatorWords/fr.ts';
import { foldLetters } from '../../language/foldAccents.ts';
import { ask } from '../ask.ts';
import type { AskContext } from '../askContext.ts';
import { answerCalculator } from './calculatorAnswer.ts';

const WORDS = { en, fr, de, es };

/** As the site has it once such a question is asked. */
function context(language: PackCode): AskContext {
  const bare = contextIn(language);
  const data = Object.fromEntries(
    PACK_CODES.flatMap((code) => {
      const known = bare.data[code];
      return known ? [[code, { ...known, words: { ...known.words, calculators: WORDS[code] } }]] : [];
    }),
  );
  return { ...bare, data };
}

const short = (value: number) => String(Number(value.toPrecision(3)));

function answered(question: string, language: PackCode): string {
  const answer = answerCalculator(question, context(language), { ask });
  if (!answer) return 'none';
  if (answer.kind === 'heat') return `heat ${safeTemperature(answer.food).celsius}`;
  if (answer.kind === 'boiling') return `boils ${answer.celsius.toFixed(1)}`;
  if (answer.kind === 'dough')
    return `${answer.asked} ${answer.asked === 'water' ? short(answer.water) : Math.round(answer.percent)}`;
  if (answer.kind === 'brine') return `salt ${short(answer.grams)}`;
  if (answer.kind === 'brine-refused') return `refused ${answer.code}`;
  if (answer.kind === 'sugar-stage') return `stage ${answer.reading.stage}`;
  return `sugar ${answer.fahrenheit.map((heat) => heat.toFixed(0)).join('-')}`;
}

describe.each(PACK_CODES)('questions for a calculator in %s', (language) => {
  it.each(ASKED[language])('%s: %s', (question, right) => {
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
