import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Madeleines',
  alt: 'Madeleines dorées en forme de coquille, avec un demi-citron',
  description:
    'Les petits gâteaux de Commercy, en Lorraine, cannelés d’un côté et bossus de l’autre. La bosse naît d’un choc : pâte froide, moule froid, four très chaud. En compter deux par personne, encore tièdes, avec une tasse de thé.',
  ingredients: {
    butter: 'de beurre, pour la pâte',
    eggs: { one: 'œuf moyen', other: 'œufs moyens' },
    sugar: 'de sucre semoule',
    zest: 'de zeste finement râpé d’un citron non traité, lavé',
    flour: 'de farine de blé (T45, T55 ou tout usage), pour la pâte',
    bakingPowder: 'de levure chimique (poudre à pâte)',
    salt: 'de sel fin',
    milk: 'de lait entier',
    panButter: 'de beurre très mou, pour le moule',
    panFlour: 'de farine de blé (T45, T55 ou tout usage), pour le moule',
  },
  steps: [
    'Faire fondre le beurre de la pâte et le laisser tiédir.',
    'Fouetter les œufs, le sucre et le zeste {whisk}, jusqu’à ce que le mélange blanchisse et mousse.',
    'Mélanger la farine de la pâte, la levure chimique et le sel, les tamiser dessus et les incorporer. Ajouter le lait, puis le beurre fondu, juste le temps que la pâte soit lisse.',
    'Couvrir et mettre la pâte au réfrigérateur au moins {chill}, jusqu’à ce qu’elle soit épaisse et froide à cœur.',
    'Beurrer les alvéoles d’un moule à madeleines, les fariner avec la farine prévue et tapoter pour ôter l’excédent. Mettre le moule au congélateur {freeze} et préchauffer le four à {oven}.',
    'Remplir les alvéoles aux trois quarts, sans étaler la pâte, et enfourner à mi-hauteur pour {hot}. Baisser le four à {oven} et prolonger la cuisson de {bake}, jusqu’à ce que les bosses soient sèches et les bords bien dorés. Garder le reste de la pâte au froid, le temps de laver, de beurrer et de refroidir le moule, et remonter le four.',
    'Démouler aussitôt, en décollant à la pointe du couteau celles qui attachent, et laisser refroidir sur une grille, coquille dessus.',
  ],
  tips: [
    'Plus l’écart entre la pâte et le four est grand, plus la bosse est haute : ne pas écourter le repos au froid.',
    'La pâte peut attendre jusqu’à {night} au réfrigérateur, pour des madeleines fraîches au petit déjeuner.',
    'Ne pas goûter la pâte : les œufs et la farine crus peuvent porter des germes que seule la cuisson détruit.',
    'Les madeleines sont meilleures dans les heures qui suivent. Elles se gardent {days} jours dans une boîte fermée.',
  ],
  tags: ['madeleines', 'goûter', 'citron', 'Lorraine', 'cuisine française'],
});
