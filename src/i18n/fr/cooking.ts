export const cooking = {
  meta: {
    title: 'Quantités, temps de cuisson et restes | Gramwise',
    description:
      'Calculez repas et boissons pour vos convives, estimez la cuisson des viandes et poissons, sachez jusqu’à quand garder les restes. Gratuit.',
  },
  title: 'Calculateurs de cuisine',
  lead: 'Combien acheter pour vos convives, combien de temps cuit le rôti et jusqu’à quand se gardent les restes.',
  tabsLabel: 'Calculateurs',
  tabs: { party: 'Repas de fête', 'cooking-time': 'Temps de cuisson', leftovers: 'Conservation des restes' },
} as const;
