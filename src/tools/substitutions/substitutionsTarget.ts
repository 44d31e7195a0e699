import type { Allergen } from '@gramwise/engine/recipes/allergens.ts';
import type { SubstituteDiet } from '@gramwise/engine/recipes/substituteLimits.ts';
import type { LinkTarget } from '#site/paths.ts';
import { allergenText } from './allergenText.ts';

interface Limits {
  diet: SubstituteDiet | null;
  without: readonly Allergen[];
}

/** The page of substitutions for what is missing, such as `1 cup buttermilk`, and what its substitutes must fit. */
export const substitutionsTarget = (
  missing: string,
  { diet, without }: Limits = { diet: null, without: [] },
) =>
  ({
    page: 'substitutions',
    query: {
      missing,
      ...(diet && { diet }),
      ...(without.length > 0 && { without: allergenText(without) }),
    },
  }) satisfies LinkTarget;
