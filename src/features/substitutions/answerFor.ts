import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { cautionsFor, noSubstituteFor } from '#tools/substitutions/cautions.ts';
import { type Offers, offersFor, toMeasured, type Wanted } from '#tools/substitutions/offers.ts';
import { refusalFor } from '#tools/substitutions/refusals.ts';
import type { SubstituteFood } from '#tools/substitutions/substituteFood.ts';
import type { Missing } from './useMissing.ts';

type Messages = Catalog['substitutions'];

/** What to show: nothing, a sentence instead of an answer, or what replaces a food. */
export type Answer =
  | { kind: 'nothing' | 'loading' }
  | { kind: 'error'; text: string; gelatin?: true }
  | { kind: 'offers'; found: Offers; cautions: readonly string[] };

interface Asked extends Wanted {
  text: string;
  missing: Missing;
  foods: ReadonlyMap<string, SubstituteFood>;
  kitchen: Kitchen;
}

/** The answer for what is missing. */
export function answerFor(messages: Messages, { text, missing, foods, kitchen, ...wanted }: Asked): Answer {
  const refusal = refusalFor(text, messages.refusals);
  if (refusal !== null) return { kind: 'error', text: refusal };
  if (missing === 'nothing' || missing === 'loading') return { kind: missing };
  if (missing === 'unknown') return { kind: 'error', text: messages.unknown };
  const factsOf = (id: string) => foods.get(id) ?? null;
  for (const id of missing.foods) {
    const food = factsOf(id);
    const amount = food && toMeasured(missing.amount, food);
    const found = offersFor(id, amount, { kitchen, factsOf, ...wanted });
    if (found)
      return {
        kind: 'offers',
        found,
        cautions: cautionsFor(id).map((caution) => messages.cautions[caution]),
      };
  }
  const reason = missing.foods.map(noSubstituteFor).find((found) => found !== null);
  if (!reason) return { kind: 'error', text: messages.unknown };
  return {
    kind: 'error',
    text: messages.noSubstitute[reason],
    ...(reason === 'gelatin' && { gelatin: true as const }),
  };
}
