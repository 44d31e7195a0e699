import type { CupId } from '@gramwise/engine/units/cups.ts';
import type { Catalog } from '#catalogs/catalog.ts';

/** The messages of the kitchen sheet. */
export interface SheetMessages {
  sheet: Omit<Catalog['kitchenSheet'], 'meta' | 'title' | 'lead'>;
  fills: Catalog['fills'];
  foodField: Catalog['foodField'];
  measures: Catalog['foods']['measures'];
  /** One cup of each size: `metric cup`. */
  cups: Readonly<Record<CupId, string>>;
  /** One pinch, the smallest measure. */
  pinch: string;
  oven: Pick<Catalog['oven']['columns'], 'usual' | 'fan' | 'fahrenheit' | 'mark'>;
}
