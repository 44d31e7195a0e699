import type { AnyFoodId } from '../foods.ts';

/** Fish whose piece is a fillet, or as much of one as is served: `piece` of the piece table. */
export const FILLETS: readonly AnyFoodId[] = [
  ...(['salmon', 'cod', 'haddock', 'pollock', 'hake', 'whiting', 'tilapia', 'catfish', 'trout'] as const),
  ...([
    'sea-bass',
    'red-snapper',
    'mahi-mahi',
    'halibut',
    'sole',
    'mackerel',
    'herring',
    'pike-perch',
  ] as const),
];
