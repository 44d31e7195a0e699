import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Crêpes',
  alt: 'Pile de crêpes fines, l’une pliée dessus, avec un quartier de citron',
  description:
    'La pâte à crêpes de la Chandeleur et des mercredis après-midi : fine, souple et sans grumeaux. Pas de levure, seulement un peu de repos. Compter deux ou trois crêpes par personne, au sucre et au citron, à la confiture ou à la pâte à tartiner.',
  ingredients: {
    flour: 'de farine de blé (T45, T55 ou tout usage)',
    sugar: 'de sucre semoule',
    salt: 'de sel fin',
    eggs: { one: 'œuf moyen', other: 'œufs moyens' },
    milk: 'de lait entier',
    butter: 'de beurre fondu',
    oil: 'd’huile neutre, pour la poêle',
  },
  steps: [
    'Mélanger la farine, le sucre et le sel dans un saladier et creuser un puits. Y casser les œufs et verser environ un quart du lait. Fouetter en partant du centre et en ramenant peu à peu la farine, jusqu’à obtenir une pâte épaisse et lisse.',
    'Délayer avec le reste du lait, versé petit à petit, puis incorporer le beurre fondu.',
    'Couvrir et laisser reposer {rest} au réfrigérateur. La pâte doit avoir la consistance d’une crème liquide ; si elle a épaissi, la détendre avec un peu de lait.',
    'Faire chauffer une crêpière ou une poêle antiadhésive d’environ {pan} à feu moyen-vif. Quand une goutte d’eau y danse, la graisser avec un papier absorbant imbibé d’un peu d’huile. Recommencer toutes les deux ou trois crêpes.',
    'Remuer la pâte. Hors du feu, en verser une petite louche dans la poêle et l’incliner aussitôt en tous sens pour former une couche fine et régulière. Cuire environ {first}, jusqu’à ce que le dessus soit sec et que le bord, doré, se décolle.',
    'Retourner la crêpe à la spatule, ou la faire sauter, et cuire l’autre face environ {second}, jusqu’à ce qu’elle soit tachetée de brun et qu’il ne reste plus de pâte crue. La glisser sur une assiette et couvrir ; les suivantes s’empilent dessus et restent moelleuses.',
    'Servir les crêpes chaudes, pliées en quatre ou roulées. Se laver les mains et nettoyer tout ce qui a touché la pâte, car les œufs et la farine crus peuvent porter des germes, et mettre les crêpes garnies restantes au réfrigérateur dans les {room}.',
  ],
  tips: [
    'Des grumeaux malgré tout ? Passer la pâte au tamis, ou la mixer un instant.',
    'La première crêpe est pour le cuisinier : elle dit si la poêle est assez chaude et la pâte assez fluide.',
    'Une cuillerée de rhum, d’eau de fleur d’oranger ou d’extrait de vanille parfume la pâte.',
    'La pâte se garde {day} au plus, couverte, au réfrigérateur, à {cold} au plus. Bien la remuer avant de s’en servir.',
  ],
  tags: ['crêpes', 'Chandeleur', 'dessert', 'goûter', 'cuisine française'],
});
