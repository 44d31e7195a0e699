import { askPanVolume, type FoundPan } from '@gramwise/engine/ask/panVolume.ts';
import { usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { unitInKitchen } from '@gramwise/engine/kitchens/measureMeaning.ts';
import { panServings } from '@gramwise/engine/pans/servings.ts';
import { panArea, panSides, panVolume } from '@gramwise/engine/pans/shapes.ts';
import { type KitchenUnitId, UNITS } from '@gramwise/engine/units/units.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { formatRange } from '#format/formatRange.ts';
import { colon } from '#format/marks.ts';
import { englishHref, localHref } from '#site/paths.ts';
import { formatPresetName, formatSides } from '#tools/pans/presetName.ts';
import { formatAlso } from './answerAmounts.ts';
import type { AnswerText, AskView } from './answerView.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';

type Pans = readonly [FoundPan, ...FoundPan[]];

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

/** The sides of a pan as it is sold. */
function sizeOf({ language, messages }: PartQuestion, { pan, inches }: FoundPan, metric = false): string {
  const { units } = messages.ask;
  const sides = 'diameter' in pan ? [pan.diameter] : panSides(pan);
  return inches && !metric
    ? `${formatSides(language, inches.slice(0, -1))}\u00a0${units.in}`
    : `${formatSides(language, sides, 0)}\u00a0${units.cm}`;
}

/**
 * What a pan holds in a unit, to two digits; cups are counted whole, as charts have them. One that was described may have
 * straight sides, and holds all of its area times its depth.
 */
function amountOf(
  { language, messages, write }: PartQuestion,
  { pan, id }: FoundPan,
  unit: KitchenUnitId,
): string {
  const isCups = UNITS[unit].size === UNITS.cups.size || UNITS[unit].size === UNITS.metric_cup.size;
  const about = (milliliters: number) => {
    const value = milliliters / UNITS[unit].size;
    return isCups ? Math.round(value) : Number(value.toPrecision(2));
  };
  const straight = id ? [] : [about(panArea(pan) * pan.depth)];
  const values = [...new Set([about(panVolume(pan)), ...straight])];
  return write.formatShortAmount(language, messages, { values, unit });
}

/** Several pans, one a line. */
function listOf({ language, messages }: PartQuestion, title: string, items: readonly string[]): AskView {
  const link = { href: localHref(language, 'pans'), text: messages.ask.open.pans };
  return { kind: 'list', title, items, link, to: englishHref('pans') };
}

function answerOf(
  { language, messages }: PartQuestion,
  answer: Pick<AnswerText, 'number' | 'sentence' | 'notes'>,
): AskView {
  const link = { href: localHref(language, 'pans'), text: messages.ask.open.pans };
  return { kind: 'answer', answer: { ...answer, unit: null, link }, choices: [] };
}

/** The sizes of pans that were asked for by their kind or name. */
function sizeView(asked: PartQuestion, pans: Pans, metric: boolean): AskView {
  const { language, messages } = asked;
  const { sizes } = messages.ask.panHolds;
  const [first, ...more] = pans;
  const names = pans.map((pan) => nameOf(asked, pan));
  if (more.length === 0)
    return answerOf(asked, {
      number: sizeOf(asked, first, metric),
      sentence: names.join(''),
      notes: [sizes],
    });
  const title = `${messages.pans.kinds[first.kind]}${colon(language)}`.trim();
  return listOf(asked, title, [...names, sizes]);
}

/** How many a cake of the pan serves. */
function servingsView(asked: PartQuestion, found: FoundPan): AskView {
  const { language, messages } = asked;
  const { servings, servingsNote } = messages.ask.panHolds;
  const counts = [...new Set(panServings(found.pan))];
  const n = formatRange(counts);
  const number = fill(selectPluralForm(language, Math.max(...counts), servings), { n });
  const pan = `${messages.pans.kinds[found.kind]}, ${sizeOf(asked, found)}`;
  return answerOf(asked, {
    number,
    sentence: `${pan}${colon(language)}${number}`,
    notes: [servingsNote],
  });
}

/** What pans hold in a unit, a single one in another, too. */
function volumeView(asked: PartQuestion, pans: Pans, unit: KitchenUnitId): AskView {
  const { messages } = asked;
  const { one, several, note } = messages.ask.panHolds;
  const [first, ...more] = pans;
  const texts = pans.map((pan) => fill(one, { pan: nameOf(asked, pan), amount: amountOf(asked, pan, unit) }));
  if (more.length > 0) return listOf(asked, several, [...texts, note]);
  const other = amountOf(asked, first, unit === 'liters' ? 'cups' : 'liters');
  return answerOf(asked, {
    number: `≈\u00a0${amountOf(asked, first, unit)}`,
    sentence: texts.join(''),
    notes: [note, ...formatAlso(messages, [other])],
  });
}

/** What to show for a question for what a pan holds, or how large one is; null for any other. */
export function answerPart(asked: PartQuestion): PartAnswer | null {
  const { question, context, messages, write } = asked;
  const found = askPanVolume(question, context);
  if (!found) return null;
  const outcome = { exact: true, missing: [] };
  const [first, ...more] = found.pans;
  if (!first)
    return { view: write.buildHint(messages, { kind: 'hint', code: 'unread', words: '' }), asked: outcome };
  const pans: Pans = [first, ...more];
  if (found.asks === 'servings') return { view: servingsView(asked, first), asked: outcome };
  if (found.asks === 'size') return { view: sizeView(asked, pans, found.metric === true), asked: outcome };
  const usual = usesCustomaryUnits(context.kitchen.country) ? 'cups' : 'liters';
  const unit = (found.wanted && unitInKitchen(context.kitchen, found.wanted)) ?? usual;
  return { view: volumeView(asked, pans, unit), asked: outcome };
}
