import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Gelatina',
  text: 'Hojas, polvo según su bloom, sobres y agar-agar.',
  menu: 'Convertir gelatina',
  search: 'gelatina hojas cola de pescado colapez grenetina bloom',
} satisfies TranslatedAbout['gelatin'];

/** Messages of the gelatin converter, in Spanish. */
export const gelatin = {
  meta: {
    title: 'Gelatina: hojas, polvo y bloom | Gramwise',
    description:
      'Convierta hojas de gelatina (colapez) en gelatina en polvo (grenetina) según el bloom, y al revés, con el líquido que cuajan. Y agar-agar, con avisos.',
  },
  title: 'Convertir gelatina',
  lead: 'Una hoja de oro cuaja lo mismo que una de plata o de bronce. En polvo mandan el peso y el bloom.',
  amount: 'Cantidad',
  note: 'Una hoja (lámina, cola de pescado, colapez) vale por otra: el fabricante ajusta su peso. Si su caja dice otra cosa, hágale caso.',
  empty: 'Escriba una cantidad.',
  kinds: { sheet: 'Hojas', powder: 'Polvo', packet: 'Sobres', agar: 'Agar-agar' },
  ofKind: { sheet: 'de gelatina', powder: 'de polvo', agar: 'de agar-agar' },
  units: {
    sheet: { one: 'hoja', other: 'hojas' },
    packet: { one: 'sobre', other: 'sobres' },
  },
  measures: {
    'sheet-titanium': 'hojas de titanio',
    'sheet-bronze': 'hojas de bronce',
    'sheet-silver': 'hojas de plata',
    'sheet-gold': 'hojas de oro (2\u00a0g)',
    'sheet-platinum': 'hojas de platino',
    'powder-200': 'gramos de 200 bloom',
    'powder-225': 'gramos de 225 bloom (EE.\u00a0UU.)',
    'powder-250': 'gramos de 250 bloom',
    'packet-us': 'sobres de 7\u00a0g (EE.\u00a0UU.)',
    'packet-de': 'sobres de 9\u00a0g (Alemania)',
    agar: 'gramos de agar-agar en polvo',
  },
  weight: 'Peso',
  sets: 'Cuaja, para desmoldar',
  sour: 'Si es ácido',
  powderRemark:
    'Las tablas no coinciden: los fabricantes dan de {low} a {high}\u00a0g de polvo por hoja. Si tiene que ser exacto, pruebe una cucharada en la nevera (refrigerador).',
  agarRemark:
    'No es la misma gelatina: el agar-agar queda firme y quebradizo y no se funde en la boca. Contado por el líquido; hiérvalo de uno a cinco minutos, según la marca, o no cuaja.',
  errors: {
    'negative-amount': 'Escriba un número, por ejemplo 6',
    'too-large': 'Es demasiado. Compruebe el número',
  },
  figures: {
    title: 'Gelatina en hojas y por bloom',
    lead: 'Seis hojas cuajan medio litro como para desmoldarlo, según Dr. Oetker. Lo que se sirve en vaso necesita menos.',
    grades: 'Tipos de hojas',
    grade: 'Tipo',
    bloom: 'Grado bloom',
    leaf: 'Una hoja',
    sixLeaves: 'Seis hojas',
    byLeaves: 'Hojas en polvo o en agar-agar',
    short: {
      'powder-200': 'De 200',
      'powder-225': 'De 225',
      'powder-250': 'De 250',
      agar: 'Agar-agar',
    },
    notes: [
      {
        title: 'La regla',
        text: 'La firmeza crece con el cuadrado de la cantidad de gelatina, así que los pesos van por la raíz cuadrada del bloom: 10\u00a0g de 200 cuajan como 8,9\u00a0g de 250. Las tablas que dividen sin más dan 8,0\u00a0g, algo más blando.',
      },
      {
        title: 'Lo que no cuaja',
        text: 'La piña, el kiwi, la papaya y los higos crudos tienen una enzima que deshace la gelatina; cocidos un momento o en lata, cuajan. La gelatina se funde, no se hierve.',
      },
      {
        title: 'El agar-agar es otra cosa',
        text: 'Se extrae de algas, cuaja cuando aún está tibio y aguanta el calor del verano. Los zumos (jugos) ácidos piden la mitad más. Pese el polvo; los copos no son polvo. Su fuerza varía según la marca: siga el envase o pruebe una cucharada en un plato frío.',
      },
    ],
    sources: 'Fuentes:',
  },
} as const satisfies TranslatedTools['gelatin'];
