import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Aiguillettes de poulet panées, sauce miel-moutarde',
  alt: 'Lanières de poulet panées',
  description:
    'Des aiguillettes panées où la moutarde sert deux fois : badigeonnée sur la viande, qu’elle assaisonne et à laquelle elle colle la chapelure, et mêlée au miel dans une sauce où les tremper. La sauce ne se cuit pas et a assez de piquant pour répondre à la panure. Servie à part, elle laisse le croustillant intact jusqu’à la dernière bouchée.',
  ingredients: {
    chicken: 'd’aiguillettes de poulet',
    salt: 'de sel fin',
    pepper: 'de poivre noir',
    chickenMustard: 'de moutarde de Dijon, pour le poulet',
    flour: 'de farine de blé (T55, tout usage)',
    eggs: { one: 'œuf moyen', other: 'œufs moyens' },
    breadcrumbs: 'de chapelure fine',
    paprika: 'de paprika doux',
    fryingOil: 'd’huile neutre, pour la friture',
    honey: 'de miel',
    sauceMustard: 'de moutarde de Dijon, pour la sauce',
    mayonnaise: 'de mayonnaise',
    lemonJuice: 'de jus de citron frais',
  },
  steps: [
    'Pour la sauce, fouetter le miel avec la moutarde prévue pour la sauce, la mayonnaise et le jus de citron jusqu’à obtenir un mélange lisse et clair. Goûter : le sucré doit venir d’abord, le piquant ensuite. Réserver au réfrigérateur pendant la cuisson.',
    'Retirer le nerf blanc de chaque aiguillette en tirant ou au couteau et éponger la viande. La mélanger avec les trois quarts du sel, le poivre et la moutarde prévue pour le poulet, jusqu’à ce qu’elle en soit finement enrobée partout.',
    'Mettre la farine dans une assiette creuse, les œufs battus dans une deuxième et la chapelure mélangée au paprika dans une troisième.',
    'Passer les aiguillettes dans la farine, puis dans l’œuf, puis dans la chapelure, en pressant fermement jusqu’à ce qu’il ne reste plus d’endroit humide. Laisser reposer {rest} sur une grille pour que la panure se fixe. Jeter la farine, l’œuf et la chapelure qui restent : ils ont touché du poulet cru.',
    'Verser l’huile dans une sauteuse à fond épais et à bords hauts, de {pan} de diamètre, où elle monte à {deep} environ et ne dépasse pas le tiers de la hauteur, et la chauffer à {oil} ; une miette jetée dedans doit grésiller aussitôt. Garder un couvercle à portée de main et ne jamais laisser l’huile chaude sans surveillance : si elle fume, couper le feu ; si elle s’enflamme, poser le couvercle, couper le feu et ne jamais verser d’eau. Après la friture, laisser l’huile refroidir complètement avant de déplacer la sauteuse.',
    'Faire frire quelques aiguillettes à la fois pendant {first}, les retourner et poursuivre {second}, jusqu’à ce qu’elles soient bien dorées et que la partie la plus épaisse atteigne {inside} à cœur. La moutarde fait brunir la croûte un peu tôt : se fier au thermomètre plutôt qu’à la couleur.',
    'Égoutter sur une grille propre, saler avec le reste du sel tant que les aiguillettes sont brûlantes et servir avec la sauce dans un bol.',
  ],
  tips: [
    'Pour une version glacée, tiédir la moitié de la sauce sans la faire bouillir et en badigeonner les aiguillettes juste avant de servir ; la croûte ramollit en {soft}.',
    'La moutarde à l’ancienne donne du grain à la sauce. La moutarde douce est moins forte et plus sucrée.',
    'La sauce se garde une semaine au réfrigérateur avec une mayonnaise du commerce ; avec une mayonnaise maison, la consommer dans les {days} jours.',
    'Ne jamais donner de miel à un enfant de moins d’un an.',
    'Beaucoup de moutardes de Dijon contiennent des sulfites ; l’étiquette l’indique.',
  ],
  tags: ['poulet pané', 'miel moutarde', 'tenders', 'aiguillettes de poulet', 'friture', 'sauce'],
});
