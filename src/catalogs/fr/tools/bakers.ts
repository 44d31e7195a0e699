import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Pourcentages du boulanger',
  text: 'Des grammes aux pourcentages et retour, le vrai taux d’hydratation avec levain, lait et œufs, la température de l’eau.',
  menu: 'Pourcentages du boulanger',
  search:
    'pourcentage boulanger hydratation taux TH calcul pâte à pain recette levain poolish biga farine eau température de base température de l’eau pétrissage pétrin pâte à pizza brioche poids de pâte',
  parameters: {
    formula: 'La formule, une ligne par ingrédient',
    total: 'Grammes de pâte',
    hydration: 'Taux d’hydratation voulu, en pour cent',
    starter: 'Hydratation du levain, en pour cent',
    dough: 'Température voulue de la pâte',
    room: 'Température du fournil',
    flour: 'Température de la farine',
    leaven: 'Température du levain, s’il y en a',
    friction: 'Degrés apportés par le pétrissage',
    degrees: 'Échelle de ces températures',
  },
} satisfies TranslatedAbout['bakers'];

/** Messages of the calculator for baker's percentages, in French. */
export const bakers = {
  meta: {
    title: 'Pourcentages du boulanger et hydratation | Gramwise',
    description:
      'Une formule en grammes ou en pour cent\u202f: pourcentages du boulanger, hydratation avec l’eau du levain, du lait et des œufs, température de l’eau.',
  },
  title: 'Pourcentages du boulanger',
  lead: 'Une ligne par ingrédient, en grammes ou en pour cent de la farine. Toute la farine fait 100\u202f%, celle du levain comprise.',
  formula: 'Formule',
  example: '500\u00a0g de farine T65\n320\u00a0g d’eau\n150\u00a0g de levain\n10\u00a0g de sel',
  total: 'Poids de pâte',
  hydration: 'Hydratation',
  starter: 'Hydratation du levain',
  note: 'Laissez vides les deux premiers champs pour garder votre formule. Le poids de pâte, en grammes, l’ajuste tout entière\u202f; l’hydratation, en pour cent, ne change que l’eau.',
  empty:
    'Saisissez une formule, par exemple «\u202f500\u00a0g de farine\u202f» puis «\u202f65\u202f% d’eau\u202f» à la ligne.',
  notLoaded: 'La liste des aliments n’est pas arrivée. Vérifiez la connexion et recommencez.',
  hydrated: 'd’hydratation',
  percent: '{n}\u202f%',
  table: { ingredient: 'Ingrédient', weight: 'Poids', share: 'De la farine', total: 'Pâte' },
  allFlour: 'Farine en tout, levain compris',
  otherWater: 'Dont eau des autres ingrédients',
  prefermented: 'Farine préfermentée',
  doubts: {
    unread: 'Aucune quantité trouvée dans\u202f: {names}.',
    unknownFood: 'Absent de notre liste, compté comme sec\u202f: {names}.',
    unknownWater: 'Sa teneur en eau nous manque, compté comme sec\u202f: {names}.',
    usualHydration:
      'Plus ou moins hydraté selon le boulanger, compté ici\u202f: {names}. Indiquez la sienne à la suite\u202f: «\u202f300\u00a0g de biga, 60\u202f% d’hydratation\u202f».',
  },
  errors: {
    'no-flour': 'Ajoutez une ligne de farine, par exemple «\u202f500\u00a0g de farine\u202f»',
    'negative-amount': 'Saisissez le poids de pâte en grammes, au-dessus de 0',
    'too-large': 'Cela fait plus de dix tonnes. Vérifiez les nombres',
    'no-water': 'Il n’y a pas de ligne d’eau à changer. Ajoutez-en une, ou videz le champ Hydratation',
    'too-dry': 'Le levain, le lait et les œufs apportent déjà plus d’eau que cela',
    'no-hydration': 'Saisissez l’hydratation en chiffres, par exemple 65',
  },
  water: {
    title: 'Température de l’eau',
    lead: 'De toutes les températures, celle de l’eau est la seule qu’on choisit. Elle décide de celle de la pâte, donc de la pousse.',
    fields: { dough: 'Pâte', room: 'Pièce', flour: 'Farine', leaven: 'Levain', friction: 'Pétrissage' },
    degrees: 'Degrés',
    note: 'Laissez Levain vide s’il n’y en a pas. Le pétrissage échauffe la pâte\u202f: {typical}. Mesurez votre pâte et corrigez ce nombre d’une fournée à l’autre.',
    typical: { hand: 'à la main {n}', mixer: 'au robot pétrin {n}', processor: 'au robot à lame {n}' },
    empty: 'Saisissez les quatre températures.',
    error: 'Saisissez les températures en chiffres, par exemple 22',
    result: 'Eau\u202f:',
    base: 'Température de base',
    cautions: {
      ice: 'Utilisez de l’eau glacée, et refroidissez aussi la farine.',
      hot: 'Trop chaude\u202f: elle tuerait la levure. Tiédissez plutôt la farine, ou laissez pousser plus longtemps.',
    },
  },
  figures: {
    title: 'Des pâtes en pourcentages',
    lead: 'Des formules publiées, en pour cent de la farine. La levure est fraîche\u202f; un tiers suffit en levure instantanée.',
    doughs: 'En pour cent de la farine',
    dough: 'Pâte',
    water: 'Eau',
    salt: 'Sel',
    yeast: 'Levure fraîche',
    besides: 'Et aussi',
    names: {
      baguette: 'Baguette à pousse lente',
      deliRye: 'Pain de seigle américain',
      semolina: 'Pain au levain à la semoule',
      rye: 'Pain de seigle au levain',
      ciabatta: 'Ciabatta à la biga',
      brioche: 'Brioche au beurre',
    },
    parts: {
      rye: 'dont {n}\u202f% de farine de seigle',
      durum: 'dont {n}\u202f% de blé dur',
      milk: '{n}\u202f% de lait',
      eggs: '{n}\u202f% d’œufs',
      butter: '{n}\u202f% de beurre',
      sugar: '{n}\u202f% de sucre',
    },
    friction: 'Ce qu’ajoute le pétrissage',
    kneading: 'Pétrissage',
    ways: { hand: 'à la main', mixer: 'au robot pétrin', processor: 'au robot à lame' },
    notes: [
      {
        title: 'Pour cent saisis, pour cent affichés',
        text: 'Un pourcentage saisi se rapporte à la farine que vous ajoutez, comme dans les recettes. Le tableau compte aussi la farine du levain, selon la norme de la guilde américaine des boulangers. Sans levain, c’est la même chose.',
      },
      {
        title: 'Ce qui compte comme eau',
        text: 'L’eau, celle du levain, et celle du lait, de la crème, des œufs, du miel, des sirops, des jus, du beurre et de la levure fraîche, d’après l’USDA\u202f: 88\u202f% pour le lait, 76\u202f% pour l’œuf, 17\u202f% pour le miel. Fruits, légumes, fromage et noix gardent la leur. Une poolish a 100\u202f% d’hydratation et une biga 55\u202f%, entre 50 et 60, quoi que dise le champ\u202f; «\u202f200\u00a0g de levain, 80\u202f% d’hydratation\u202f» passe avant.',
      },
      {
        title: 'Température de base',
        text: 'C’est la somme des températures de la pièce, de la farine et de l’eau, et du levain s’il y en a. Pour une pâte à 25\u00a0°C pétrie au robot, comptez 64\u00a0°C sans levain.',
      },
    ],
    sources: 'Sources\u202f:',
  },
} as const satisfies TranslatedTools['bakers'];
