export const cook = {
  open: 'Mode cuisine',
  close: 'Fermer le mode cuisine',
  label: 'Mode cuisine\u202f: {name}',
  counter: 'Étape {n} sur {total}',
  previous: 'Précédente',
  next: 'Suivante',
  done: 'Terminé',
  ingredients: 'Ingrédients',
  wake: {
    on: 'L’écran reste allumé',
    off: 'L’écran peut s’éteindre',
    unsupported: 'Ce navigateur ne peut pas garder l’écran allumé',
  },
} as const;
