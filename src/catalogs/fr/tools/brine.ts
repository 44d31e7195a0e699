import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Saumure et fermentation',
  text: 'Le sel pour la choucroute, les concombres lactofermentés et la volaille, dans des limites testées.',
  menu: 'Saumure et fermentation',
  search:
    'sel saumure fermentation lactofermentation choucroute chou concombres cornichons malossol volaille dinde pourcentage salaison',
  parameters: {
    method: 'La méthode testée',
    weight: 'Le poids des légumes ou de l’eau',
    unit: 'Son unité',
    percent: 'Le sel, en pour cent du poids',
    salt: 'La sorte ou la marque du sel',
  },
} satisfies TranslatedAbout['brine'];

/** Messages of the calculator for brines and ferments, in French. */
export const brine = {
  meta: {
    title: 'Saumure et lactofermentation\u202f: le sel | Gramwise',
    description:
      'Le sel au poids pour la choucroute, les concombres fermentés et la volaille en saumure, en grammes et en cuillères, dans les limites testées.',
  },
  title: 'Sel pour saumures et fermentations',
  lead: 'C’est le sel qui rend une fermentation sûre. Ici, une quantité n’apparaît que si une méthode testée la garantit.',
  method: 'Méthode',
  weight: 'Poids net',
  weightOf: { food: 'du chou émincé', water: 'de l’eau (1\u00a0litre pèse 1\u00a0kg)' },
  unit: 'Unité',
  units: { g: 'grammes', kg: 'kilogrammes', lb: 'livres de 454\u00a0g' },
  percent: 'Sel en\u202f%',
  salt: 'Sel',
  note: 'Ni nitrite ni salaison de viande\u202f: le sel nitrité se pèse d’après une recette testée, ce que cette page ne fait pas. Jamais de sel appauvri en sodium dans une fermentation.',
  empty: 'Saisissez un poids et un pourcentage.',
  methods: {
    sauerkraut: {
      name: 'Choucroute, salée à sec',
      authority: 'NCHFP, UC Extension (États-Unis)',
      how: 'Mélangez, tassez jusqu’à ce que le jus couvre le chou et gardez-le dessous. Entre 21 et 24\u00a0°C, comptez 3 à 4 semaines. Jetez ce qui est mou ou gluant, ou sent mauvais.',
      tooLittle: 'Trop peu de sel\u202f: des bactéries dangereuses peuvent devancer l’acidité.',
      tooMuch: 'Trop de sel\u202f: il freine les bactéries qui acidifient.',
    },
    cover: {
      name: 'Saumure pour couvrir la choucroute',
      authority: 'NCHFP (États-Unis)',
      how: 'Seulement si le jus ne couvre pas le chou. Faites d’abord bouillir la saumure et laissez-la refroidir.',
      tooLittle: 'Trop peu de sel\u202f: elle diluerait celui du pot.',
      tooMuch: 'Trop de sel\u202f: elle freinerait la fermentation.',
    },
    pickles: {
      name: 'Concombres lactofermentés',
      authority: 'NCHFP (États-Unis)',
      how: 'Avec le vinaigre\u202f; comptez 1,9\u00a0l d’eau pour 1,8\u00a0kg de concombres de 10\u00a0cm. Coupez le bout côté fleur et gardez-les immergés 3 à 4 semaines, entre 21 et 24\u00a0°C\u202f; au-delà de 27\u00a0°C, ils ramollissent. Jetez ce qui est mou ou gluant.',
      tooLittle: 'Trop peu de sel\u202f: tout repose sur lui tant qu’ils ne sont pas acides.',
      tooMuch: 'Trop de sel\u202f: ils ne deviendraient pas acides.',
    },
    poultry: {
      name: 'Saumure pour la volaille',
      authority: 'USDA, UW Extension (États-Unis)',
      how: 'Au réfrigérateur, à 4\u00a0°C au plus, bien couverte, une nuit, deux jours au plus. Elle assaisonne sans conserver\u202f: cuisez la volaille jusqu’à 74\u00a0°C à cœur et jetez la saumure.',
      tooLittle: 'C’est moins salé que la saumure publiée.',
      tooMuch: 'C’est plus salé que la saumure publiée.',
    },
  },
  salts: {
    fine: 'Fin, de table',
    diamond: 'Casher, Diamond Crystal (É.-U.)',
    morton: 'Casher, Morton (É.-U.)',
    coarse: 'Gros sel, sel gris, fleur',
  },
  ofSalt: 'g de sel',
  spoons: 'Cuillères rases',
  noSpoons: {
    unmeasured: 'à peser',
    flakes: 'à peser\u202f: les flocons varient',
    coarse: 'à peser\u202f: la cuillère est trop grossière',
  },
  vinegar: 'Vinaigre (5\u202f% d’acidité)',
  range: 'Limites testées',
  tested: '{authority}\u202f: {min} à {max}\u202f%. Aucune quantité n’est donc indiquée.',
  errors: {
    'unknown-method': 'Choisissez une méthode',
    'no-percent': 'Saisissez un pourcentage, par exemple 2,4',
    'negative-amount': 'Saisissez un poids supérieur à 0',
    'too-large': 'Cela fait plus d’une tonne. Vérifiez le nombre',
  },
  figures: {
    title: 'Quantités de sel testées',
    lead: 'Chacune vient d’une recette testée, convertie en poids\u202f; si elle ne donne qu’une quantité, l’intervalle va quelques pour cent en deçà et au-delà, car les cuillères diffèrent. Pour d’autres légumes, le kimchi ou le poisson, rien ici\u202f: nous n’avons trouvé aucun intervalle d’une autorité dont nous puissions répondre.',
    perPound: 'Par livre',
    perKilogram: 'Par kilogramme',
    percent: 'Sel en\u202f%',
    salt: 'Sel',
    authority: 'Organisme',
    spoons: 'Ce que pèse une cuillère rase',
    tablespoon: 'À soupe',
    teaspoon: 'À café',
    weigh: 'à peser',
    notes: [
      {
        title: 'Pourquoi des limites si étroites\u202f?',
        text: 'Les recettes françaises de choucroute et de légumes vont souvent de 1 à 2\u202f%. Cela peut réussir\u202f; ce que les organismes américains ont testé, c’est 2,25 à 2,5\u202f%.',
      },
      {
        title: 'Quel sel\u202f?',
        text: 'Un sel pur, sans additif. L’iode et les antiagglomérants peuvent troubler la saumure. Comptez en grammes\u202f: une cuillère de flocons pèse moitié moins qu’une de sel fin.',
      },
      {
        title: 'Si c’est raté',
        text: 'Moisissure en profondeur, odeur putride, matière gluante ou molle\u202f: jetez tout, sans goûter.',
      },
    ],
    sources: 'Sources\u202f:',
  },
} as const satisfies TranslatedTools['brine'];
