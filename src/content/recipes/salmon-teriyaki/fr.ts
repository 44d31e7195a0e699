import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Saumon teriyaki',
  alt: 'Saumon laqué teriyaki',
  cuisine: 'Japonaise',
  description:
    'Un saumon à la peau croustillante sous un laquage sombre et brillant comme un miroir, fait de sauce soja, de mirin, de saké et d’un peu de sucre, le tout dans une seule poêle. La sauce n’y entre que lorsque le poisson est presque cuit : elle épaissit en quelques minutes et ne brûle jamais. Du riz vapeur et un légume vert suffisent à l’accompagner.',
  ingredients: {
    salmon: {
      one: 'pavé de saumon d’environ {each}, avec la peau',
      other: 'pavés de saumon d’environ {each} chacun, avec la peau',
    },
    salt: 'de sel fin',
    soySauce: 'de sauce soja',
    mirin: 'de mirin',
    sake: 'de saké',
    sugar: 'de sucre semoule',
    ginger: 'de gingembre frais finement râpé',
    oil: 'd’huile végétale',
    sesame: 'de graines de sésame grillées',
    scallions: {
      one: 'oignon nouveau (oignon vert), finement émincé',
      other: 'oignons nouveaux (oignons verts) finement émincés',
    },
  },
  steps: [
    'Sortir le saumon du réfrigérateur, passer un doigt sur la chair et retirer les arêtes. Bien le sécher, saler le côté peau et laisser reposer {stand}.',
    'Mélanger la sauce soja, le mirin, le saké, le sucre et le gingembre dans un bol, jusqu’à dissolution du sucre.',
    'Sécher la peau une nouvelle fois. Faire chauffer l’huile dans une grande poêle antiadhésive ou bien culottée à feu moyen-vif, jusqu’à ce qu’elle ondule. Y poser le saumon côté peau et presser chaque pavé à plat avec une spatule {press}, pour que la peau ne se rétracte pas.',
    'Réduire à feu moyen et cuire {cook} sans toucher au poisson, jusqu’à ce que la peau soit croustillante et se décolle de la poêle et que la chair ait blanchi sur les deux tiers de la hauteur.',
    'Retourner les pavés et cuire {cook}. Les déposer sur une assiette et vider la graisse de la poêle ou l’essuyer.',
    'Verser la sauce et faire bouillir {boil}, jusqu’à ce qu’elle ait réduit de moitié, que les bulles soient grosses et lentes et qu’une cuillère y laisse un sillon qui se referme lentement.',
    'Remettre le saumon, peau vers le haut, et napper ses côtés de sauce pendant {glaze}, en gardant la peau au sec. Il est cuit quand il se détache en feuillets à la moindre pression, qu’il est opaque à cœur et que le thermomètre indique {done} au plus épais.',
    'Dresser les pavés sur des assiettes, verser le reste de la sauce autour et parsemer de sésame et d’oignons nouveaux.',
  ],
});
