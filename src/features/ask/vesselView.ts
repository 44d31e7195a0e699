import { answerVesselCount } from '@gramwise/engine/ask/vesselCount.ts';
import { vesselsLess } from '@gramwise/engine/ask/vesselsLess.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import { localHref } from '#site/paths.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';

/** What to show for what is left without some glasses, as milliliters; null for any other question. */
function leftPart(asked: PartQuestion): PartAnswer | null {
  const { question, context, readers, language, messages, write } = asked;
  const found = vesselsLess(question, context, readers);
  if (!found) return null;
  const { ask } = messages;
  const amount = (values: readonly number[]) =>
    write.formatShortAmount(language, messages, { values, unit: 'milliliters' });
  const isMeasured = found.of?.given.kind === 'amounts' ? found.of : null;
  const from = isMeasured ? write.formatAskedAmount(language, messages, isMeasured) : amount(found.from);
  const given = `${from} − ${amount(found.less)}`;
  const number = amount(found.left);
  const answer = {
    number: `≈\u00a0${number}`,
    unit: null,
    sentence: fill(ask.about, { given, result: number }),
    notes: [],
    link: { href: localHref(language, { page: 'home', hash: 'converter' }), text: ask.open.converter },
  };
  return { view: { kind: 'answer', answer, choices: [] }, asked: { exact: true, missing: [] } };
}

/**
 * What to show for a question for how many glasses or parts of a measure an amount fills, or what is left without some;
 * null for any other.
 */
export function answerPart(asked: PartQuestion): PartAnswer | null {
  const { question, context, readers, language, messages, write } = asked;
  const left = leftPart(asked);
  if (left) return left;
  const found = answerVesselCount(question, context, readers);
  if (found?.answer.kind !== 'answer') return null;
  const { ask } = messages;
  const { result } = found.answer;
  const { of } = result;
  const given = write.formatAskedAmount(language, messages, of);
  const { to, text } = write.linkToTool(of);
  const link = { href: localHref(language, to), text: ask.open[text] };
  if (result.kind === 'measure-count') {
    const number = formatNumber(language, result.count, 0, 2);
    const each = write.formatAskedAmount(language, messages, result.each);
    const times = fill(ask.times, { factor: number, given: each });
    const sentence = fill(ask.equals, { given, result: times });
    const answer = { number, unit: `×\u00a0${each}`, sentence, notes: [], link };
    return { view: { kind: 'answer', answer, choices: [] }, asked: found };
  }
  const { vessel, count } = result;
  const name = ask.vessels[vessel.id];
  const number = joinRange([
    ...new Set(count.map((ends) => formatNumber(language, ends, 0, ends < 10 ? 1 : 0))),
  ]);
  const ml = joinRange([vessel.low, vessel.high].map((size) => formatNumber(language, size, 0)));
  const answer = {
    number: `≈\u00a0${number}`,
    unit: null,
    sentence: fill(ask.about, {
      given,
      result: fill(ask.somePieces, { n: number, food: name }),
    }),
    notes: [fill(ask.holds, { vessel: name, ml, source: vessel.source })],
    link,
  };
  return { view: { kind: 'answer', answer, choices: [] }, asked: found };
}
