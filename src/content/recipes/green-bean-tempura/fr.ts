import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tempura de haricots verts',
  alt: 'Tempura de légumes',
  cuisine: 'Japonaise',
  description:
    'Des haricots verts entiers et quelques tranches de patate douce, dans un enrobage si fin que le légume transparaît et si croustillant qu’il se brise sous la dent. Tout tient à l’eau gazeuse glacée et à une pâte laissée grumeleuse ; la sauce repose sur le kombu au lieu de la bonite habituelle. Tout légume ferme accepte la même pâte.',
  ingredients: {
    kombu: {
      one: 'morceau d’algue kombu séchée, de {square} de côté',
      other: 'morceaux d’algue kombu séchée, de {square} de côté',
    },
    water: 'd’eau',
    soySauce: 'de sauce soja',
    mirin: 'de mirin',
    daikon: 'de radis daikon finement râpé',
    ginger: 'de gingembre frais finement râpé',
    beans: 'de haricots verts, équeutés',
    sweetPotato: 'de patate douce, épluchée et coupée en tranches de {thick} d’épaisseur',
    dustingFlour: 'de farine de blé (T55, tout usage), pour fariner les légumes',
    fryingOil: 'd’huile végétale, pour la friture',
    flour: 'de farine de blé (T55, tout usage), pour la pâte',
    cornstarch: 'de fécule de maïs (Maïzena)',
    egg: { one: 'œuf moyen, bien froid', other: 'œufs moyens, bien froids' },
    sodaWater: 'd’eau gazeuse glacée',
    salt: 'de sel fin',
  },
  steps: [
    'Dans une petite casserole, faire tremper le kombu dans l’eau pendant {soak}. Chauffer doucement jusqu’à ce que de petites bulles montent le long des parois, retirer le kombu, ajouter la sauce soja et le mirin, puis laisser frémir {simmer}. Retirer la sauce du feu.',
    'Faire cuire les haricots verts dans un grand volume d’eau bouillante pendant {boil}, jusqu’à ce qu’ils soient tendres : un simple blanchiment suivi de la friture ne suffit pas pour des haricots crus. Les rafraîchir à l’eau froide et les égoutter. Les sécher soigneusement avec un torchon, ainsi que la patate douce, car des légumes humides font gicler l’huile chaude, puis les retourner dans la farine prévue pour les légumes, jusqu’à ce qu’ils paraissent légèrement givrés. Secouer l’excédent.',
    'Verser l’huile dans une casserole haute à fond épais, de {pan} de diamètre : elle y monte à {deep} environ et ne doit pas dépasser le tiers de la hauteur. La chauffer à {oil}. Sans thermomètre : une baguette en bois sèche, plongée dans l’huile, s’entoure aussitôt de petites bulles. Garder un couvercle à portée de main et ne jamais laisser l’huile chaude sans surveillance : si elle fume, couper le feu ; si elle s’enflamme, poser le couvercle, couper le feu et ne jamais verser d’eau. Poser une grille sur un plateau.',
    'Préparer la pâte à ce moment seulement. Mélanger au fouet la farine prévue pour la pâte et la fécule de maïs. Dans un second saladier, battre l’œuf avec l’eau gazeuse, y verser le mélange de farine en une seule fois et donner {strokes} tours de baguettes. La pâte doit être fluide comme de la crème, avec des grumeaux et des traînées de farine. Une goutte versée dans l’huile doit descendre à mi-hauteur, puis remonter en grésillant.',
    'Tremper quelques tranches de patate douce à la fois, laisser la pâte s’égoutter et les glisser dans l’huile en les éloignant de soi. Les faire frire {fry} en les retournant une fois, jusqu’à ce que la pâte soit d’un doré pâle et qu’une pique traverse la tranche sans résistance.',
    'Faire frire les haricots verts par petites quantités pendant {fry}, jusqu’à ce que la pâte soit croustillante et que le fort bouillonnement se calme. Ne pas couvrir plus de la moitié de la surface et laisser l’huile revenir à {oil} avant d’en plonger d’autres.',
    'Chaque fois, retirer à l’écumoire les miettes de pâte avant qu’elles ne brûlent. Égoutter la tempura sur la grille, jamais en tas, et la saler tant qu’elle est chaude.',
    'Mélanger le daikon et le gingembre à la sauce et servir aussitôt, car la tempura ne reste croustillante que {crisp} environ. Laisser l’huile refroidir complètement avant de déplacer la casserole.',
  ],
});
