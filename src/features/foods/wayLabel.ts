import type { FillId } from '@gramwise/engine/foods/food.ts';
import { foldLetters } from '@gramwise/engine/language/foldAccents.ts';
import { TECHNIQUES } from '#tools/foodField/wayName.ts';
import type { FoodMessages } from './messages.ts';

/** Ways in which a food is sold, if it has no other. */
const SOLD_FORMS: ReadonlySet<FillId> = new Set(['ground', 'whole', 'pureed', 'solid']);

/** Letters by which a word is known again with another ending: `gehackt`, `Gehackte`. */
const STEM_LENGTH = 5;

interface Way {
  fill: FillId;
  /** The food's name. */
  name: string;
  /** What the food is called when a cup is filled so, inside a sentence; null without a name. */
  filled: string | null;
  /** Whether the cup is filled in no other way. */
  only: boolean;
  /** Whether an adjective reads alone as it does before its noun: `sliced` for `sliced almonds`. */
  plainAdjectives: boolean;
}

const stemsOf = (text: string): readonly string[] =>
  (foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, STEM_LENGTH));

/** A filled food's name without what its own name has said: `sliced`, `halves`; itself if nothing is left. */
function withoutName(filled: string, name: string): string {
  const said = new Set(stemsOf(name));
  const rest = filled.split(' ').filter((word) => !stemsOf(word).every((stem) => said.has(stem)));
  return rest.join(' ') || filled;
}

/** What to say of a way beside its weight; '' if there is nothing to say, or if the food's name says it. */
export function wayLabel(
  { fill, name, filled, only, plainAdjectives }: Way,
  fills: FoodMessages['fills'],
): string {
  if (fill === 'level') return '';
  if (TECHNIQUES.has(fill)) return fills[fill];
  const word = foldLetters(fills[fill]).split(' ').at(-1) ?? '';
  const said = foldLetters(name).includes(word.slice(0, STEM_LENGTH));
  if (only && (said || SOLD_FORMS.has(fill))) return '';
  if (filled === null) return fills[fill];
  return plainAdjectives ? withoutName(filled, name) : filled;
}

/** What stands beside the weight of a way without a label: that a knife levels it, if one does. Its name says the rest. */
export const fillWord = (leveled: boolean, fills: FoodMessages['fills']): string =>
  leveled ? fills.level : '';
