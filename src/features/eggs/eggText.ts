import type { EggPart, EggPartId, EggSize } from '@gramwise/engine/calculators/eggs.ts';
import { roundToKitchenFraction } from '@gramwise/engine/rounding/counts.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectFractionForm } from '#format/format.ts';
import { fractionText } from '#format/fractionText.ts';
import { formatGrams } from '#format/weights.ts';
import { practiceText } from '#tools/eggs/practiceText.ts';
import type { LiveResult } from '#tools/live/LiveTool.tsx';
import type { EggAnswer } from './eggForm.ts';

type Messages = Catalog['eggs'];

export const sizeName = (messages: Messages, { id }: EggSize) =>
  messages.sizes[id as keyof Messages['sizes']];

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
    { label: messages.practice, value: practiceText(language, messages, { ...answer, part: part.id }) },
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
