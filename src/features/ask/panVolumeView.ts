import { answerPanVolume } from '@gramwise/engine/ask/panVolume.ts';
import { usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { type KitchenUnitId, UNITS } from '@gramwise/engine/units/units.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { localHref } from '#site/paths.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';

/** What to show for a question for what a pan holds; null for any other. */
export function answerPart(asked: PartQuestion): PartAnswer | null {
  const { question, context, readers, language, messages, write } = asked;
  const found = answerPanVolume(question, context, readers);
  if (!found) return null;
  const { ask } = messages;
  const { sides, pan, unit } = found.pan;
  const length = (values: readonly number[]) =>
    `${values.map((value) => formatNumber(language, value, 0, 2)).join('×')}\u00a0${ask.units[unit as 'mm' | 'cm' | 'in']}`;
  const inUnit = (to: KitchenUnitId) =>
    write.formatShortAmount(language, messages, {
      values: [found.low, found.high].map((ml) => ml / UNITS[to].size),
      unit: to,
    });
  const usual = usesCustomaryUnits(context.kitchen.country) ? 'cups' : 'liters';
  const to = found.named ?? usual;
  const depth = length([found.depth]);
  const shape = pan.shape === 'round' || pan.shape === 'square' ? pan.shape : 'rectangular';
  const number = `≈\u00a0${inUnit(to)}`;
  const answer = {
    number,
    unit: null,
    sentence: fill(ask.panHolds, {
      pan: fill(ask.panShapes[shape], { size: length(sides) }),
      depth,
      volume: number,
    }),
    notes: [
      ask.brim,
      ...(found.usual ? [fill(ask.usualDepth, { depth }).replace('..', '.')] : []),
      ...(to === 'milliliters' ? [] : write.formatAlso(messages, [inUnit('milliliters')])),
    ],
    link: { href: localHref(language, { page: 'pans' }), text: ask.open.pans },
  };
  return { view: { kind: 'answer', answer, choices: [] }, asked: { exact: true, missing: [] } };
}
