import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pommes de terre rôties croustillantes au romarin',
  alt: 'Morceaux de pommes de terre rôties',
  description:
    'Des pommes de terre farineuses, bouillies jusqu’à ce que leurs bords se défassent, puis rôties à four très chaud : cette purée de surface sèche en une croûte épaisse et craquante autour d’un cœur moelleux. Le romarin et l’ail parfument d’abord l’huile et ne reviennent qu’à la fin, parfumés et non brûlés.',
  ingredients: {
    potatoes: 'de pommes de terre à chair farineuse, épluchées et coupées en morceaux de {chunk}',
    waterSalt: 'de sel fin, pour l’eau de cuisson',
    bakingSoda: 'de bicarbonate de soude alimentaire',
    oil: 'd’huile d’olive',
    rosemary: {
      one: 'brin de romarin, feuilles finement hachées',
      other: 'brins de romarin, feuilles finement hachées',
    },
    garlic: { one: 'gousse d’ail finement hachée', other: 'gousses d’ail finement hachées' },
    salt: 'de sel fin, pour la croûte',
    pepper: 'de poivre noir moulu',
  },
  steps: [
    'Préchauffer le four à {oven} avec une grande plaque épaisse à mi-hauteur, pour qu’elle chauffe aussi.',
    'Mettre les pommes de terre dans une grande casserole, les recouvrir de {cover} d’eau froide, ajouter le sel pour l’eau et le bicarbonate et porter à ébullition. Laisser frémir {simmer} : la lame d’un couteau doit entrer facilement et les angles doivent s’effilocher, mais les morceaux doivent encore se tenir.',
    'Pendant ce temps, chauffer l’huile avec le romarin et l’ail dans une petite casserole à feu moyen, en remuant sans arrêt. Au bout de {fry} environ, l’ail commence tout juste à prendre une couleur paille : verser aussitôt le tout dans un grand saladier à travers une passoire fine. Réserver le romarin et l’ail frits pour la fin.',
    'Égoutter les pommes de terre et les laisser sécher {steam} dans la passoire, le temps que la vapeur s’échappe. Quand leur surface est crayeuse et n’est plus humide, les verser dans le saladier d’huile, ajouter le sel pour la croûte et le poivre, et les secouer énergiquement jusqu’à ce que chaque morceau soit enrobé d’une fine couche de purée.',
    'Répartir les pommes de terre sur la plaque brûlante en une seule couche, en laissant un peu d’espace autour de chaque morceau. Enfourner pour {roast} sans y toucher.',
    'Décoller les pommes de terre avec une fine spatule en métal, les retourner et les faire rôtir encore {roast}, en les retournant de nouveau à mi-cuisson. Elles sont cuites quand elles sont bien dorées de tous côtés et sonnent creux sous la spatule.',
    'Mélanger les pommes de terre brûlantes avec le romarin et l’ail frits, rectifier l’assaisonnement et servir tout de suite, avant que la vapeur ramollisse la croûte.',
  ],
  tips: [
    'La pincée de bicarbonate rend l’eau alcaline, ce qui dégrade la pectine en surface : c’est de là que vient la croûte rugueuse et croustillante.',
    'Choisir une variété à chair farineuse, comme la Bintje, l’Agria ou la Caesar. Les pommes de terre à chair ferme restent lisses et dorent beaucoup moins.',
    'Si la plaque semble trop chargée, en prendre une autre en plus : des pommes de terre qui se touchent cuisent à la vapeur et restent pâles.',
    'On peut les cuire à l’eau, les secouer et les huiler dès la veille. Les garder couvertes au réfrigérateur, ainsi que le romarin et l’ail frits, et faire rôtir les pommes de terre {longer} de plus.',
  ],
  tags: ['pommes de terre', 'pommes de terre au four', 'accompagnement', 'romarin', 'croustillant'],
});
