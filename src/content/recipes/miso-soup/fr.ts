import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Soupe miso au tofu et au wakamé',
  alt: 'Soupe miso',
  description:
    'Trouble, savoureuse et légère, prête en une demi-heure. La base est un dashi frais de kombu et de bonite séchée, à peine plus long à faire qu’un thé ; on y ajoute le tofu, le wakamé et l’oignon nouveau, et l’on délaye le miso en dernier, sans faire bouillir, pour qu’il garde son parfum.',
  ingredients: {
    water: 'd’eau froide',
    kombu: 'de kombu séché',
    bonitoFlakes: 'de copeaux de bonite séchée (katsuobushi)',
    wakame: 'de wakamé séché en morceaux',
    tofu: 'de tofu soyeux, coupé en dés de {cube}',
    miso: 'de miso blanc de riz, sans gluten',
    scallions: {
      one: 'oignon nouveau (oignon vert), finement émincé',
      other: 'oignons nouveaux (oignons verts) finement émincés',
    },
  },
  steps: [
    'Essuyer le kombu avec un torchon sec en laissant le voile blanc, qui donne du goût. Le mettre dans une casserole avec l’eau et chauffer à feu doux {heat} environ, jusqu’à ce que de petites bulles se rassemblent au fond et que l’eau atteigne environ {water}. Retirer le kombu avant l’ébullition.',
    'Porter l’eau à ébullition, retirer la casserole du feu et y parsemer les copeaux de bonite. Laisser infuser {steep}, le temps que la plupart soient tombés au fond.',
    'Filtrer le dashi au-dessus d’une casserole propre, dans une passoire garnie d’un filtre en papier ou d’une étamine. Le laisser s’égoutter sans presser, ce qui le rendrait trouble et lui donnerait un goût de poisson.',
    'Faire tremper le wakamé {soak} dans un bol d’eau froide, jusqu’à ce qu’il se soit déployé et ramolli, puis l’égoutter.',
    'Chauffer le dashi jusqu’à léger frémissement. Y glisser le tofu et le chauffer doucement {tofu}, jusqu’à ce que les dés soient chauds à cœur. Ajouter le wakamé.',
    'Retirer la casserole du feu. Mettre le miso dans une petite passoire ou une louche, la plonger dans la soupe et remuer au fouet jusqu’à dissolution complète, sans grumeaux.',
    'Réchauffer encore la soupe jusqu’à ce qu’elle fume, sans la laisser bouillir. La verser dans des bols, parsemer d’oignon nouveau et servir aussitôt ; remuer depuis le fond, car le miso se dépose.',
  ],
  tips: [
    'Les misos sont plus ou moins salés. En délayer d’abord les trois quarts, goûter, puis ajouter le reste.',
    'Pour une soupe sans gluten, choisir un miso à base de riz ou de soja seulement : le miso d’orge contient du gluten. L’étiquette l’indique.',
    'Pour une version végane, supprimer la bonite et faire tremper le kombu {soak} au réfrigérateur, dans l’eau froide, avec quelques shiitakés séchés.',
    'L’ébullition éteint le parfum du miso : réchauffer les restes doucement et les consommer dans les {days} jours.',
  ],
  tags: ['soupe', 'cuisine japonaise', 'miso', 'tofu', 'recette rapide'],
});
