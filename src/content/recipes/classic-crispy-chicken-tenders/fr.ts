import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Aiguillettes de poulet panées croustillantes',
  alt: 'Aiguillettes de poulet croustillantes',
  description:
    'La version toute simple, et délicieuse : farine, œuf, chapelure assaisonnée et un fond d’huile bien chaude. Un court repos après le panage colle la croûte à la viande : elle tient dans la sauteuse et craque sous la dent. Compter {stove} aux fourneaux.',
  ingredients: {
    chicken: 'd’aiguillettes de poulet',
    salt: 'de sel fin',
    pepper: 'de poivre noir',
    flour: 'de farine de blé (T55, tout usage)',
    eggs: { one: 'œuf moyen', other: 'œufs moyens' },
    water: 'd’eau',
    breadcrumbs: 'de chapelure fine',
    paprika: 'de paprika doux',
    garlicPowder: 'd’ail en poudre',
    fryingOil: 'd’huile neutre, pour la friture',
    lemon: { one: 'citron, lavé et coupé en quartiers', other: 'citrons, lavés et coupés en quartiers' },
  },
  steps: [
    'Retirer le nerf blanc de chaque aiguillette en tirant ou au couteau, éponger la viande et l’assaisonner avec le poivre et les deux tiers du sel.',
    'Préparer trois assiettes creuses : la farine dans la première, les œufs battus avec l’eau dans la deuxième, la chapelure mélangée au paprika, à l’ail en poudre et au reste du sel dans la troisième.',
    'Fariner chaque aiguillette et secouer l’excédent, la passer dans l’œuf et laisser égoutter, puis la presser des deux côtés dans la chapelure jusqu’à ce qu’elle soit entièrement couverte. Poser sur une grille et laisser reposer {rest}. Jeter la farine, l’œuf et la chapelure qui restent : ils ont touché du poulet cru.',
    'Verser l’huile dans une sauteuse à fond épais et à bords hauts, de {pan} de diamètre, où elle monte à {deep} environ et ne dépasse pas le tiers de la hauteur, et la chauffer à {oil}. Sans thermomètre, y jeter une miette : elle doit grésiller aussitôt et dorer en {crumb} environ. Garder un couvercle à portée de main et ne jamais laisser l’huile chaude sans surveillance : si elle fume, couper le feu ; si elle s’enflamme, poser le couvercle, couper le feu et ne jamais verser d’eau. Après la friture, laisser l’huile refroidir complètement avant de déplacer la sauteuse.',
    'Faire frire en plusieurs fois, sans que les morceaux se touchent, {first} sur la première face et {second} sur la seconde. Les aiguillettes sont cuites quand elles sont bien dorées et que la partie la plus épaisse atteint {inside} à cœur. Laisser l’huile remonter en température avant d’en plonger d’autres.',
    'Égoutter sur une grille propre posée sur une plaque, et non sur du papier, qui ramollit le dessous. Garder au chaud au four à {warm} le temps que tout soit frit. Servir avec les quartiers de citron.',
  ],
  tips: [
    'Garder une main pour le sec et l’autre pour l’œuf évite de se paner les doigts.',
    'Pas d’aiguillettes au magasin ? Couper des filets de poulet en lanières de {thick} d’épaisseur environ, dans la longueur ; le temps de cuisson est le même.',
    'Les congeler panées et crues sur un plateau, puis les mettre en sachet. Avant de les frire encore congelées, en faire tomber tout le givre, qui fait déborder l’huile chaude, et les y plonger doucement, quelques-unes à la fois ; frire à {oil}, {fry} environ, et vérifier que le cœur atteint {inside}.',
    'La quantité d’huile est celle qu’il faut dans la sauteuse ; la plus grande partie y reste. Les lipides indiqués ne comptent que ce que la croûte absorbe, {share} environ par personne.',
  ],
  tags: ['poulet pané', 'tenders', 'aiguillettes de poulet', 'friture', 'repas en famille', 'rapide'],
});
