import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gâteau au yaourt',
  alt: 'Gâteau au yaourt rond et doré, une part coupée, avec un pot de yaourt',
  description:
    'Le premier gâteau que l’on fait tout seul, celui qui se mesure au pot : un de yaourt, deux de sucre, trois de farine. Simple, moelleux, prêt en un quart d’heure, il se mange nature, avec des fruits ou de la confiture. Un fouet suffit.',
  ingredients: {
    panButter: 'de beurre mou, pour le moule',
    yogurt: 'de yaourt nature au lait entier (un pot)',
    sugar: 'de sucre semoule',
    eggs: { one: 'œuf moyen', other: 'œufs moyens' },
    vanilla: 'd’extrait de vanille',
    flour: 'de farine de blé (T45, T55 ou tout usage)',
    bakingPowder: 'de levure chimique (poudre à pâte)',
    salt: 'de sel fin',
    oil: 'd’huile de tournesol',
  },
  steps: [
    'Préchauffer le four à {oven}. Beurrer un moule à manqué de {pan} et garnir le fond de papier cuisson.',
    'Fouetter le yaourt et le sucre dans un saladier. Ajouter les œufs et l’extrait de vanille et fouetter {whisk}, jusqu’à ce que le mélange pâlisse et mousse un peu.',
    'Mélanger la farine, la levure chimique et le sel, les tamiser au-dessus du saladier et remuer juste assez pour qu’il ne reste plus de farine sèche.',
    'Incorporer l’huile en deux fois. La pâte est brillante et retombe du fouet en ruban épais. La verser dans le moule.',
    'Enfourner à mi-hauteur pour {bake}, jusqu’à ce que le gâteau soit doré, souple sous le doigt et qu’une lame plantée au centre ressorte sèche.',
    'Laisser tiédir {pan} dans le moule, démouler, retirer le papier et laisser refroidir au moins {rack} sur une grille.',
  ],
  tips: [
    'Pour mesurer au pot : un pot de yaourt, deux petits pots de sucre, trois pots de farine et un bon demi-pot d’huile.',
    'Zeste de citron, pépites de chocolat ou dés de pomme s’ajoutent avec la farine.',
    'Ne pas goûter la pâte : les œufs et la farine crus peuvent porter des germes que seule la cuisson détruit.',
    'Emballé, le gâteau se garde {days} jours à température ambiante et reste moelleux.',
  ],
  tags: ['gâteau au yaourt', 'goûter', 'enfants', 'facile', 'cuisine française'],
});
