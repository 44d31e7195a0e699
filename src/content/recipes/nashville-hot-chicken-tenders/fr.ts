import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Aiguillettes de poulet pimentées façon Nashville',
  alt: 'Aiguillettes de poulet pimentées façon Nashville',
  description:
    'Des aiguillettes au babeurre, à la croûte pleine d’aspérités, badigeonnées, dès la sortie du bain de friture, d’une huile chaude où ont infusé piment de Cayenne, paprika et sucre roux. Le piquant est sérieux et monte lentement ; le pain de mie retient l’huile rouge et les cornichons froids éteignent l’incendie. Prévoir {soak} de repos dans le babeurre, et préparer la pâte avec moitié moins de piment si tous les convives n’aiment pas manger fort.',
  ingredients: {
    chicken: 'd’aiguillettes de poulet',
    buttermilk: 'de babeurre (lait ribot)',
    hotSauce: 'de sauce pimentée à base de vinaigre',
    egg: { one: 'œuf moyen', other: 'œufs moyens' },
    salt: 'de sel fin',
    flour: 'de farine de blé (T55, tout usage)',
    pepper: 'de poivre noir',
    bakingPowder: 'de levure chimique (poudre à pâte)',
    fryingOil: 'd’huile neutre, pour la friture',
    cayenne: 'de piment de Cayenne',
    brownSugar: 'de sucre roux (vergeoise ou cassonade)',
    paprika: 'de paprika doux',
    garlicPowder: 'd’ail en poudre',
    pasteOil: 'd’huile neutre, pour la pâte pimentée',
    bread: { one: 'tranche de pain de mie', other: 'tranches de pain de mie' },
    pickles: { one: 'rondelle de cornichon à l’aneth', other: 'rondelles de cornichon à l’aneth' },
  },
  steps: [
    'Retirer le nerf blanc de chaque aiguillette en tirant ou au couteau. Fouetter le babeurre avec la sauce pimentée, l’œuf et la moitié du sel, y retourner le poulet, couvrir et mettre au réfrigérateur {soak}, ou jusqu’à {longest}.',
    'Mélanger au fouet la farine, le poivre noir, la levure chimique et la moitié du sel restant. Y incorporer quelques cuillerées du babeurre en frottant du bout des doigts jusqu’à obtenir une multitude de petits grumeaux irréguliers ; ce sont eux qui feront les aspérités de la croûte.',
    'Sortir les aiguillettes une à une, les laisser égoutter et les presser fermement dans la farine de tous côtés. Laisser reposer {rest} sur une grille, jusqu’à ce que l’enrobage paraisse humide et non plus poudreux. Jeter le babeurre et la farine utilisés : ils ont été en contact avec du poulet cru.',
    'Pour la pâte, mélanger le piment de Cayenne, le sucre roux, le paprika, l’ail en poudre et le reste du sel dans un bol résistant à la chaleur. Chauffer l’huile de la pâte à {oil} dans une petite casserole, la verser sur les épices et fouetter ; cela doit mousser et sentir le piment grillé, pas le brûlé.',
    'Chauffer l’huile de friture à {oil} dans une cocotte haute à fond épais, de {pot} de diamètre, où elle monte à {deep} environ et ne dépasse pas le tiers de la hauteur. Garder un couvercle à portée de main et ne jamais laisser l’huile chaude sans surveillance : si elle fume, couper le feu ; si elle s’enflamme, poser le couvercle, couper le feu et ne jamais verser d’eau. Après la friture, laisser l’huile refroidir complètement avant de déplacer la cocotte.',
    'Faire frire quatre aiguillettes à la fois pendant {fry}, en les retournant une fois et en gardant l’huile au-dessus de {lowest}, jusqu’à ce qu’elles soient d’un doré foncé et que la partie la plus épaisse atteigne {inside} à cœur. Égoutter sur une grille propre.',
    'Remuer la pâte depuis le fond, car les épices y tombent, et en badigeonner les deux faces des aiguillettes encore crépitantes. Servir sur le pain de mie, les cornichons par-dessus.',
  ],
  tips: [
    'La force du piment de Cayenne varie d’un flacon à l’autre. Commencer par la moitié ; on peut toujours en rajouter au pinceau.',
    'La plupart des cornichons en bocal contiennent des graines de moutarde : c’est pourquoi la moutarde est signalée ici.',
    'Éloigner le visage quand l’huile chaude touche les épices : les vapeurs piquent. Ouvrir une fenêtre.',
    'Un thermomètre accroché à la cocotte est ici la meilleure aide. Trop froide, l’huile imbibe la croûte ; trop chaude, elle la brûle avant que la viande soit cuite.',
    'Les valeurs nutritionnelles comptent l’huile que prennent la croûte et le badigeonnage, pas celle qui reste dans la cocotte et dans le bol.',
  ],
  tags: ['poulet pimenté', 'nashville hot chicken', 'poulet frit', 'tenders', 'babeurre', 'épicé'],
});
