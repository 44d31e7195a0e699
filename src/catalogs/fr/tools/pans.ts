import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Changer de moule',
  text: 'Le nombre par lequel multiplier une recette pour votre moule.',
  menu: 'Changer de moule',
  search:
    'moule convertir changer taille diamètre 24\u00a0cm 26\u00a0cm 20\u00a0cm 18\u00a0cm manqué charnière cake tarte cadre cercle savarin plat gâteau plus petit plus grand surface volume coefficient',
  parameters: {
    recipe: 'Le moule de la recette\u202f: un de la liste, ou own-<forme>~<côtés>~<hauteur>',
    mine: 'Le moule que l’on a, écrit de même',
    by: 'Comparer les moules par surface ou par volume',
    unit: 'L’unité des moules saisis',
    batter: 'Ce que l’on met dans le moule',
  },
} satisfies TranslatedAbout['pans'];

/** Messages of the pan converter, in French. */
export const pans = {
  recipe: 'Le moule de la recette',
  mine: 'Votre moule',
  groups: { us: 'Moules américains', europe: 'Moules européens', own: 'Autres tailles' },
  kinds: {
    round: 'Moule rond',
    springform: 'Manqué ou charnière',
    square: 'Moule carré',
    rectangular: 'Plat rectangulaire',
    loaf: 'Moule à cake',
    ring: 'Moule à kouglof',
    tart: 'Moule à tarte',
    gratin: 'Plat à gratin ovale',
    tray: 'Plaque de cuisson',
  },
  own: {
    round: 'Rond, à vos mesures',
    square: 'Carré, à vos mesures',
    rectangular: 'Rectangulaire, à vos mesures',
    loaf: 'À cake, à vos mesures',
  },
  american: '{kind}, {inches} po ({centimeters} cm)',
  european: '{kind}, {centimeters} cm',
  measures: {
    diameter: 'Diamètre',
    side: 'Côté',
    length: 'Longueur',
    width: 'Largeur',
    depth: 'Hauteur',
  },
  unit: 'Vos mesures en',
  units: { cm: 'centimètres', in: 'pouces' },
  by: 'Comparer selon',
  area: 'Surface : hauteur conservée',
  volume: 'Volume : moule aussi rempli',
  result: 'Multipliez par {factor}',
  smaller: 'Votre moule est plus petit de {n} % : {mine} au lieu de {recipe} {unit}.',
  larger: 'Votre moule est plus grand de {n} % : {mine} au lieu de {recipe} {unit}.',
  same: 'Les deux moules ont la même taille : {mine} {unit}.',
  near: 'L’écart ne dépasse pas 5 % ; en général, la recette peut rester telle quelle.',
  closer: 'Plus proche du moule de la recette :',
  closerPan: '{pan} (× {factor})',
  depth:
    'Les magasins européens n’indiquent pas de hauteur. Pour leurs moules, nous supposons 6,5 cm pour ceux à charnière, 7 cm pour les moules à cake, 8 cm pour les moules à kouglof, 3 cm pour les moules à tarte, 2,5 cm pour les plaques et 5 cm pour les autres. Mesurez le vôtre pour un calcul exact.',
  filled:
    'Les volumes sont des estimations : neuf dixièmes de la surface multipliée par la hauteur, 85 % pour les moules à cake et 65 % pour les moules à kouglof, car les parois sont évasées et les angles arrondis. Ces parts suivent des tableaux américains (craftybaking.com, browneyedbaker.com, Time Inc.).',
  empty: 'Saisissez les mesures du moule pour voir le nombre.',
  invalid: 'Veuillez saisir des mesures supérieures à 0',
  drawing: 'Le moule de la recette et le vôtre, vus du dessus, à la même échelle',
  drawingDeep: 'Le moule de la recette et le vôtre, vus du dessus et de côté, à la même échelle',
  batter: 'Pâte',
  batters: {
    cake: 'Pâte à gâteau',
    liquid: 'Pâte fluide, flan ou crème',
    layer: 'Une seule couche\u202f: barres, légumes, biscuits',
    dough: 'Pâte levée',
  },
  adviceTitle: 'À la cuisson',
  advice: {
    leaks:
      'Ce moule peut fuir\u202f: tapissez le fond de papier d’aluminium, ou choisissez un moule sans fond amovible.',
    'no-layer':
      'Ce moule est trop profond pour une seule couche\u202f: le dessus cuit à la vapeur au lieu de dorer.',
    overflows:
      'Votre moule est moins haut et pourrait déborder\u202f: comparez par volume, ou cuisez le reste dans un ramequin.',
    longer:
      'La couche est plus épaisse\u202f: cuisez plus longtemps, 10 à 15\u00a0°C de moins, et piquez pour vérifier.',
    sooner: 'La couche est plus mince\u202f: surveillez dès les deux tiers du temps.',
    'same-time':
      'La hauteur ne change pas, le temps guère\u202f: surveillez cinq minutes plus tôt dans un moule plus petit.',
    'two-thirds': 'Remplissez le moule aux deux tiers au plus.',
    half: 'Remplissez le moule à moitié\u202f: la pâte double de volume.',
  },
  use: 'Utiliser dans une recette',
  useText: 'Ouvre le convertisseur de recettes\u202f: collez une recette, chaque quantité est multipliée.',
} as const satisfies TranslatedTools['pans'];

/** The converter's own page. */
export const pansPage = {
  meta: {
    title: 'Changer de moule\u202f: le bon coefficient | Gramwise',
    description:
      'Choisissez le moule de la recette et le vôtre\u202f: le coefficient pour chaque ingrédient, les deux moules à l’échelle et ce qui change à la cuisson.',
  },
  title: 'Changer de moule',
  lead: 'La recette demande un moule de 26\u00a0cm, le placard n’en a qu’un de 20. Choisissez les deux, multipliez chaque ingrédient par le nombre, et lisez ce qui change à la cuisson.',
  table: {
    title: 'Les moules courants en un coup d’œil',
    text: 'Pour une recette écrite pour le moule de la première ligne\u202f: multipliez par le coefficient. Mesures intérieures, volumes à ras bord.',
    columns: { pan: 'Moule', area: 'Surface', volume: 'Volume', factor: 'Coefficient' },
  },
} as const satisfies TranslatedTools['pansPage'];
