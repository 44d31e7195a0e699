import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tarte Tatin',
  alt: 'Tarte Tatin aux pommes caramélisées et brillantes, sur un plat',
  description:
    'Des pommes confites dans un caramel au beurre, cuites sous leur pâte, puis retournées encore chaudes. La tarte doit son nom aux sœurs Tatin, hôtelières à Lamotte-Beuvron, en Sologne. Tout tient aux pommes : fermes, acidulées, et plus nombreuses que le moule ne semble en accepter.',
  ingredients: {
    flour: 'de farine de blé (T55, tout usage), pour la pâte',
    salt: 'de sel fin',
    doughButter: 'de beurre froid en dés, pour la pâte',
    water: 'd’eau très froide',
    apples: 'de pommes fermes, reine des reinettes ou golden',
    juice: 'de jus de citron',
    sugar: 'de sucre semoule',
    butter: 'de beurre en dés, pour le caramel',
    dusting: 'de farine de blé (T55, tout usage), pour abaisser la pâte',
  },
  steps: [
    'Mélanger la farine de la pâte et le sel. Sabler avec le beurre froid du bout des doigts, ajouter l’eau et rassembler la pâte sans la travailler. L’aplatir, la filmer et la mettre au réfrigérateur {chill}.',
    'Pendant ce temps, laver, éplucher, couper en quartiers et épépiner les pommes, puis les enrober de jus de citron.',
    'Répartir le sucre dans un moule à tatin ou une poêle à fond épais allant au four, de {pan}, et le faire fondre à feu moyen {caramel}, en inclinant le moule sans remuer, jusqu’à un caramel ambré. Retirer aussitôt du feu et incorporer le beurre du caramel, morceau par morceau. Attention aux éclaboussures : le caramel est bien plus chaud que l’eau bouillante ; en éloigner les mains et les enfants.',
    'Ranger les quartiers debout dans le caramel, bien serrés, côté bombé dessous, et glisser les derniers dans les interstices ; ils vont réduire. Cuire à feu moyen-doux {cook}, jusqu’à ce que le jus bouillonne, épais et brun, entre les pommes. Pendant ce temps, préchauffer le four à {oven}.',
    'Abaisser la pâte sur le plan de travail fariné, sur environ {thick} d’épaisseur, en un disque de {disk}. Le poser sur les pommes, rentrer le bord le long de la paroi avec le manche d’une cuillère et piquer la pâte çà et là.',
    'Poser le moule sur une plaque et enfourner pour {bake}, jusqu’à ce que la pâte soit bien dorée et que le caramel bouillonne sur le bord.',
    'Laisser reposer {rest}. Enfiler des gants de cuisine, car le moule et sa queue sont brûlants, couvrir d’un grand plat à rebord et retourner le tout d’un seul geste, loin de soi. Replacer les pommes restées au fond. Servir tiède, avec de la crème fraîche.',
  ],
  tips: [
    'Les pommes farineuses s’écrasent : en prendre des fermes, et les laisser en quartiers.',
    'La pâte feuilletée remplace très bien la pâte brisée ; elle donne une tarte plus légère.',
    'Si la tarte a refroidi et attache, réchauffer le moule sur le feu {warm} environ pour que le caramel fonde, puis démouler.',
    'La tarte est meilleure le jour même. Elle se garde {days} jours au réfrigérateur ; la réchauffer à {oven} pendant environ {reheat}.',
  ],
  tags: ['tarte Tatin', 'pommes', 'caramel', 'dessert', 'cuisine française'],
});
