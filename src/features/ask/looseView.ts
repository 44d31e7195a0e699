import type { UnitAmount } from '@gramwise/engine/ask/askAnswer.ts';
import { looseAmount } from '@gramwise/engine/ask/looseQuestion.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import { localHref } from '#site/paths.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';
import { looseGiven, looseNote } from './looseText.ts';

/** A jug shows no drops: fewer milliliters are written as they are. */
const MIN_JUG_MILLILITERS = 10;

/** An amount as a scale or a jug shows it, if that can. */
function amountText({ language, messages, write }: PartQuestion, amount: UnitAmount): string {
  if (amount.unit !== 'milliliters' || Math.max(...amount.values) >= MIN_JUG_MILLILITERS)
    return write.formatShortAmount(language, messages, amount);
  const { number, unit } = write.formatUnrounded(language, messages, amount);
  return `${number}\u00a0${unit}`;
}

/** What to show for a question for knife tips, splashes and the like; null for any other question. */
export function answerPart(asked: PartQuestion): PartAnswer | null {
  const { question, context, readers, language, messages, write } = asked;
  const found = looseAmount(question, context, readers);
  if (!found) return null;
  const { id, count, values, of } = found;
  const { ask } = messages;
  const times = (factor: string) => fill(ask.times, { factor, given: ask.loose[id] });
  const isCount = count === null;
  const number = isCount
    ? joinRange(values.map((value) => formatNumber(language, value, 0)))
    : amountText(asked, { values, unit: of.main.unit });
  const given = isCount ? write.formatAskedAmount(language, messages, of) : looseGiven(asked, found);
  const { to, text } = write.linkToTool(of);
  return {
    view: {
      kind: 'answer',
      answer: {
        number: `≈\u00a0${number}`,
        unit: null,
        sentence: fill(ask.about, { given, result: isCount ? times(number) : number }),
        notes: [looseNote(asked, found)],
        link: { href: localHref(language, to), text: ask.open[text] },
      },
      choices: [],
    },
    asked: { exact: true, missing: [] },
  };
}
