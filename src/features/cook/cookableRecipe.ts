import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';

/** The recipe in cook mode, scaled and in the units chosen on its page. */
export interface CookableRecipe {
  name: string;
  ingredients: readonly string[];
  steps: readonly string[];
  /** The timers of a step, counted from 1. */
  timersOf: (step: number) => ReactNode;
  /** All running timers, at the bottom of the screen. */
  timers: ReactNode;
}

export type CookMessages = Pick<Catalog, 'cook'> & Pick<Catalog['shell'], 'failure' | 'loading'>;
