import { densityOf } from '../foods/figures.ts';

export interface SaltKind {
  id: string;
  /** Grams per milliliter by the table of foods; null where no source weighs a spoon, so that it is weighed. */
  gramsPerMl: number | null;
  /** Flakes, whose spoons differ too much for a ferment. */
  flakes: boolean;
}

/** Kinds and brands of salt. Others, such as coarse and sea salt, differ by grain. */
export const saltKinds = (): readonly SaltKind[] => [
  { id: 'fine', gramsPerMl: densityOf('salt'), flakes: false },
  { id: 'diamond', gramsPerMl: densityOf('salt-kosher-diamond'), flakes: true },
  { id: 'morton', gramsPerMl: densityOf('salt-kosher-morton'), flakes: true },
  { id: 'coarse', gramsPerMl: null, flakes: true },
];
