import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Longueurs et moules',
  text: 'Pouces et centimètres, tailles de moules, changement de moule.',
  menu: 'Longueurs et moules',
  search:
    'pouce centimètre millimètre pied yard mètre règle moule à gâteau taille charnière tarte manqué kouglof plaque 20\u00a0cm 24\u00a0cm 26\u00a0cm 9×13 rond carré cake plat changer convertir',
} satisfies TranslatedAbout['length'];

/** Messages of the inch calculator and the kitchen pan sizes, in French. */
export const length = {
  meta: {
    title: 'Pouces en centimètres et tailles de moules | Gramwise',
    description:
      'Convertissez pouces, pieds, centimètres et mètres, consultez les tailles de moules et trouvez le facteur pour changer de moule. Gratuit, sans pub.',
  },
  title: 'Convertisseur pouces-centimètres',
  lead: 'Des pouces aux centimètres et inversement, les tailles de moules courantes, et le nombre par lequel multiplier une recette quand votre moule est différent.',
  tabsLabel: 'Convertisseur pouces-centimètres',
  tabs: { converter: 'Convertisseur', pans: 'Tailles de moules' },
  value: 'Valeur',
  hint: 'Les fractions comme 3 1/2 ou ¾ conviennent aussi.',
  units: {
    mm: { name: 'millimètres (mm)', short: 'mm' },
    cm: { name: 'centimètres (cm)', short: 'cm' },
    in: { name: 'pouces (po)', short: 'po' },
    ft: { name: 'pieds (pi)', short: 'pi' },
    yd: { name: 'yards (yd)', short: 'yd' },
    m: { name: 'mètres (m)', short: 'm' },
  },
  equation: '{value} {from} = {result} {to}',
  ruler: 'Sur une règle en seizièmes : {fraction} po',
  rulerAbout: 'Sur une règle en seizièmes : environ {fraction} po',
  pans: {
    title: 'Tailles des moules',
    text: 'Mesures intérieures, de bord à bord, en haut du moule.',
    drawing: 'Les sept moules du tableau vus du dessus, tous à la même échelle',
    bar: '{cm} cm, environ {inches} po',
    columns: { size: 'Moule', inches: 'Pouces', centimeters: 'Centimètres' },
    sizes: {
      '6-inch': 'Rond 6 pouces',
      '8-inch': 'Rond 8 pouces',
      '9-inch': 'Rond 9 pouces',
      '10-inch': 'Rond 10 pouces',
      '12-inch': 'Rond 12 pouces',
      '9x5-loaf': 'Moule à cake 9×5',
      '9x13-dish': 'Plat 9×13',
    },
    inches: '{n} po',
    centimeters: '{n} cm',
    swap: 'Adapter une recette à votre moule',
    sold: 'Le commerce arrondit : un moule de 22,86 cm se vend comme moule de 23 cm, ou de 9 pouces.',
  },
  guide: {
    title: 'Petit guide des pouces et des moules',
    sections: [
      {
        id: 'by-head',
        title: 'Les pouces de tête',
        text: 'Multipliez les pouces par 2,54 pour obtenir des centimètres ; divisez les centimètres par 2,54 pour obtenir des pouces. Pour une estimation rapide, prenez 2,5 : sur un moule de 12 pouces, l’erreur reste inférieure à un demi-centimètre.',
      },
      {
        id: 'measuring',
        title: 'Mesurer un moule',
        text: 'Posez la règle en travers, en haut, d’un bord intérieur à l’autre, sans compter le rebord ni les poignées. Pour la hauteur, tenez la règle droite à l’intérieur. Si les parois sont évasées, le fond est plus petit que le haut ; nos volumes en tiennent compte.',
      },
      {
        id: 'area-volume',
        title: 'Surface ou volume',
        text: 'Comparez les surfaces quand le gâteau doit avoir la hauteur prévue par la recette : la hauteur du moule ne compte alors pas. Comparez les volumes quand les moules n’ont pas la même hauteur et que vous voulez remplir le vôtre dans la même proportion. Pour une couronne ou une forme inhabituelle, remplissez les deux moules d’eau et pesez-la : 1 g d’eau fait 1 ml.',
      },
      {
        id: 'after-swap',
        title: 'Après le changement',
        text: 'Remplissez un moule aux deux tiers au plus. Une couche plus fine cuit plus vite, surveillez-la plus tôt ; une couche plus épaisse demande plus de temps. Dans un plat en verre, baissez le four d’environ 15 °C (25 °F).',
      },
    ],
  },
  faq: {
    title: 'Questions fréquentes (FAQ)',
    items: [
      {
        id: 'inch-in-centimeters',
        question: 'Combien de centimètres y a-t-il dans un pouce ?',
        answer:
          'Exactement 2,54 cm ; le pouce est défini ainsi depuis 1959. Un pied fait 12 pouces, soit 30,48 cm, et un yard 3 pieds, soit 91,44 cm.',
      },
      {
        id: 'pan-9x13',
        question: 'Combien mesure un plat 9×13 en centimètres ?',
        answer:
          'Il mesure 22,86×33,02 cm, que le commerce arrondit à 23×33 cm. Sa surface est de 755 cm² : il demande 1,84 fois la recette d’un moule rond de 9 pouces.',
      },
      {
        id: 'eight-for-nine',
        question: 'Peut-on cuire dans un moule de 8 pouces un gâteau prévu pour 9 pouces ?',
        answer:
          'Oui : multipliez la recette par 0,79, c’est-à-dire faites-en environ quatre cinquièmes. La surface du petit moule est inférieure de 21 %. Là où vous lisez 25 %, le chiffre vient de tableaux arrondis, où les deux moules contiennent 6 et 8 tasses.',
      },
      {
        id: 'square-for-round',
        question: 'Quel moule carré remplace un moule rond de 9 pouces ?',
        answer:
          'Le carré de 8 pouces : 413 cm² contre 410 cm². Pour des moules de cette taille, enlevez un pouce en passant du rond au carré, car un carré a 27 % de surface de plus qu’un cercle de même largeur.',
      },
      {
        id: 'six-from-nine',
        question: 'Combien de gâteaux de 6 pouces donne une recette pour 9 pouces ?',
        answer:
          'Deux, et il reste un peu de pâte : le moule de 9 pouces a 2,25 fois la surface de celui de 6 pouces. La moitié d’une recette de 9 pouces remplit un moule de 6 pouces un peu plus haut que d’habitude.',
      },
      {
        id: 'springform-26',
        question: 'Quel moule américain se rapproche le plus d’un moule à charnière de 26 cm ?',
        answer:
          'Celui de 10 pouces, qui mesure 25,4 cm : multipliez la recette par 0,95, ou laissez-la telle quelle. Pour un moule de 9 pouces, multipliez par 0,77.',
      },
    ],
  },
} as const satisfies TranslatedTools['length'];
