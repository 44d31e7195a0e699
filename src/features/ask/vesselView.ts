import { answerVesselCount } from '@gramwise/engine/ask/vesselCount.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import { localHref } from '#site/paths.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';

/** What to show for a question for how many glasses or bowls an amount fills; null for any other question. */
export function answerPart({
  question,
  context,
  readers,
  language,
  messages,
  write,
}: PartQuestion): PartAnswer | null {
  const found = answerVesselCount(question, context, readers);
  if (found?.answer.kind !== 'answer') return null;
  const { of, vessel, count } = found.answer.result;
  const { ask } = messages;
  const name = ask.vessels[vessel.id];
  const number = joinRange([
    ...new Set(count.map((ends) => formatNumber(language, ends, 0, ends < 10 ? 1 : 0))),
  ]);
  const ml = joinRange([vessel.low, vessel.high].map((size) => formatNumber(language, size, 0)));
  const { to, text } = write.linkToTool(of);
  const answer = {
    number: `≈\u00a0${number}`,
    unit: null,
    sentence: fill(ask.about, {
      given: write.formatAskedAmount(language, messages, of),
      result: fill(ask.somePieces, { n: number, food: name }),
    }),
    notes: [fill(ask.holds, { vessel: name, ml, source: vessel.source })],
    link: { href: localHref(language, to), text: ask.open[text] },
  };
  return { view: { kind: 'answer', answer, choices: [] }, asked: found };
}
