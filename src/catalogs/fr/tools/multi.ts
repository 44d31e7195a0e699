import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Multicalculateur',
  text: 'Volumes, quantités de recette, IMC et âge.',
  menu: 'Multicalculateur',
  search: 'volume pinte quart gallon portions recette imc indice de masse corporelle âge anniversaire',
  parameters: {
    original: 'Le nombre de portions de la recette',
    desired: 'Le nombre de portions voulu',
    amount: 'La quantité d’un ingrédient',
    height: 'La taille en centimètres',
    weight: 'Le poids en kilogrammes',
    birth: 'La date de naissance',
  },
} satisfies TranslatedAbout['multi'];

/** Messages of the multi-calculator, in French. */
export const multi = {
  meta: {
    title: 'Multicalculateur : volume, recette, IMC, âge | Gramwise',
    description:
      'Quatre petits calculateurs réunis : volumes de cuisine, quantités pour plus ou moins de portions, IMC pour adultes, âge en années et en jours.',
  },
  title: 'Multicalculateur',
  lead: 'Quatre petits calculateurs pour les questions qui se posent en cuisine, et ailleurs.',
  tabsLabel: 'Calculateurs',
  tabs: { volume: 'Volume', recipe: 'Recette', bmi: 'IMC', age: 'Âge' },
  volume: {
    amount: 'Quantité',
    hint: 'Les fractions comme 1 1/2 ou ¾ conviennent aussi.',
    units: {
      cup: { name: 'tasses (240 ml)', one: 'tasse', other: 'tasses' },
      tbsp: { name: 'cuillères à soupe (c. à s.)', one: 'c. à s.', other: 'c. à s.' },
      tsp: { name: 'cuillères à café (c. à c.)', one: 'c. à c.', other: 'c. à c.' },
      ml: { name: 'millilitres (ml)', one: 'ml', other: 'ml' },
      l: { name: 'litres (l)', one: 'l', other: 'l' },
      floz: { name: 'onces liquides US (fl oz)', one: 'fl oz', other: 'fl oz' },
      pint: { name: 'pintes US', one: 'pinte US', other: 'pintes US' },
      quart: { name: 'quarts US', one: 'quart US', other: 'quarts US' },
      gallon: { name: 'gallons US', one: 'gallon US', other: 'gallons US' },
    },
    equation: '{value} {from} = {result} {to}',
    precisely: 'Plus précisément {n} {unit}',
    error: 'Veuillez saisir un nombre valide',
    empty: 'Appuyez sur Convertir pour voir le résultat, par exemple 1 tasse = 240 ml.',
    note: 'Ici, 1 tasse fait 240 ml, 1 cuillère à soupe 15 ml et 1 cuillère à café 5 ml, comme sur les étiquettes nutritionnelles américaines. Le convertisseur de la page d’accueil emploie la tasse américaine usuelle de 236,59 ml. Onces liquides, pintes, quarts et gallons sont ceux des États-Unis.',
  },
  recipe: {
    original: 'Portions de la recette',
    desired: 'Portions voulues',
    amount: 'Quantité de l’ingrédient',
    hint: 'Dans n’importe quelle unité ; le résultat garde la même.',
    result: { one: '{n} unité', other: '{n} unités' },
    precisely: 'Plus précisément {n}',
    factor:
      'Multipliez chaque ingrédient de la recette par {factor} ; pour une fermentation, une saumure ou des pickles, pesez exactement le sel, le sucre et l’acide.',
    error: 'Veuillez saisir des nombres valides',
    empty: 'Appuyez sur Calculer pour voir la nouvelle quantité : 200 pour 4 portions font 300 pour 6.',
  },
  bmi: {
    height: 'Taille (cm)',
    weight: 'Poids (kg)',
    categories: {
      underweight: 'Insuffisance pondérale',
      normal: 'Poids normal',
      overweight: 'Surpoids',
      obese: 'Obésité',
    },
    ranges: {
      underweight: 'moins de 18,5',
      normal: 'de 18,5 à moins de 25',
      overweight: 'de 25 à moins de 30',
      obese: '30 et plus',
    },
    tableTitle: 'Classes de l’Organisation mondiale de la santé',
    columns: { category: 'Classe', range: 'IMC' },
    error: 'Veuillez saisir une taille et un poids valides',
    empty: 'Appuyez sur Calculer pour voir l’indice de masse corporelle : 22,9 pour 175 cm et 70 kg.',
    note: 'L’IMC est un repère de dépistage pour adultes, selon les classes de l’Organisation mondiale de la santé (OMS). Il ne voit ni les muscles, ni la carrure, ni l’âge, et ne remplace pas un diagnostic.',
  },
  age: {
    birth: 'Date de naissance',
    years: { one: '{n} an', other: '{n} ans' },
    days: { one: '{n} jour', other: '{n} jours' },
    note: 'Années révolues jusqu’à aujourd’hui et total des jours depuis la naissance, années bissextiles comprises, d’après la date de votre appareil.',
    error: 'Veuillez saisir une date de naissance valide',
    empty: 'Appuyez sur Calculer pour voir les années révolues et le total des jours.',
  },
} as const satisfies TranslatedTools['multi'];
