import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Bizcocho de yogur',
  alt: 'Gâteau au yaourt espagnol saupoudré de sucre glace',
  description:
    'Souvent le premier gâteau que font les enfants en Espagne : un gâteau au yaourt haut et moelleux, parfumé au citron. Comme en France, le pot vide sert de mesure, un d’huile, deux de sucre, trois de farine ; ici, tout est pesé, pour un résultat toujours égal.',
  ingredients: {
    butter: 'de beurre mou, pour le moule',
    lemon: {
      one: 'citron non traité, lavé, pour le zeste',
      other: 'citrons non traités, lavés, pour le zeste',
    },
    eggs: { one: 'œuf moyen à température ambiante', other: 'œufs moyens à température ambiante' },
    sugar: 'de sucre semoule',
    yogurt: 'de yaourt nature au lait entier',
    oil: 'd’huile de tournesol',
    flour: 'de farine de blé (T55, tout usage)',
    bakingPowder: 'de levure chimique (poudre à pâte)',
    salt: 'de sel fin',
  },
  steps: [
    'Préchauffer le four à {oven}. Beurrer un moule rond de {pan} de diamètre et d’au moins {deep} de haut, et en chemiser le fond de papier cuisson.',
    'Laver le citron à l’eau chaude, le sécher et râper finement le zeste dans un grand saladier. Ajouter les œufs et le sucre et fouetter {beat}, jusqu’à ce que le mélange soit pâle et ait doublé de volume.',
    'Verser le yaourt, puis l’huile en mince filet, en fouettant à petite vitesse juste le temps de les mélanger.',
    'Tamiser la farine, la levure chimique et le sel au-dessus du saladier en deux fois et les incorporer à la maryse, jusqu’à ce qu’il n’y ait plus de farine sèche. S’arrêter là, sans quoi la mie serait dure.',
    'Verser la pâte dans le moule et enfourner juste sous le milieu du four pour {bake}, sans ouvrir la porte pendant la première moitié. Le gâteau est cuit quand il est doré, souple sous le doigt et qu’une lame ressort sèche.',
    'Laisser tiédir le gâteau {cool} dans le moule, le démouler et le laisser refroidir {rack} sur une grille, jusqu’à ce qu’il soit complètement froid.',
  ],
  tips: [
    'Sortir les œufs et le yaourt à l’avance : froids, ils font retomber la pâte.',
    'Une huile d’olive douce à la place du tournesol donne un goût plus rond, à l’andalouse.',
    'Ne pas goûter la pâte crue : elle contient des œufs et de la farine crus.',
    'Bien emballé, le gâteau reste moelleux {days} jours à température ambiante.',
  ],
  tags: ['gâteau', 'yaourt', 'citron', 'goûter', 'cuisine espagnole'],
});
