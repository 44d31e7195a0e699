import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { Allergen } from '@gramwise/engine/recipes/allergens.ts';
import type { SubstituteDiet } from '@gramwise/engine/recipes/substituteLimits.ts';
import { cautionsFor, noSubstituteFor } from '@gramwise/engine/substitutions/cautions.ts';
import { type Offers, offersFor } from '@gramwise/engine/substitutions/offers.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { type AmountWriter, amountWriter } from '#tools/substitutions/amountWriter.ts';
import { refusalFor } from '#tools/substitutions/refusals.ts';
import type { SubstituteFood } from '#tools/substitutions/substituteFood.ts';
import { titleText } from '#tools/substitutions/titleText.ts';
import { toMeasured } from '#tools/substitutions/toMeasured.ts';
import type { Missing } from './useMissing.ts';

type Messages = Catalog['substitutions'];

/** What replaces a food, written for a kitchen. */
export interface WrittenOffers {
  kind: 'offers';
  /** Empty where nothing fits. */
  title: string;
  found: Offers;
  cautions: readonly string[];
  write: AmountWriter;
}

/** What to show: nothing, a sentence instead of an answer, or what replaces a food. */
export type Answer =
  | { kind: 'nothing' | 'loading' }
  | { kind: 'error'; text: string; gelatin?: true }
  | WrittenOffers;

interface Asked {
  text: string;
  missing: Missing;
  foods: ReadonlyMap<string, SubstituteFood>;
  kitchen: Kitchen;
  measures: Catalog['foods']['measures'];
  /** What the filters say; the text may say more. */
  diet: SubstituteDiet | null;
  without: readonly Allergen[];
}

function errorFor(messages: Messages, foods: readonly string[]): Answer {
  const reason = foods.map(noSubstituteFor).find((found) => found !== null);
  if (!reason) return { kind: 'error', text: messages.unknown };
  const text = messages.noSubstitute[reason];
  return reason === 'gelatin' ? { kind: 'error', text, gelatin: true } : { kind: 'error', text };
}

/** The answer for what is missing. */
export function answerFor(
  language: Language,
  messages: Messages,
  { text, missing, foods, kitchen, measures, diet, without }: Asked,
): Answer {
  const refusal = refusalFor(text, messages.refusals);
  if (refusal !== null) return { kind: 'error', text: refusal };
  if (missing === 'nothing' || missing === 'loading') return { kind: missing };
  if (missing === 'unknown') return { kind: 'error', text: messages.unknown };
  const { limits } = missing;
  const wanted = {
    diets: [diet, limits?.diet ?? null].filter((wish) => wish !== null),
    without: [...without, ...(limits?.without ?? [])],
  };
  const factsOf = (id: string) => foods.get(id) ?? null;
  for (const id of missing.foods) {
    const food = factsOf(id);
    const amount = food && toMeasured(missing.amount, food);
    const found = offersFor(id, amount, { kitchen, factsOf, ...wanted });
    if (!found) continue;
    const write = amountWriter(language, { measures, pinch: messages.pinch }, kitchen);
    const title = found.offers.length > 0 ? titleText(language, messages, { ...found, write }) : '';
    const cautions = cautionsFor(id).map((caution) => messages.cautions[caution]);
    return { kind: 'offers', title, found, cautions, write };
  }
  return errorFor(messages, missing.foods);
}
