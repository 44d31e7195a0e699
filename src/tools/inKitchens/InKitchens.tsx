import { COUNTRY_IDS, type CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { ReactElement } from 'react';

interface Props<Drawn> {
  /** What is drawn for a cook with a kitchen, and for one without; kitchens with the same share one drawing. */
  of: (kitchen: CountryId | null) => Drawn;
  /** Draws it as one element. */
  children: (drawn: Drawn) => ReactElement | null;
}

/**
 * A part of a page that follows the visitor's kitchen: for the page's own country, and in templates for others, which
 * `kitchenScript.ts` puts in its place.
 */
export function InKitchens<Drawn>({ of, children }: Props<Drawn>) {
  const own = of(null);
  const groups = Map.groupBy(COUNTRY_IDS, (kitchen) => JSON.stringify(of(kitchen)));
  groups.delete(JSON.stringify(own));
  return (
    <>
      {children(own) ?? (groups.size > 0 && <span hidden />)}
      {[...groups.values()].map((kitchens) => (
        <template key={kitchens[0]} data-kitchens={kitchens.join(' ')}>
          {children(of(kitchens[0] ?? null))}
        </template>
      ))}
    </>
  );
}
