import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Fizz aux fruits de la passion',
  alt: 'Boisson glacée aux fruits de la passion, façon mojito, sans alcool',
  description:
    'De la pulpe de fruits de la passion, du citron vert et de la menthe froissée, allongés d’eau gazeuse et montés directement dans le verre comme un mojito. La moitié des fruits est filtrée pour une base dorée et lisse, l’autre garde ses graines, qui croquent agréablement au bout de la paille. Parfumé, acide et très froid.',
  garnish: ['Demi-fruit de la passion', 'Brin de menthe', 'Rondelle de citron vert'],
  glassware: 'Verre highball (long drink)',
  ingredients: {
    passionFruit: { one: 'fruit de la passion bien mûr', other: 'fruits de la passion bien mûrs' },
    sugar: 'de sucre semoule',
    hotWater: 'd’eau chaude',
    limeJuice: 'de jus de citron vert fraîchement pressé',
    mint: { one: 'feuille de menthe fraîche', other: 'feuilles de menthe fraîche' },
    ice: 'Glace pilée, pour remplir les verres',
    soda: 'd’eau gazeuse bien fraîche',
  },
  steps: [
    'Mélanger le sucre et l’eau chaude jusqu’à ce que le sucre soit dissous et que le sirop soit limpide, puis laisser refroidir {cool}.',
    'Laver les fruits de la passion et la menthe, puis couper les fruits en deux. Racler la moitié de la pulpe dans une passoire posée sur un bol et frotter avec une cuillère jusqu’à ce qu’il ne reste que les graines noires et sèches ; garder l’autre moitié telle quelle.',
    'Répartir la menthe et le sirop entre les verres et presser les feuilles {press} fois, pour qu’elles embaument tout en restant entières.',
    'Ajouter le jus filtré, le jus de citron vert et la pulpe entière, remuer {stir} et remplir les verres de glace pilée.',
    'Verser lentement l’eau gazeuse, remuer une fois du fond vers le haut avec une cuillère à long manche, pour que les graines se répartissent dans la boisson, et décorer tant qu’elle pétille.',
  ],
  tips: [
    'Un fruit de la passion fripé est un fruit mûr. Il doit être lourd pour sa taille ; s’il est léger, il est desséché.',
    'La pulpe surgelée non sucrée convient bien : compter {pulp} par fruit.',
    'Des fruits très acides demandent plus de sirop. Goûter avant d’ajouter l’eau gazeuse, quand il est encore facile de rectifier.',
    'La ginger beer à la place de l’eau gazeuse donne du piquant ; la choisir sans alcool et réduire le sucre de moitié.',
  ],
  tags: ['fruit de la passion', 'citron vert', 'menthe', 'sans alcool', 'pétillant'],
});
