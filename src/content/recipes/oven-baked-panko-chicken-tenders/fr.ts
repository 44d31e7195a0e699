import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Aiguillettes de poulet au panko, cuites au four',
  alt: 'Morceaux de poulet panés',
  description:
    'Des aiguillettes vraiment croustillantes, au four. L’astuce est de faire dorer le panko avant de paner : {bake} suffisent à cuire le poulet, mais pas à colorer une chapelure pâle. Moins d’huile, pas d’éclaboussures, et tout est prêt en même temps.',
  ingredients: {
    panko: 'de chapelure panko',
    oil: 'd’huile d’olive',
    chicken: 'd’aiguillettes de poulet',
    salt: 'de sel fin',
    pepper: 'de poivre noir',
    flour: 'de farine de blé (T55, tout usage)',
    eggs: { one: 'œuf moyen', other: 'œufs moyens' },
    mustard: 'de moutarde de Dijon',
    paprika: 'de paprika fumé',
    garlicPowder: 'd’ail en poudre',
    lemon: { one: 'citron, lavé et coupé en quartiers', other: 'citrons, lavés et coupés en quartiers' },
  },
  steps: [
    'Préchauffer le four à {oven} et poser une grille sur une plaque de cuisson.',
    'Sur une seconde plaque, frotter le panko avec l’huile du bout des doigts, l’étaler en couche mince et le faire dorer au four {toast}, en remuant une fois, le temps qu’il ait la couleur du sable sec. Bien surveiller la dernière minute. Verser dans une assiette creuse et laisser refroidir.',
    'Retirer le nerf blanc de chaque aiguillette en tirant ou au couteau, éponger la viande et l’assaisonner avec le poivre et les deux tiers du sel.',
    'Mélanger le paprika, l’ail en poudre et le reste du sel au panko. Mettre la farine dans une deuxième assiette et battre les œufs avec la moutarde dans une troisième.',
    'Fariner chaque aiguillette, la secouer, la passer dans l’œuf, puis la presser fermement dans le panko de tous côtés. Disposer sur la grille sans que les morceaux se touchent. Jeter la farine, l’œuf et la chapelure qui restent : ils ont touché du poulet cru.',
    'Cuire au four {bake} sans retourner, jusqu’à ce que la croûte soit bien dorée et que le cœur du morceau le plus épais atteigne {inside}. Les morceaux minces, cuits plus tôt, peuvent sortir les premiers.',
    'Laisser {rest} sur la grille pour que la croûte se raffermisse et servir avec les quartiers de citron.',
  ],
  tips: [
    'La grille compte : à même la plaque, le dessous ramollit. Sans grille, préchauffer la plaque au four, l’huiler et retourner les aiguillettes une fois.',
    'La taille des flocons de panko varie d’un paquet à l’autre, il est donc indiqué au poids seulement. S’ils sont gros, il faut les presser davantage.',
    'Pour réchauffer, passer au four à {oven} pendant {reheat} ; le micro-ondes rend la panure caoutchouteuse. Consommer les restes dans les {days} jours.',
  ],
  tags: ['poulet pané au four', 'panko', 'tenders', 'aiguillettes de poulet', 'repas de semaine'],
});
