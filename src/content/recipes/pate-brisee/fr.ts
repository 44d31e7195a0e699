import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pâte brisée',
  alt: 'Fond de tarte cannelé en pâte brisée, avec un rouleau et du beurre',
  description:
    'La pâte à tarte de tous les jours : de la farine, moitié moins de beurre, une pincée de sel et juste ce qu’il faut d’eau froide. Elle convient aux quiches comme aux tartes aux fruits et ne se rétracte pas si elle a reposé. Dix minutes de travail suffisent pour foncer un grand moule à tarte.',
  ingredients: {
    flour: 'de farine de blé (T55, tout usage), pour la pâte',
    salt: 'de sel fin',
    butter: 'de beurre froid en petits dés, pour la pâte',
    water: 'd’eau très froide',
    panButter: 'de beurre mou, pour le moule',
    dusting: 'de farine de blé (T55, tout usage), pour abaisser la pâte',
  },
  steps: [
    'Mélanger la farine de la pâte et le sel dans un grand saladier. Y jeter le beurre froid et sabler rapidement du bout des doigts, jusqu’à obtenir un sable grossier où il reste quelques paillettes de beurre.',
    'Verser presque toute l’eau et mélanger au couteau jusqu’à ce que la pâte s’agglomère ; n’ajouter le reste que s’il subsiste de la farine sèche. Rassembler la pâte et la fraiser une seule fois sous la paume, sans la pétrir, car elle deviendrait dure.',
    'Façonner un disque plat, filmer et mettre au réfrigérateur {chill}.',
    'Laisser la pâte s’assouplir {soften}. L’abaisser sur le plan de travail fariné, en la tournant souvent, sur environ {thick} d’épaisseur, en un disque de {disk}.',
    'Beurrer un moule à tarte de {pan} avec le beurre prévu pour le moule. Enrouler la pâte sur le rouleau, la dérouler sur le moule, la presser dans les angles sans l’étirer et araser le bord. Piquer le fond à la fourchette et remettre au froid {rest}. Pendant ce temps, préchauffer le four à {oven}.',
    'Couvrir la pâte de papier cuisson et de légumes secs et la cuire à blanc {beans}. Retirer le papier et les légumes secs, puis prolonger la cuisson de {bare} si la garniture doit cuire dans la pâte, ou de {done} pour une garniture froide, jusqu’à ce que le fond soit doré partout.',
  ],
  tips: [
    'Pour une tarte sucrée, ajouter deux cuillères à soupe de sucre à la farine.',
    'Au robot, mixer le beurre et la farine par à-coups, ajouter l’eau et arrêter dès que la pâte s’agglomère.',
    'La pâte se garde {days} jours au réfrigérateur et {months} mois au congélateur. La décongeler une nuit au réfrigérateur.',
    'Ne pas manger la pâte crue : la farine n’est pas traitée contre les germes et seule la cuisson la rend sûre.',
  ],
  tags: ['pâte brisée', 'pâte à tarte', 'quiche', 'recette de base', 'cuisine française'],
});
