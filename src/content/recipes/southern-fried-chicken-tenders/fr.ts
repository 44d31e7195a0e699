import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Aiguillettes de poulet frites à l’américaine',
  alt: 'Poulet frit',
  description:
    'Des aiguillettes plongées une nuit dans du babeurre salé, qui les assaisonne à cœur et les garde juteuses, puis frites dans une croûte épaisse de farine et de fécule de maïs au paprika, au thym et au poivre blanc, comme dans le sud des États-Unis. C’est la fécule qui rend la croûte croustillante et non pâteuse. Aussi bonnes froides en pique-nique que chaudes, avec des petits pains et un coleslaw.',
  ingredients: {
    chicken: 'd’aiguillettes de poulet',
    buttermilk: 'de babeurre (lait ribot)',
    salt: 'de sel fin',
    egg: { one: 'œuf moyen', other: 'œufs moyens' },
    flour: 'de farine de blé (T55, tout usage)',
    cornstarch: 'de fécule de maïs (Maïzena)',
    paprika: 'de paprika doux',
    garlicPowder: 'd’ail en poudre',
    onionPowder: 'd’oignon en poudre',
    thyme: 'de thym séché',
    whitePepper: 'de poivre blanc',
    bakingPowder: 'de levure chimique (poudre à pâte)',
    fryingOil: 'd’huile neutre, pour la friture',
  },
  steps: [
    'Retirer le nerf blanc de chaque aiguillette en tirant ou au couteau. Mélanger la moitié du sel au babeurre, ajouter le poulet, couvrir et mettre au réfrigérateur {soak}, ou toute une nuit, jusqu’à {longest}.',
    'Dans un grand saladier, mélanger au fouet la farine, la fécule de maïs, le paprika, l’ail et l’oignon en poudre, le thym, le poivre blanc, la levure chimique et le reste du sel.',
    'Sortir le poulet du babeurre et le laisser égoutter. Battre l’œuf dans le babeurre restant et en verser quelques cuillerées en filet sur la farine, en remuant à la fourchette jusqu’à ce que des flocons se forment.',
    'Presser chaque aiguillette dans la farine, la replonger dans le babeurre, puis la presser de nouveau dans la farine en serrant pour que les flocons tiennent. Laisser reposer {rest} sur une grille, jusqu’à ce qu’il ne tombe plus de farine sèche. Jeter le babeurre et la farine utilisés : ils ont été en contact avec du poulet cru.',
    'Chauffer l’huile à {oil} dans une cocotte haute à fond épais, de {pot} de diamètre, où elle monte à {deep} environ et ne dépasse pas le tiers de la hauteur. Garder un couvercle à portée de main et ne jamais laisser l’huile chaude sans surveillance : si elle fume, couper le feu ; si elle s’enflamme, poser le couvercle, couper le feu et ne jamais verser d’eau. Après la friture, laisser l’huile refroidir complètement avant de déplacer la cocotte.',
    'Faire frire quatre aiguillettes à la fois pendant {fry}, en les retournant une fois et en gardant l’huile entre {lowest} et {highest}. Elles sont cuites quand la croûte est d’un brun bien doré, que les bulles se sont calmées et que la partie la plus épaisse atteint {inside} à cœur.',
    'Égoutter {drain} sur une grille propre posée sur une plaque avant de servir, pour que la vapeur s’échappe et que la croûte reste croustillante.',
  ],
  tips: [
    'Pas de babeurre ? Mélanger du jus de citron à du lait, {lemon} pour {milk}, et attendre {wait} que le lait épaississe.',
    'Sortir le poulet du réfrigérateur au moment de préparer la farine ; une viande glacée refroidit trop l’huile.',
    'Retirer chaque fois à l’écumoire les miettes qui flottent, sinon elles brûlent et donnent de l’amertume aux derniers morceaux.',
    'Filtrée froide à travers une étamine, l’huile peut servir encore une ou deux fois ; la jeter quand elle sent le rance, mousse ou fume trop tôt.',
    'Mettre les restes au réfrigérateur dans les {chill} et les consommer dans les {days} jours. Pour un pique-nique, les garder dans une glacière.',
  ],
  tags: [
    'poulet frit',
    'poulet frit américain',
    'tenders',
    'aiguillettes de poulet',
    'babeurre',
    'pique-nique',
  ],
});
