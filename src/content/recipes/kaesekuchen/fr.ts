import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Käsekuchen',
  alt: 'Gâteau au fromage blanc allemand, doré, avec une part coupée',
  description:
    'Le gâteau au fromage blanc allemand, cousin de la tarte au fromage blanc alsacienne : une pâte sablée et une garniture épaisse et légère au quark, un fromage frais maigre et acidulé. Citron et vanille suffisent à le parfumer. À faire si possible la veille : une nuit au réfrigérateur le rend encore meilleur.',
  ingredients: {
    flour: 'de farine de blé (T45, T55 ou tout usage)',
    bakingPowder: 'de levure chimique (poudre à pâte)',
    doughSugar: 'de sucre semoule, pour la pâte',
    salt: 'de sel fin',
    doughButter: 'de beurre froid en dés, pour la pâte',
    doughEgg: { one: 'œuf moyen, pour la pâte', other: 'œufs moyens, pour la pâte' },
    panButter: 'de beurre mou, pour le moule',
    fillingButter: 'de beurre mou, pour la garniture',
    fillingSugar: 'de sucre semoule, pour la garniture',
    fillingEggs: {
      one: 'œuf moyen à température ambiante, pour la garniture',
      other: 'œufs moyens à température ambiante, pour la garniture',
    },
    vanilla: 'd’extrait de vanille',
    zest: 'de zeste finement râpé d’un citron non traité, lavé',
    juice: 'de jus de citron',
    quark: 'de quark maigre ou fromage blanc très égoutté',
    cream: 'de crème liquide entière (crème à fouetter)',
    starch: 'de fécule de maïs',
  },
  steps: [
    'Mélanger la farine, la levure chimique, le sucre de la pâte et le sel. Sabler avec le beurre froid du bout des doigts, ajouter l’œuf de la pâte et rassembler rapidement en boule. Aplatir, filmer et mettre au réfrigérateur {chill}.',
    'Préchauffer le four à {oven}. Beurrer un moule à charnière de {pan} de diamètre avec le beurre prévu pour le moule et garnir le fond de papier cuisson. Étaler la pâte à la main sur le fond et sur {rim} de hauteur le long du bord, sans laisser d’interstice à l’angle, puis piquer le fond à la fourchette.',
    'Fouetter le beurre et le sucre de la garniture {beat}, jusqu’à ce qu’ils blanchissent. Incorporer un à un les œufs de la garniture, puis l’extrait de vanille, le zeste et le jus de citron.',
    'Ajouter le quark et la crème en mélangeant au fouet à main. Tamiser la fécule dessus et remuer juste assez pour qu’il ne reste pas de grumeaux : trop d’air ferait monter le gâteau, qui se fendrait. Verser sur la pâte et lisser. L’appareil est fluide : c’est normal.',
    'Enfourner dans le tiers inférieur du four pour {bake}, en couvrant de papier d’aluminium si le dessus fonce trop. Le gâteau est cuit quand il est doré, que le bord est pris et que seul un cercle d’environ {wobble} tremblote encore au centre. Un thermomètre doit y indiquer au moins {safe}.',
    'Éteindre le four, coincer une cuillère en bois dans la porte et y laisser le gâteau {door}. Passer un couteau le long du bord et laisser refroidir dans le moule, sur une grille, pendant {rack}. Il s’affaisse un peu.',
    'Mettre au réfrigérateur encore {chill} avant d’ôter le cercle et de couper. Le gâteau doit être au réfrigérateur au plus tard {fridge} après sa sortie du four.',
  ],
  tips: [
    'Un fromage trop humide détrempe le gâteau. Laisser égoutter le quark dans une passoire garnie d’un linge propre avant de le peser.',
    'En France, du fromage blanc bien égoutté ou des faisselles égouttées une nuit remplacent le quark.',
    'Sortir tous les ingrédients de la garniture à l’avance : s’ils sont froids, le beurre tranche.',
    'Le gâteau se garde {days} jours, couvert, au réfrigérateur, à {cold} au plus.',
  ],
  tags: ['gâteau au fromage blanc', 'cuisine allemande', 'quark', 'dessert', 'goûter'],
});
