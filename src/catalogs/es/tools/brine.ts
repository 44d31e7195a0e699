import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Salmueras y fermentados',
  text: 'La sal para fermentados, dentro de límites comprobados.',
  menu: 'Salmueras y fermentados',
  search: 'salmuera fermentar fermentos chucrut col repollo pepinillos',
  parameters: {
    method: 'El método comprobado',
    weight: 'El peso de la verdura o del agua',
    unit: 'Su unidad',
    percent: 'La sal, en tanto por ciento del peso',
    salt: 'El tipo o la marca de sal',
  },
} satisfies TranslatedAbout['brine'];

/** Messages of the calculator for brines and ferments, in Spanish. */
export const brine = {
  meta: {
    title: 'Sal para salmueras y fermentados | Gramwise',
    description:
      'La sal por peso para chucrut, pepinillos fermentados y aves en salmuera, en gramos y cucharadas, solo dentro de los límites comprobados.',
  },
  title: 'Sal para salmueras y fermentados',
  lead: 'La sal es lo que hace seguro un fermentado. Aquí solo hay cantidad si la respalda un método comprobado.',
  method: 'Método',
  weight: 'Peso neto',
  weightOf: { food: 'de la col (repollo) cortada', water: 'del agua (1\u00a0litro pesa 1\u00a0kg)' },
  unit: 'Unidad',
  units: { g: 'gramos', kg: 'kilogramos', lb: 'libras de 454\u00a0g' },
  percent: 'Sal en %',
  salt: 'Sal',
  note: 'Sin nitritos ni curado de carne: la sal de curar se pesa según una receta comprobada, y esta página no lo hace. Nunca use sal baja en sodio en un fermentado.',
  empty: 'Escriba un peso y un porcentaje.',
  methods: {
    sauerkraut: {
      name: 'Chucrut, salado en seco',
      authority: 'NCHFP y UC Extension',
      how: 'Mezcle, apriete hasta que el jugo cubra la col y manténgala sumergida. A 21–24\u00a0°C tarda de 3 a 4 semanas. Tire lo que esté blando o viscoso o huela mal.',
      tooLittle: 'Muy poca sal: las bacterias dañinas pueden adelantarse al ácido.',
      tooMuch: 'Demasiada sal: frena a las bacterias que acidifican.',
    },
    cover: {
      name: 'Salmuera para cubrir el chucrut',
      authority: 'NCHFP',
      how: 'Solo si el jugo no cubre la col. Hierva antes la salmuera y déjela enfriar.',
      tooLittle: 'Muy poca sal: diluiría la del tarro.',
      tooMuch: 'Demasiada sal: frenaría la fermentación.',
    },
    pickles: {
      name: 'Pepinillos fermentados',
      authority: 'NCHFP',
      how: 'Para 1,8\u00a0kg de pepinillos de 10\u00a0cm, 1,9\u00a0l de agua y el vinagre indicado. Córteles el extremo de la flor y manténgalos cubiertos a 21–24\u00a0°C, de 3 a 4 semanas; por encima de 27\u00a0°C se ablandan. Tire lo blando o viscoso.',
      tooLittle: 'Muy poca sal: dependen de ella hasta que están ácidos.',
      tooMuch: 'Demasiada sal: no llegarían a acidificarse.',
    },
    poultry: {
      name: 'Salmuera para aves',
      authority: 'USDA y UW Extension',
      how: 'En la nevera (refrigerador), a 4\u00a0°C como mucho, bien cubierta, una noche o, como mucho, dos días. Sazona, no conserva: cocine a 74\u00a0°C y tire la salmuera.',
      tooLittle: 'Es más floja que la salmuera publicada.',
      tooMuch: 'Es más salada que la salmuera publicada.',
    },
  },
  salts: {
    fine: 'Fina, de mesa',
    diamond: 'Kosher Diamond Crystal',
    morton: 'Kosher Morton',
    coarse: 'Gruesa, marina o en escamas',
  },
  ofSalt: 'g de sal',
  spoons: 'Cucharadas rasas',
  noSpoons: {
    unmeasured: 'hay que pesarla',
    flakes: 'hay que pesarla: las escamas varían',
    coarse: 'hay que pesarla: la cuchara no basta',
  },
  vinegar: 'Vinagre (5\u00a0% de acidez)',
  range: 'Límites comprobados',
  tested: '{authority}: de {min} a {max}\u00a0%. Por eso no se da ninguna cantidad.',
  errors: {
    'unknown-method': 'Elija un método',
    'no-percent': 'Escriba un porcentaje, por ejemplo 2,4',
    'negative-amount': 'Escriba un peso mayor que 0',
    'too-large': 'Es más de una tonelada. Compruebe el número',
  },
  figures: {
    title: 'Cantidades de sal comprobadas',
    lead: 'Cada una sale de una receta comprobada, pasada a peso; si da una sola cantidad, se admite un pequeño tanto por ciento más o menos, porque las cucharas difieren. Para otras verduras, kimchi o pescado no hay nada aquí: ninguna autoridad da un intervalo por el que podamos responder.',
    perPound: 'Por libra',
    perKilogram: 'Por kilogramo',
    percent: 'Sal en %',
    salt: 'Sal',
    authority: 'Organismo (EE.\u00a0UU.)',
    spoons: 'Lo que pesa una cuchara rasa',
    tablespoon: 'Cucharada',
    teaspoon: 'Cucharadita',
    weigh: 'pesar',
    notes: [
      {
        title: '¿Por qué unos límites tan estrechos?',
        text: 'Muchas recetas ponen del 1 al 2\u00a0%. Puede salir bien; lo que han comprobado los organismos de EE.\u00a0UU. es del 2,25 al 2,5\u00a0%.',
      },
      {
        title: '¿Qué sal?',
        text: 'Sal pura, sin aditivos. El yodo y los antiaglomerantes pueden enturbiar la salmuera. Cuente en gramos: una cucharada de escamas pesa la mitad que una de sal fina.',
      },
      {
        title: 'Si salió mal',
        text: 'Moho que pasa de la superficie, mal olor, partes viscosas o blandas: tírelo todo y no lo pruebe.',
      },
    ],
    sources: 'Fuentes:',
  },
} as const satisfies TranslatedTools['brine'];
