import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Levadura de panadería',
  text: 'Fresca, seca activa e instantánea, en gramos, sobres y cucharaditas.',
  menu: 'Convertir levadura',
  search: 'levadura fresca prensada seca activa instantánea sobre convertir',
} satisfies TranslatedAbout['yeast'];

/** Messages of the yeast converter, in Spanish. */
export const yeast = {
  meta: {
    title: 'Levadura fresca, seca e instantánea | Gramwise',
    description:
      'Convierta levadura fresca de panadería en seca activa o instantánea, y al revés: gramos, cubos, sobres y cucharaditas, con las fuentes. Gratis.',
  },
  title: 'Convertir levadura de panadería',
  lead: 'Un cubo de 25\u00a0g de levadura fresca equivale a unos 8\u00a0g de levadura seca instantánea. Aquí, para cualquier cantidad.',
  amount: 'Cantidad',
  note: 'En peso, para que la masa suba igual en un tiempo parecido. No es levadura química (polvo de hornear).',
  empty: 'Escriba una cantidad.',
  kinds: { fresh: 'Fresca', 'active-dry': 'Seca activa', instant: 'Instantánea' },
  ofKind: {
    fresh: 'de levadura fresca',
    'active-dry': 'de levadura seca activa',
    instant: 'de levadura instantánea',
  },
  result: '{unit} {kind}',
  units: {
    teaspoon: { one: 'cucharadita', other: 'cucharaditas' },
    packet: { one: 'sobre', other: 'sobres' },
    cube: { one: 'cubo', other: 'cubos' },
  },
  measures: {
    fresh: 'gramos de fresca',
    'cube-42': 'cubos de 42\u00a0g (Alemania, Francia)',
    'cube-25': 'cubos de 25\u00a0g',
    'cake-17': 'pastillas de 17\u00a0g (EE.\u00a0UU.)',
    'active-dry': 'gramos de seca activa',
    'active-dry-tsp': 'cucharaditas de seca activa',
    'active-dry-packet': 'sobres de 7\u00a0g de seca activa',
    instant: 'gramos de instantánea',
    'instant-tsp': 'cucharaditas de instantánea',
    'instant-packet': 'sobres de 7\u00a0g de instantánea',
  },
  packs: {
    'cube-42': 'cubo alemán o francés, 42\u00a0g',
    'cube-25': 'cubo de fresca, 25\u00a0g',
    'cake-17': 'pastilla de EE.\u00a0UU., 17\u00a0g',
    'active-dry-packet': 'sobre de seca activa, 7\u00a0g',
    'instant-packet': 'sobre de instantánea, 7\u00a0g',
  },
  errors: {
    'negative-amount': 'Escriba un número, por ejemplo 1/2',
    'too-large': 'Son más de 100\u00a0kg. Compruebe el número',
    'unknown-yeast': 'Elija las dos levaduras',
  },
  figures: {
    title: 'Levadura en gramos, cubos y cucharaditas',
    lead: 'Un sobre de 7\u00a0g son algo más de 2 cucharaditas rasas. Hay sobres de otros pesos: lea el suyo, y mejor péselo.',
    byWeight: 'En peso',
    byPack: 'Lo que se vende',
    pack: 'Envase',
    notes: [
      {
        title: 'Seca en lugar de fresca',
        text: 'La instantánea se mezcla con la harina. La seca activa se disuelve en un poco de líquido tibio y se espera unos diez minutos a que haga espuma. La fresca es agua en sus dos tercios: añada agua por la diferencia de peso.',
      },
      {
        title: 'Fermentación lenta',
        text: 'La proporción entre levaduras no cambia si la masa sube en la nevera (refrigerador), pero se pone mucha menos.',
      },
      {
        title: 'Recetas de EE.\u00a0UU.',
        text: 'Un sobre («packet», «envelope») son 7\u00a0g de seca activa: algo menos de 6\u00a0g de instantánea o 17,5\u00a0g de fresca.',
      },
    ],
    sources: 'Fuentes:',
  },
} as const satisfies TranslatedTools['yeast'];
