import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Calculateurs de cuisine',
  text: 'Quantités pour une fête, temps de cuisson, restes.',
  menu: 'Calculateurs de cuisine',
  search:
    'fête invités personnes repas boissons temps de cuisson rôtir griller mijoter poulet bœuf porc poisson température restes riz conservation réfrigérateur congélateur jours conserver garder durée',
  parameters: {
    guests: 'Le nombre d’invités',
    meal: 'Le type de repas',
    appetizers: 'Avec des amuse-bouches',
    dessert: 'Avec un dessert',
    children: 'Combien d’enfants parmi eux',
    vegetarians: 'Combien de végétariens',
    vegans: 'Combien de véganes',
    weight: 'Le poids de la viande ou du poisson',
    unit: 'Son unité',
    protein: 'Ce que l’on cuit',
    method: 'Le mode de cuisson',
    ready: 'L’heure de passer à table',
    cooked: 'Le jour de la cuisson',
    food: 'Le type d’aliment',
    storage: 'Le mode de conservation',
  },
} satisfies TranslatedAbout['cooking'];

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
} as const satisfies TranslatedTools['cooking'];
