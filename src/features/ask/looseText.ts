import { nameOf } from '@gramwise/engine/ask/foodNames.ts';
import type { LooseAnswer } from '@gramwise/engine/ask/looseQuestion.ts';
import { LOOSE_MEASURES } from '@gramwise/engine/vessels/looseMeasures.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import type { PartQuestion } from './askPart.ts';

/** So many of a measure that nobody fills to a mark, and of what: `2 × glass of milk`. */
export function looseGiven(
  { language, messages: { ask } }: PartQuestion,
  { id, count, of: { food } }: LooseAnswer,
): string {
  const given = fill(ask.times, { factor: formatNumber(language, count ?? 1, 0, 2), given: ask.loose[id] });
  return food ? fill(ask.of, { given, food: nameOf(food) }) : given;
}

/** Who says what such a measure holds. */
export const looseNote = ({ messages: { ask } }: PartQuestion, { id }: LooseAnswer): string =>
  fill(ask.loose.note, { source: LOOSE_MEASURES[id].source });
