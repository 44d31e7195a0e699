import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Vanillekipferl',
  alt: 'Petits croissants aux amandes saupoudrés de sucre glace',
  description:
    'Les croissants de Noël autrichiens, que l’on prépare pendant l’Avent dans tous les pays de langue allemande, et en Alsace parmi les bredele : de petits sablés aux amandes, roulés encore tièdes dans le sucre vanillé et qui fondent en bouche. Sans levure et presque sans liquide, la pâte n’en est que plus friable. Une portion compte {each} biscuits.',
  ingredients: {
    vanilla: { one: 'gousse de vanille', other: 'gousses de vanille' },
    coatingSugar: 'de sucre glace (sucre à glacer), pour l’enrobage',
    flour: 'de farine de blé (T45, T55 ou tout usage)',
    almonds: 'd’amandes en poudre',
    doughSugar: 'de sucre glace (sucre à glacer), pour la pâte',
    salt: 'de sel fin',
    butter: 'de beurre froid en dés',
    yolks: { one: 'jaune d’œuf moyen', other: 'jaunes d’œufs moyens' },
  },
  steps: [
    'Fendre la vanille dans la longueur et gratter les graines. En mélanger la moitié au sucre glace de l’enrobage, y enfouir les gousses vides et couvrir.',
    'Mélanger la farine, les amandes, le sucre glace de la pâte, le sel et le reste des graines de vanille. Sabler avec le beurre du bout des doigts, ajouter les jaunes d’œufs et rassembler rapidement. Travailler juste assez pour que la pâte se tienne : si elle chauffe, elle devient grasse.',
    'Diviser la pâte en quatre, aplatir les morceaux, les filmer et les mettre au réfrigérateur {chill}.',
    'Ne sortir qu’un morceau à la fois. Le rouler en boudin de {rope} d’épaisseur, couper des tronçons de {piece}, les rouler sur environ {long} en effilant les bouts et les courber en croissants. Les poser sur des plaques garnies de papier cuisson, espacés d’un doigt.',
    'Préchauffer le four à {oven}. Enfourner une plaque à la fois à mi-hauteur pour {bake}, jusqu’à ce que les pointes commencent tout juste à colorer. Les biscuits doivent rester pâles ; ils sont encore très fragiles.',
    'Les laisser raffermir {tray} sur la plaque, puis les déposer un à un, encore tièdes, dans le sucre vanillé et les y retourner délicatement. Plus froids, ils ne prennent pas le sucre ; plus chauds, ils se cassent.',
    'Laisser refroidir {cool} sur une grille et tamiser dessus le reste du sucre.',
  ],
  tips: [
    'S’il fait chaud dans la cuisine, mettre les croissants façonnés {cold} au réfrigérateur avant de les cuire : ils gardent mieux leur forme.',
    'Des noix ou des noisettes finement moulues sont tout aussi traditionnelles que les amandes.',
    'Si la pâte s’effrite au façonnage, la malaxer un peu entre les mains ; au besoin, ajouter une cuillerée à café d’eau froide.',
    'Ne pas goûter la pâte crue : la farine et les jaunes d’œufs crus peuvent contenir des germes que seule la cuisson détruit.',
    'Dans une boîte en fer, entre des feuilles de papier cuisson, ils se gardent {weeks} semaines et sont meilleurs au bout de quelques jours.',
  ],
  tags: ['biscuits de Noël', 'cuisine autrichienne', 'bredele', 'amandes', 'sablés'],
});
