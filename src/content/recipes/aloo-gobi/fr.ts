import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Aloo gobi (pommes de terre et chou-fleur aux épices)',
  alt: 'Aloo gobi : pommes de terre et chou-fleur',
  description:
    'Le curry sec de la cuisine familiale du nord de l’Inde : pommes de terre et chou-fleur dorés à l’huile, puis étuvés presque uniquement dans le jus des tomates, avec du cumin, de la coriandre et du curcuma. Les légumes restent entiers et chaque morceau est enrobé d’épices.',
  ingredients: {
    oil: 'd’huile neutre',
    potatoes: 'de pommes de terre à chair ferme, épluchées et coupées en cubes de {cube}',
    cauliflower: 'de chou-fleur, détaillé en bouquets de {floret} et bien séché',
    cuminSeeds: 'de graines de cumin',
    onion: { one: 'oignon moyen finement haché', other: 'oignons moyens finement hachés' },
    ginger: 'de gingembre frais finement râpé',
    garlic: { one: 'gousse d’ail finement râpée', other: 'gousses d’ail finement râpées' },
    greenChili: {
      one: 'piment vert, fendu dans la longueur',
      other: 'piments verts, fendus dans la longueur',
    },
    coriander: 'de coriandre moulue',
    cumin: 'de cumin moulu',
    turmeric: 'de curcuma en poudre',
    chiliPowder: 'de piment du Cachemire en poudre',
    tomatoes: { one: 'tomate moyenne, coupée en dés', other: 'tomates moyennes, coupées en dés' },
    salt: 'de sel fin',
    water: 'd’eau chaude',
    fenugreek: 'de feuilles de fenugrec séchées (kasuri methi), émiettées',
    garamMasala: 'de garam masala',
    lemonJuice: 'de jus de citron',
    cilantro: 'de coriandre fraîche ciselée',
  },
  steps: [
    'Faire chauffer la moitié de l’huile à feu moyen-vif dans une grande sauteuse à fond épais munie d’un couvercle. Y faire dorer le chou-fleur {fry}, en le retournant de temps en temps, le temps qu’il soit doré par endroits mais encore ferme. Le réserver.',
    'Mettre les pommes de terre dans la même sauteuse et les faire sauter {fry}, le temps que les bords soient dorés. Les réserver avec le chou-fleur.',
    'Réduire à feu moyen, verser le reste de l’huile et ajouter les graines de cumin. Au bout de {crackle} environ, elles crépitent et foncent légèrement : ajouter aussitôt l’oignon et le faire revenir {fry}, le temps qu’il soit fondant et blond.',
    'Ajouter le gingembre, l’ail et le piment vert et faire revenir {cook}, jusqu’à disparition de l’odeur de cru. Ajouter la coriandre moulue, le cumin moulu, le curcuma et le piment en poudre avec une cuillerée d’eau chaude prélevée sur la quantité prévue, et remuer {spices} pour que les épices libèrent leur parfum sans brûler.',
    'Ajouter les tomates et le sel. Laisser cuire {cook} en écrasant les tomates, jusqu’à ce qu’elles forment une pâte épaisse et que l’huile perle au bord de la sauteuse.',
    'Remettre les pommes de terre et le chou-fleur et les retourner dans cette pâte pour bien les enrober. Verser le reste de l’eau chaude, couvrir hermétiquement et laisser cuire {steam} à feu doux, en retournant les légumes une fois. La lame d’un couteau doit traverser facilement les pommes de terre, et le chou-fleur doit rester légèrement croquant.',
    'Découvrir, ajouter les feuilles de fenugrec et le garam masala et cuire à feu plus vif {dry}, jusqu’à ce qu’il ne reste presque plus de liquide. Hors du feu, incorporer délicatement le jus de citron et la coriandre fraîche, couvrir et laisser reposer {stand} avant de servir.',
  ],
  tips: [
    'Bien sécher le chou-fleur après l’avoir lavé. Mouillés, les bouquets cuisent à la vapeur et se défont avant de dorer.',
    'Une fois le couvercle posé, remuer le moins possible : retourner plutôt les légumes avec une spatule plate.',
    'Couper le chou-fleur en morceaux nettement plus gros que les pommes de terre, car il cuit plus vite.',
    'Le piment du Cachemire donne plus de couleur que de piquant. Avec un piment plus fort, en mettre deux fois moins.',
    'Ce plat se garde {days} jours au réfrigérateur ; le lendemain, il fait une bonne garniture pour des pains plats.',
  ],
  tags: ['pommes de terre', 'chou-fleur', 'cuisine indienne', 'curry', 'plat végétarien'],
});
