/** The field that chooses a food. */
export const foodField = {
  label: 'Ingrédient',
  matches: 'Correspondances',
  suggestions: 'Propositions',
  most: 'Les plus courants',
  others: 'Tous les autres',
  loading: 'Chargement…',
  failed: 'Les autres ingrédients n’ont pas pu être chargés.',
  retry: 'Réessayer',
  nothing: 'Aucun résultat. Essayez un autre nom.',
  found: { one: '{n} ingrédient', other: '{n} ingrédients' },
} as const;
