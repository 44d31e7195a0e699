import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Flan de huevo',
  alt: 'Crème renversée au caramel démoulée sur une assiette',
  description:
    'La crème renversée des maisons et des menus du jour espagnols : du lait, des œufs entiers et du sucre, parfumés au citron et à la cannelle, pris doucement au bain-marie et démoulés sous leur caramel ambré. À préparer la veille, elle n’en sera que meilleure.',
  ingredients: {
    caramelSugar: 'de sucre semoule, pour le caramel',
    water: 'd’eau',
    milk: 'de lait entier',
    lemon: {
      one: 'ruban de zeste de citron non traité, lavé',
      other: 'rubans de zeste de citron non traité, lavé',
    },
    cinnamon: { one: 'bâton de cannelle', other: 'bâtons de cannelle' },
    eggs: { one: 'œuf moyen', other: 'œufs moyens' },
    sugar: 'de sucre semoule, pour la crème',
  },
  steps: [
    'Préchauffer le four à {oven}. Poser des ramequins de {size}, un par personne, dans un plat profond garni d’un torchon plié.',
    'Faire chauffer le sucre du caramel et l’eau à feu moyen pendant {caramel} dans une petite casserole claire à fond épais, en la faisant tourner sans remuer, jusqu’à une couleur ambrée. Verser aussitôt dans les ramequins et les incliner pour napper le fond. Ne pas toucher ni goûter : le caramel brûle bien plus gravement que l’eau bouillante.',
    'Faire chauffer le lait avec le zeste de citron et la cannelle jusqu’à ce qu’il fume. Retirer du feu, couvrir et laisser infuser {infuse}.',
    'Mélanger les œufs et le sucre de la crème sans incorporer d’air. Verser peu à peu le lait chaud en remuant, passer la crème dans un pichet, écumer et remplir les ramequins.',
    'Verser dans le plat de l’eau chauffée à la bouilloire jusqu’à mi-hauteur des ramequins, couvrir sans serrer de papier d’aluminium et enfourner pour {bake}. Le flan est cuit quand le bord est pris et que le centre tremblote encore ; un thermomètre y indique {inside}.',
    'Sortir les ramequins de l’eau, les laisser tiédir {cool}, couvrir et mettre au réfrigérateur au moins {chill}, jusqu’à ce que la crème soit ferme et que le caramel soit devenu liquide.',
    'Passer une lame fine le long du bord, poser une assiette dessus et retourner le tout d’un coup sec. Napper du reste de caramel.',
  ],
  tips: [
    'Le bain-marie ne doit jamais bouillir, sinon la crème se troue. S’il frémit trop, ajouter un peu d’eau froide.',
    'Pour nettoyer la casserole du caramel, il suffit d’y faire bouillir un peu d’eau.',
    'Pour un seul grand flan, prendre un moule de {large} et le cuire {long}.',
    'Couvert et dans son moule, le flan se garde {days} jours au réfrigérateur.',
  ],
  tags: ['dessert', 'crème renversée', 'caramel', 'à préparer la veille', 'cuisine espagnole'],
});
