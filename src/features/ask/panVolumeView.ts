import { askPanVolume, type FoundPan } from '@gramwise/engine/ask/panVolume.ts';
import { usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { unitInKitchen } from '@gramwise/engine/kitchens/measureMeaning.ts';
import { panSides, panVolume } from '@gramwise/engine/pans/shapes.ts';
import { type KitchenUnitId, UNITS } from '@gramwise/engine/units/units.ts';
import { fill } from '#catalogs/template.ts';
import { englishHref, localHref } from '#site/paths.ts';
import { formatPresetName, formatSides } from '#tools/pans/presetName.ts';
import { formatAlso } from './answerAmounts.ts';
import type { AskView } from './answerView.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';

/** The pan with its depth, which shops in Europe do not print. */
function nameOf({ language, messages: { pans } }: PartQuestion, { kind, pan, ...listed }: FoundPan): string {
  const { id, inches, origin } = listed;
  if (id && inches && origin) return formatPresetName(language, pans, { id, kind, pan, inches, origin });
  const sides = 'diameter' in pan ? [pan.diameter] : 'side' in pan ? [pan.side, pan.side] : panSides(pan);
  return fill(pans.european, {
    kind: pans.kinds[kind],
    centimeters: formatSides(language, [...sides, pan.depth], 1),
  });
}

/** What a pan holds in a unit, to two digits; cups are counted whole, as charts have them. */
function amountOf(
  { language, messages, write }: PartQuestion,
  { pan }: FoundPan,
  unit: KitchenUnitId,
): string {
  const value = panVolume(pan) / UNITS[unit].size;
  const isCups = UNITS[unit].size === UNITS.cups.size || UNITS[unit].size === UNITS.metric_cup.size;
  const about = isCups ? Math.round(value) : Number(value.toPrecision(2));
  return write.formatShortAmount(language, messages, { values: [about], unit });
}

/** What to show for a question for what a pan holds; null for any other. */
export function answerPart(asked: PartQuestion): PartAnswer | null {
  const { question, context, language, messages, write } = asked;
  const found = askPanVolume(question, context);
  if (!found) return null;
  const { pans, wanted } = found;
  const { one, several, note } = messages.ask.panHolds;
  const [first, ...more] = pans;
  const outcome = { exact: true, missing: [] };
  if (!first)
    return { view: write.buildHint(messages, { kind: 'hint', code: 'unread', words: '' }), asked: outcome };
  const usual = usesCustomaryUnits(context.kitchen.country) ? 'cups' : 'liters';
  const unit = (wanted && unitInKitchen(context.kitchen, wanted)) ?? usual;
  const link = { href: localHref(language, 'pans'), text: messages.ask.open.pans };
  if (more.length > 0) {
    const items = pans.map((pan) =>
      fill(one, { pan: nameOf(asked, pan), amount: amountOf(asked, pan, unit) }),
    );
    const view: AskView = {
      kind: 'list',
      title: several,
      items: [...items, note],
      link,
      to: englishHref('pans'),
    };
    return { view, asked: outcome };
  }
  const amount = amountOf(asked, first, unit);
  const other = amountOf(asked, first, unit === 'liters' ? 'cups' : 'liters');
  const answer = {
    number: `≈\u00a0${amount}`,
    unit: null,
    sentence: fill(one, { pan: nameOf(asked, first), amount }),
    notes: [note, ...formatAlso(messages, [other])],
    link,
  };
  return { view: { kind: 'answer', answer, choices: [] }, asked: outcome };
}
