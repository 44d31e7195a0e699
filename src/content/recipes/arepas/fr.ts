import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Arepas',
  alt: 'Galettes de maïs dorées, l’une ouverte et garnie de fromage',
  description:
    'Le pain quotidien du Venezuela et de la Colombie : d’épaisses galettes rondes de farine de maïs blanc précuite, dorées à la plaque puis terminées au four, croustillantes dehors et tendres dedans. La pâte n’est que maïs, eau et sel, sans gluten, sans lait et sans œuf.',
  ingredients: {
    water: 'd’eau tiède',
    salt: 'de sel fin',
    masarepa: 'de farine de maïs blanc précuite (masarepa, harina P.A.N.)',
    oil: 'd’huile végétale, pour la poêle',
  },
  steps: [
    'Verser l’eau dans un grand saladier et y dissoudre le sel.',
    'Verser la farine de maïs en pluie d’une main en remuant de l’autre, puis pétrir {knead}, jusqu’à ce qu’il n’y ait plus de grumeaux. Couvrir et laisser reposer {rest} : la pâte boit l’eau et raffermit.',
    'La pétrir encore brièvement. Une boule aplatie ne doit pas se fendre au bord ; sinon, incorporer un peu d’eau avec les mains mouillées. Façonner {arepas} boules et les aplatir en galettes de {across} de diamètre et de {thick} d’épaisseur, en lissant les bords. Préchauffer le four.',
    'Faire chauffer à feu moyen une plaque ou une poêle à fond épais et la graisser avec l’huile. Cuire les arepas en plusieurs fois, {side} de chaque côté, jusqu’à ce qu’une croûte sèche tachée de brun se forme et qu’elles se détachent seules.',
    'Les enfourner sur la grille à {oven} pour {bake}, jusqu’à ce qu’elles gonflent un peu et sonnent creux.',
    'Les laisser reposer {stand} dans un torchon, les ouvrir au couteau en prenant garde à la vapeur, et les garnir ou les beurrer bien chaudes.',
  ],
  tips: [
    'Au Venezuela, l’arepa est un sandwich : la garnir de fromage frais salé, de haricots noirs, de bœuf effiloché ou, pour la « reina pepiada », de poulet et d’avocat.',
    'En Colombie, les arepas sont souvent plus plates, avec du fromage frais râpé pétri dans la pâte, du beurre et du sel dessus.',
    'La masa harina des tortillas et la farine de maïs ordinaire ne conviennent pas : seule la farine précuite se lie avec de l’eau.',
    'Si le gluten importe à table, choisir un paquet portant la mention « sans gluten ».',
    'Cuites, les arepas se gardent {days} jours au réfrigérateur ou {months} mois au congélateur ; les réchauffer à la poêle.',
  ],
  tags: ['maïs', 'pain', 'sans gluten', 'végane', 'Venezuela', 'Colombie'],
});
