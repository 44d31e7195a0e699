import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Citronnade aux myrtilles et à la lavande',
  alt: 'Boisson glacée couleur de fruits rouges',
  description:
    'Un sirop de myrtilles où la lavande infuse brièvement, mêlé à une citronnade bien froide, qu’il teinte d’un rouge vif. La lavande est ici un assaisonnement et non un parfum : {flowers} hors du feu donnent un goût de fleur, {soap} un goût de savon. Le sirop se prépare plusieurs jours à l’avance.',
  garnish: ['Myrtilles fraîches', 'Rondelle de citron', 'Brin de lavande alimentaire'],
  glassware: 'Grand verre droit ou verre bocal',
  ingredients: {
    blueberries: 'de myrtilles, fraîches ou surgelées',
    sugar: 'de sucre semoule',
    syrupWater: 'd’eau pour le sirop',
    lavender: 'de lavande alimentaire séchée',
    lemonJuice: 'de jus de citron fraîchement pressé',
    coldWater: 'd’eau froide',
    ice: 'Glaçons, pour remplir les verres',
  },
  steps: [
    'Dans une petite casserole, porter à ébullition les myrtilles, le sucre et l’eau du sirop, puis laisser frémir {simmer}, jusqu’à ce que les baies éclatent et que le sirop, d’un violet profond, nappe légèrement la cuillère.',
    'Retirer du feu, incorporer la lavande, couvrir et laisser infuser {infuse}. Goûter : la note florale doit rester discrète, à l’arrière-plan.',
    'Filtrer au-dessus d’un pichet à travers une passoire fine, en pressant les fruits jusqu’à ce qu’il ne reste que les peaux et les fleurs, puis laisser refroidir {cool} au réfrigérateur, ou plus vite en posant le pichet dans un saladier de glaçons.',
    'Verser le jus de citron, qui fait virer le violet au rouge vif, puis l’eau froide, et mélanger. Goûter : la boisson peut être un peu forte en goût, car les glaçons vont la diluer.',
    'Remplir de grands verres de glaçons, verser la citronnade et décorer.',
  ],
  tips: [
    'Choisir de la lavande vendue pour la cuisine. Les fleurs pour sachets ou de fleuriste peuvent être traitées ou parfumées.',
    'Le sirop se garde une semaine au réfrigérateur dans une bouteille propre et fermée.',
    'En remplaçant la moitié de l’eau froide par de l’eau gazeuse, on obtient une citronnade pétillante ; ajouter l’eau gazeuse directement dans le verre.',
    'Pour ceux qui aiment trouver quelque chose à manger au fond du verre, y déposer une cuillerée des fruits pressés.',
  ],
  tags: ['myrtille', 'lavande', 'citronnade', 'sans alcool', 'pichet'],
});
