import { nameOf } from '@gramwise/engine/ask/foodNames.ts';
import { looseAmount } from '@gramwise/engine/ask/looseQuestion.ts';
import { LOOSE_MEASURES } from '@gramwise/engine/vessels/looseMeasures.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { localHref } from '#site/paths.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';

/** What to show for a question for knife tips, splashes and the like; null for any other question. */
export function answerPart({
  question,
  context,
  readers,
  language,
  messages,
  write,
}: PartQuestion): PartAnswer | null {
  const found = looseAmount(question, context, readers);
  if (!found) return null;
  const { id, count, values, of } = found;
  const { ask } = messages;
  const number = write.formatShortAmount(language, messages, { values, unit: of.main.unit });
  const counted = fill(ask.times, { factor: formatNumber(language, count, 0, 2), given: ask.loose[id] });
  const given = of.food ? fill(ask.of, { given: counted, food: nameOf(of.food) }) : counted;
  const { to, text } = write.linkToTool(of);
  return {
    view: {
      kind: 'answer',
      answer: {
        number: `≈\u00a0${number}`,
        unit: null,
        sentence: fill(ask.about, { given, result: number }),
        notes: [fill(ask.loose.note, { source: LOOSE_MEASURES[id].source })],
        link: { href: localHref(language, to), text: ask.open[text] },
      },
      choices: [],
    },
    asked: { exact: true, missing: [] },
  };
}
