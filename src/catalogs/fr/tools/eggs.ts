import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Calibres des œufs',
  text: 'Petit, moyen, gros, très gros, et les calibres américains et canadiens\u202f; blancs et jaunes en grammes.',
  menu: 'Calibres des œufs',
  search:
    'œuf œufs oeuf oeufs calibre taille petit moyen gros très gros blanc blancs jaune jaunes poids grammes combien américain canadien Québec',
  parameters: {
    eggs: 'Combien d’œufs, de grammes ou de tasses',
    part: 'Œufs entiers, blancs ou jaunes',
    country: 'Les calibres de quel pays, ou grammes ou tasses',
    size: 'Le calibre de la recette',
    to: 'Le calibre à disposition',
  },
} satisfies TranslatedAbout['eggs'];

/** Messages of the egg size converter, in French. */
export const eggs = {
  meta: {
    title: 'Calibres des œufs, blancs et jaunes en g | Gramwise',
    description:
      'Combien d’œufs de votre calibre pour ceux de la recette\u202f: moyen, gros, œufs américains ou canadiens, blancs et jaunes en grammes ou à la tasse.',
  },
  title: 'Convertir les calibres d’œufs',
  lead: 'L’œuf «\u202flarge\u202f» d’une recette américaine pèse autant qu’un œuf moyen d’Europe. Combien en faut-il des vôtres\u202f?',
  eggs: 'Œufs',
  part: 'Quelle partie',
  country: 'Pays',
  size: 'Calibre',
  note: 'En poids, sans la coquille. À calibre égal, le poids varie d’un dixième\u202f: battez le dernier œuf et pesez ce qu’il faut.',
  empty: 'Saisissez un nombre d’œufs.',
  parts: { whole: 'Entier', white: 'Blanc', yolk: 'Jaune' },
  countries: {
    us: 'États-Unis',
    ca: 'Canada (Québec)',
    cl: 'Chili',
    eu: 'Union européenne, Royaume-Uni',
    au: 'Australie',
    nz: 'Nouvelle-Zélande',
    grams: 'au poids, en grammes',
    cups: 'à la tasse américaine',
  },
  short: { us: 'États-Unis', ca: 'Québec', cl: 'Chili', eu: 'UE', au: 'Australie', nz: 'N.-Zélande' },
  sizes: {
    'us-small': 'petit (small)',
    'us-medium': 'moyen (medium)',
    'us-large': 'gros (large)',
    'us-extraLarge': 'très gros (extra large)',
    'us-jumbo': 'géant (jumbo)',
    'ca-small': 'petit',
    'ca-medium': 'moyen',
    'ca-large': 'gros',
    'ca-extraLarge': 'extra gros',
    'ca-jumbo': 'géant (Jumbo)',
    'cl-small': 'petit (chico)',
    'cl-medium': 'moyen (mediano)',
    'cl-large': 'gros (grande)',
    'cl-extraLarge': 'extra gros (extra grande)',
    'cl-jumbo': 'spécial (especial)',
    'eu-small': 'petit (S)',
    'eu-medium': 'moyen (M)',
    'eu-large': 'gros (L)',
    'eu-extraLarge': 'très gros (XL)',
    'au-medium': 'moyen (medium)',
    'au-large': 'gros (large)',
    'au-extraLarge': 'très gros (extra large)',
    'au-jumbo': 'géant (jumbo)',
    'nz-standard': 'n°\u00a06',
    'nz-large': 'n°\u00a07',
    'nz-jumbo': 'n°\u00a08',
  },
  of: {
    whole: { one: 'œuf de calibre {size}', other: 'œufs de calibre {size}' },
    white: { one: 'blanc de calibre {size}', other: 'blancs de calibre {size}' },
    yolk: { one: 'jaune de calibre {size}', other: 'jaunes de calibre {size}' },
  },
  count: {
    whole: { one: '{n} œuf', other: '{n} œufs' },
    white: { one: '{n} blanc', other: '{n} blancs' },
    yolk: { one: '{n} jaune', other: '{n} jaunes' },
  },
  practice: 'En pratique',
  andRest: '{eggs} et {grams} d’un autre',
  weight: 'Sans la coquille',
  errors: {
    'negative-amount': 'Saisissez un nombre, par exemple 3',
    'too-large': 'Cela fait plus de 100\u00a0kg. Vérifiez le nombre',
  },
  figures: {
    title: 'Les calibres par pays',
    lead: 'Avec la coquille, selon les règles de chaque pays, puis ce qui tombe dans le saladier\u202f: 12\u202f% de coquille, et deux tiers du reste en blanc.',
    sizes: 'Calibres',
    shell: 'Avec coquille',
    without: 'Sans coquille',
    cup: 'Pour remplir une tasse américaine',
    notes: [
      {
        title: 'Quel calibre dans une recette\u202f?',
        text: 'Sans précision, une recette française compte un œuf moyen, soit 50\u00a0g sans la coquille. Une recette américaine ou québécoise dit «\u202fgros\u202f» pour presque le même poids.',
      },
      {
        title: 'Des blancs à la tasse',
        text: 'Une tasse américaine de blancs pèse 243\u00a0g, soit 7 à 8 blancs d’œufs moyens. Pour les macarons et les meringues, pesez.',
      },
      {
        title: 'Un demi-œuf',
        text: 'Battez l’œuf et pesez-en la moitié\u202f: 25\u00a0g pour un œuf moyen. Le reste se garde deux jours au frais, couvert.',
      },
    ],
    sources: 'Sources\u202f:',
  },
} as const satisfies TranslatedTools['eggs'];
