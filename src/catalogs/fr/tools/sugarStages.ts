import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Cuisson du sucre',
  text: 'Du filet au caramel selon le thermomètre et l’altitude\u202f; degrés pour viande, œufs et huile.',
  menu: 'Cuisson du sucre',
  search:
    'sucre cuisson sirop thermomètre filet nappé petit boulé boulé gros boulé petit cassé grand cassé caramel altitude ébullition viande à cœur friture huile confiture gelée marmelade prise',
  parameters: {
    temperature: 'Ce que montre le thermomètre',
    scale: 'Celsius ou Fahrenheit',
    altitude: 'Altitude',
    unit: 'Mètres ou pieds',
  },
} satisfies TranslatedAbout['sugarStages'];

/** Messages of the sugar stages and the thermometer, in French. */
export const sugarStages = {
  meta: {
    title: 'Cuisson du sucre et thermomètre | Gramwise',
    description:
      'Filet, boulé, cassé, caramel\u202f: où en est votre sirop, au degré près et à votre altitude. Et les degrés pour la viande, les œufs et l’huile.',
  },
  title: 'Cuisson du sucre',
  lead: 'Ce que montre votre thermomètre, lu pour votre altitude. Au degré près, sans arrondi de four.',
  temperature: 'Température',
  scale: 'Échelle',
  scales: { celsius: '°C', fahrenheit: '°F' },
  altitude: 'Altitude du lieu',
  unit: 'Unité',
  units: { m: 'mètres', ft: 'pieds' },
  note: 'Vérifiez d’abord le thermomètre dans l’eau bouillante. S’il se trompe, la différence vaut ici aussi.',
  empty: 'Saisissez ce que montre le thermomètre.',
  stage: 'Stade',
  inWater: 'Dans l’eau froide',
  uses: 'Pour',
  table: 'Tous les stades à cette altitude',
  stages: {
    thread: {
      name: 'Filet',
      test: 'Forme un fil fin à la cuillère, mais pas de boule dans l’eau froide.',
      uses: 'sirops, fruits confits',
    },
    'soft-ball': {
      name: 'Petit boulé',
      test: 'Forme dans l’eau froide une boule molle qui s’aplatit sous les doigts.',
      uses: 'crème au beurre, fondant',
    },
    'firm-ball': {
      name: 'Boulé',
      test: 'La boule garde sa forme tant qu’on ne la presse pas.',
      uses: 'caramels mous',
    },
    'hard-ball': {
      name: 'Gros boulé',
      test: 'La boule est dure, mais se presse encore.',
      uses: 'nougat, guimauve',
    },
    'soft-crack': {
      name: 'Petit cassé',
      test: 'Des fils qui plient avant de casser, et collent aux dents.',
      uses: 'bonbons tendres',
    },
    'hard-crack': {
      name: 'Grand cassé',
      test: 'Des fils qui cassent net.',
      uses: 'sucettes, nougatine',
    },
    'light-caramel': {
      name: 'Caramel clair',
      test: 'L’eau est partie\u202f: fiez-vous à la couleur, de la paille au miel.',
      uses: 'sirops, cages',
    },
    'medium-caramel': {
      name: 'Caramel ambré',
      test: 'Quelques secondes de plus et il est brun.',
      uses: 'crème caramel, sauces',
    },
    'dark-caramel': {
      name: 'Caramel brun',
      test: 'Brun-rouge, un peu amer. Arrêtez tout de suite.',
      uses: 'sauces, colorant',
    },
  },
  notYet: 'Encore un sirop',
  between: 'Entre «\u202f{passed}\u202f» et «\u202f{next}\u202f»',
  burnt: 'Brûlé, ou presque',
  here: '{stage} ici',
  nextAt: '{stage} commence ici à',
  seaLevel: 'Au niveau de la mer, ce serait',
  boils: 'L’eau bout à',
  jam: 'La confiture prend à',
  caution:
    'Le sucre brûle bien plus que l’eau bouillante. Éloignez les enfants et gardez de l’eau froide à portée.',
  errors: {
    'not-a-number': 'Saisissez une température, par exemple 115',
    'too-hot': 'À 210\u00a0°C, le sucre est noir. Vérifiez le nombre et l’échelle',
    'out-of-range': 'Saisissez une altitude de −430 à 6\u202f000\u00a0m',
  },
  thermometer: {
    title: 'Le thermomètre pour le reste',
    lead: 'La température minimale à cœur et l’autorité qui la donne, puis le point d’ébullition de l’eau.',
    inside: 'À cœur, et dans la friteuse',
    food: 'Aliment',
    lowest: 'Au moins',
    authority: 'Autorité',
    fsisRest: 'USDA FSIS, puis 3 minutes de repos',
    anyFood: 'Tout aliment, pendant 2 minutes',
    stricter:
      'FSA (Royaume-Uni), BfR (Allemagne)\u202f; Anses 70\u00a0°C, AESAN (Espagne) 70, volaille 74, poisson 68',
    fries: 'Huile pour les frites\u202f: au plus',
    friesBy: 'Règlement (UE) 2017/2158 (acrylamide)',
    boiling: 'À combien de degrés l’eau bout',
    notes: [
      {
        title: 'L’altitude',
        text: 'Elle ne change que le sirop et la confiture\u202f: retranchez-y ce que perd le point d’ébullition de l’eau, environ 1\u00a0°C par 300\u00a0m. Au-delà de 165\u00a0°C, le sirop ne bout plus et l’on ne retranche rien. Viandes, œufs et restes demandent les mêmes degrés quelle que soit l’altitude.',
      },
      {
        title: 'Crème anglaise, flan',
        text: 'Une crème aux œufs est sûre à 71\u00a0°C à cœur, selon l’USDA\u202f; l’Anses donne 70\u00a0°C. Remuez-la sur le feu sans la laisser bouillir.',
      },
      {
        title: 'Pourquoi au degré',
        text: '3\u00a0°C séparent le petit boulé du boulé. Un four se règle de 10 en 10\u202f: rien ici n’est arrondi ainsi. Les tables françaises donnent 115 à 117\u00a0°C au petit boulé et 120 au boulé.',
      },
    ],
    sources: 'Sources\u202f:',
  },
} as const satisfies TranslatedTools['sugarStages'];
