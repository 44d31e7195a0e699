import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Smash fraise-basilic',
  alt: 'Citronnade à la fraise dans un verre',
  description:
    'Des fraises bien mûres écrasées avec du sucre et du basilic, relevées de citron et allongées d’eau gazeuse : une citronnade à la fraise, avec une note verte et poivrée en arrière-plan. Elle vaut ce que valent les fraises : à préparer quand elles sont parfumées.',
  garnish: ['Feuille de basilic', 'Petite fraise sur le bord du verre', 'Rondelle de citron'],
  glassware: 'Tumbler ou verre old fashioned',
  ingredients: {
    strawberries: 'de fraises bien mûres, équeutées',
    sugar: 'de sucre semoule',
    basil: { one: 'feuille de basilic frais', other: 'feuilles de basilic frais' },
    lemonJuice: 'de jus de citron fraîchement pressé',
    ice: 'Glaçons, pour remplir le shaker et les verres',
    soda: 'd’eau gazeuse bien fraîche',
  },
  steps: [
    'Laver les fraises avant de les équeuter, ainsi que le basilic. Réserver une petite fraise par verre pour la décoration. Émincer les autres dans un shaker ou un grand bocal, ajouter le sucre et laisser reposer {stand}, le temps que les fraises baignent dans leur jus rouge.',
    'Piler grossièrement. Ajouter le basilic et ne le presser que {press} fois, jusqu’à ce qu’il embaume.',
    'Ajouter le jus de citron et une bonne poignée de glaçons, fermer et secouer vigoureusement {shake}, le temps que l’extérieur soit givré.',
    'Filtrer à travers une passoire à grosses mailles dans les verres remplis de nouveaux glaçons, en pressant avec une cuillère pour qu’un peu de pulpe passe et qu’il ne reste que les graines et les feuilles.',
    'Compléter d’eau gazeuse, remuer une fois en partant du fond et décorer. Goûter : d’abord l’acidité, puis le sucré ; un peu de sucre ou de citron en plus rétablit l’équilibre.',
  ],
  tips: [
    'Hors saison, des fraises surgelées conviennent. Les décongeler avec le sucre et utiliser leur jus.',
    'Quelques gouttes de vinaigre balsamique dans le shaker renforcent la couleur et le goût des fraises pâles.',
    'On peut secouer et filtrer la veille et garder la base au réfrigérateur ; ajouter l’eau gazeuse au dernier moment.',
    'Pour une boisson limpide, filtrer une seconde fois à travers une passoire fine.',
  ],
  tags: ['fraise', 'basilic', 'citron', 'sans alcool', 'été'],
});
