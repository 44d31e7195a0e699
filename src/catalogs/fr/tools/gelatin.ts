import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Gélatine',
  text: 'Feuilles, poudre selon le bloom, sachets, et l’agar-agar avec ses précautions.',
  menu: 'Convertir la gélatine',
  search:
    'gélatine gelatine feuille feuilles poudre bloom or argent bronze platine 200 bloom sachet Knox agar agar-agar équivalence conversion',
} satisfies TranslatedAbout['gelatin'];

/** Messages of the gelatin converter, in French. */
export const gelatin = {
  meta: {
    title: 'Gélatine\u202f: feuilles, poudre et bloom | Gramwise',
    description:
      'Convertir la gélatine en feuilles en poudre, et l’inverse, selon le bloom\u202f: poids, quantité de liquide prise, agar-agar avec ses précautions.',
  },
  title: 'Convertir la gélatine',
  lead: 'Or, argent ou bronze, une feuille fait prendre autant qu’une autre. Pour la poudre, c’est le poids et le bloom qui comptent.',
  amount: 'Quantité',
  note: 'Les fabricants règlent le poids de la feuille sur son bloom\u202f: plus elle est forte, plus elle est légère. Si votre boîte dit autre chose, suivez-la.',
  empty: 'Saisissez une quantité.',
  kinds: { sheet: 'Feuilles', powder: 'Poudre', packet: 'Sachets', agar: 'Agar-agar' },
  ofKind: { sheet: 'de gélatine', powder: 'de poudre', agar: 'd’agar-agar' },
  units: {
    sheet: { one: 'feuille', other: 'feuilles' },
    packet: { one: 'sachet', other: 'sachets' },
  },
  measures: {
    'sheet-titanium': 'feuilles titane',
    'sheet-bronze': 'feuilles bronze',
    'sheet-silver': 'feuilles argent',
    'sheet-gold': 'feuilles or (2\u00a0g)',
    'sheet-platinum': 'feuilles platine',
    'powder-200': 'grammes, 200 blooms',
    'powder-225': 'grammes, 225 blooms (États-Unis)',
    'powder-250': 'grammes, 250 blooms',
    'packet-us': 'sachets de 7\u00a0g (États-Unis)',
    'packet-de': 'sachets de 9\u00a0g (Allemagne)',
    agar: 'grammes d’agar-agar en poudre',
  },
  weight: 'Poids',
  sets: 'Fait prendre (à démouler)',
  sour: 'Liquide acide',
  powderRemark:
    'Les tables divergent\u202f: de {low} à {high}\u00a0g de poudre par feuille selon les fabricants. Si le dosage doit être exact, essayez-en d’abord une cuillerée au réfrigérateur.',
  agarRemark:
    'Ce n’est pas la même gelée\u202f: l’agar-agar est ferme, cassant, et ne fond pas en bouche. Le compte se fait d’après le liquide à faire prendre\u202f; faites bouillir une à cinq minutes, selon la marque, sinon rien ne prend.',
  errors: {
    'negative-amount': 'Saisissez un nombre, par exemple 4',
    'too-large': 'C’est trop. Vérifiez le nombre',
  },
  figures: {
    title: 'La gélatine, en feuilles et en blooms',
    lead: 'Six feuilles font prendre un demi-litre de liquide assez ferme pour être démoulé, selon Dr. Oetker. Il en faut moins pour une verrine.',
    grades: 'Les qualités de feuilles',
    grade: 'Qualité',
    bloom: 'Degré Bloom',
    leaf: 'Une feuille',
    sixLeaves: 'Six feuilles',
    byLeaves: 'Des feuilles en poudre ou en agar-agar',
    short: {
      'powder-200': '200 blooms',
      'powder-225': '225 blooms',
      'powder-250': '250 blooms',
      agar: 'Agar-agar',
    },
    notes: [
      {
        title: 'La règle',
        text: 'La fermeté d’une gelée croît avec le carré de la gélatine\u202f: les poids suivent donc la racine carrée du bloom. 10\u00a0g à 200 blooms valent 8,9\u00a0g à 250. La simple règle de trois donne 8,0\u00a0g, un peu plus souple.',
      },
      {
        title: 'Ce qui ne prend pas',
        text: 'L’ananas, le kiwi, la papaye et la figue crus contiennent une enzyme qui défait la gélatine\u202f; pochés ou en boîte, ils ne posent plus problème. Ne faites jamais bouillir la gélatine.',
      },
      {
        title: 'L’agar-agar, c’est autre chose',
        text: 'Extrait d’algues, il prend dès qu’il tiédit et tient à la chaleur. Les jus acides en demandent moitié plus. Pesez la poudre\u202f; les flocons se dosent autrement. Sa force varie selon la marque\u202f: suivez le sachet, ou essayez une cuillerée sur une assiette froide.',
      },
    ],
    sources: 'Sources\u202f:',
  },
} as const satisfies TranslatedTools['gelatin'];
