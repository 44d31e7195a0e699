import type { BrineAnswer } from '@gramwise/engine/ask/calculators/calculatorResults.ts';
import { BRINE_METHODS } from '@gramwise/engine/calculators/brineMethods.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { colon } from '#format/marks.ts';
import { formatGrams } from '#format/weights.ts';
import { shownSalt, shownVinegar } from '#tools/brine/shownSalt.ts';
import type { PartQuestion } from './askPart.ts';
import type { Written } from './calculatorText.ts';

const NO_BREAK_SPACE = '\u00a0';

/** The tested ranges of all methods, in percent: `Sauerkraut 2.25–2.5 %`. */
function testedRanges({ language, messages }: PartQuestion): string {
  const { ask, brine } = messages;
  const words = ask.calculators;
  const percent = (value: number) => formatNumber(language, value, 0, 2);
  return BRINE_METHODS.map(({ id, min, max }) => {
    const range = fill(words.percent, { n: `${percent(min)}–${percent(max)}` });
    return `${brine.methods[id].name} ${range}`;
  }).join(', ');
}

/** Salt for a weight of food or water, with the method's range and how to; without a method the ranges of all. */
export function brineText(asked: PartQuestion, { weight, percent, grams, method }: BrineAnswer): Written {
  const { language, messages } = asked;
  const { ask, brine } = messages;
  const words = ask.calculators;
  const salt = method
    ? `${shownSalt(language, method.salt)}${NO_BREAK_SPACE}g`
    : formatGrams(language, grams);
  const given = formatGrams(language, weight);
  const share = fill(words.percent, { n: formatNumber(language, percent, 0, 2) });
  const sentence = fill(words.salt, { weight: given, share, salt });
  if (!method)
    return {
      number: salt,
      sentence,
      notes: [fill(words.untested, { ranges: testedRanges(asked) })],
      to: 'brine',
    };
  const { row, salt: tested } = method;
  const { name, authority, how } = brine.methods[row.id];
  const query = { method: row.id, weight: String(Math.round(weight)), unit: 'g', percent: String(percent) };
  return {
    number: salt,
    sentence: `${name}${colon(language)}${sentence}`,
    notes: [
      ...(tested.vinegar > 0
        ? [`${brine.vinegar}${colon(language)}${shownVinegar(language, tested.vinegar)}.`]
        : []),
      `${authority}.`,
      how,
    ],
    to: { page: 'brine', query },
  };
}
