import type { EggPart, EggPartId, EggSize } from '@gramwise/engine/calculators/eggs.ts';
import { roundToKitchenFraction } from '@gramwise/engine/rounding/counts.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectFractionForm, selectPluralForm } from '#format/format.ts';
import { fractionText } from '#format/fractionText.ts';
import { formatGrams } from '#format/weights.ts';
import type { LiveResult } from '#tools/live/LiveTool.tsx';
import type { EggAnswer } from './eggForm.ts';

type Messages = Catalog['eggs'];

export const sizeName = (messages: Messages, { id }: EggSize) =>
  messages.sizes[id as keyof Messages['sizes']];

/** `3 eggs and 30 g of beaten egg`: what to do about the fraction of an egg. */
function practice(language: Language, messages: Messages, { whole, rest, part }: EggAnswer): string {
  const n = formatNumber(language, whole, 0);
  const eggs = fill(selectPluralForm(language, whole, messages.count[part.id]), { n });
  if (rest < 0.5) return eggs;
  const grams = formatGrams(language, rest);
  return whole === 0 ? grams : fill(messages.andRest, { eggs, grams });
}

/** How many eggs, what to break, and what they weigh. */
export function eggResult(
  language: Language,
  messages: Messages,
  { answer, parts }: { answer: EggAnswer; parts: readonly EggPart[] },
): LiveResult {
  const { count, grams, part, to } = answer;
  const rounded = count < 1 / 16 ? 0 : roundToKitchenFraction(count);
  const number = fractionText(language, rounded);
  const unit = fill(selectFractionForm(language, rounded, messages.of[part.id]), {
    size: sizeName(messages, to),
  });
  const facts = [
    { label: messages.practice, value: practice(language, messages, answer) },
    { label: messages.weight, value: formatGrams(language, grams) },
  ];
  const partFact = (id: EggPartId) => ({
    label: messages.parts[id],
    value: formatGrams(language, grams * (parts.find((row) => row.id === id)?.share ?? 0)),
  });
  return {
    number,
    unit,
    text: `${number}\u00a0${unit} (${formatGrams(language, grams)})`,
    facts: part.id === 'whole' ? [...facts, partFact('white'), partFact('yolk')] : facts,
  };
}
