import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Encurtido de jengibre y guindillas verdes',
  alt: 'Achar de jengibre y guindillas verdes',
  description:
    'Bastoncillos de jengibre tierno y aros de guindilla verde, acidulados con limón y vinagre y ligados con mostaza machacada: vivo, picante y listo en menos de una semana. Ni el jengibre ni la guindilla tienen acidez bastante para conservarse solos, así que la absorben durante un día entero antes de que llegue el aceite. Media cucharadita junto a un dal, un khichdi o paneer a la plancha vale por toda una ensalada.',
  origin: 'Norte de la India',
  shelfLife: '{months} meses en la nevera (refrigerador); nunca a temperatura ambiente',
  ingredients: {
    ginger: 'de jengibre tierno, pelado',
    chilies: 'de guindillas verdes (chiles o ajíes verdes), sin rabillo',
    salt: 'de sal fina',
    lemonJuice: 'de zumo (jugo) de limón recién exprimido',
    vinegar: 'de vinagre blanco (de alcohol), con un {acid} % de acidez',
    mustard: 'de semillas de mostaza amarilla',
    fenugreek: 'de semillas de fenogreco',
    nigella: 'de semillas de neguilla (kalonji)',
    turmeric: 'de cúrcuma molida',
    oil: 'de aceite de mostaza, o de un aceite neutro como el de girasol',
  },
  steps: [
    'Lavar el tarro y la tapa con agua caliente y jabón y enjuagarlos. Hervir el tarro {boil} cubierto de agua, dejarlo escurrir boca abajo sobre un paño limpio, secar la tapa con otro y esperar {dry}, hasta que todo esté bien seco. No secar el tarro en el horno: el calor seco puede rajarlo.',
    'Lavar el jengibre y las guindillas y secarlos frotando. Cortar el jengibre en bastoncillos finos y las guindillas en aros de {ring}; usar guantes para las guindillas.',
    'Mezclar ambos con la sal, el zumo de limón y el vinagre en un bol de vidrio. Poner encima un plato pequeño para que todo quede bajo el líquido, tapar y refrigerar {soak}, removiendo dos veces. El jengibre toma a menudo un tono rosado; es su propio color al contacto con el ácido.',
    'Antes de escurrir, morder un aro de guindilla: debe estar bien ácido por dentro. Si no lo está, dejar todo en el líquido, en la nevera, un día más. Después, escurrir en un colador y guardar la mitad del líquido.',
    'Tostar las semillas de mostaza y fenogreco en una sartén seca a fuego bajo {toast}, hasta que huelan a nuez y salte alguna, y machacarlas no muy finas.',
    'Calentar el aceite en una cazuela honda a {hot}; no hace falta que humee. Tener una tapa a mano y no dejar nunca solo el aceite caliente: si humea, apagar el fuego; si se incendia, poner la tapa, apagar la fuente de calor y no echar nunca agua. Una vez caliente el aceite, apagar, esperar {wait} y añadir la neguilla y la cúrcuma, que deben chisporrotear apenas. Dejar hasta que esté del todo frío, alrededor de {cool}.',
    'Mezclar el jengibre y las guindillas con las especias machacadas, el líquido guardado y tres cuartos del aceite. Apretar en el tarro seco, sacar el aire y verter encima el aceite restante, de modo que nada sobresalga.',
    'Refrigerar {days} días. Está listo cuando la mostaza se ha hinchado en una pasta cremosa y el primer picor de las guindillas se ha redondeado.',
  ],
  tips: [
    'El jengibre y las guindillas en aceite sin acidez son un riesgo conocido de botulismo: la toxina no tiene olor ni sabor. Respetar las cantidades de limón y vinagre y dejar que los absorban antes del aceite.',
    'Guardarlo en la nevera, a {fridge} o menos, desde el día en que se prepara, usar una cuchara seca y acabarlo en {months} meses.',
    'Usar guindillas largas y suaves para comerlo a cucharadas, y pequeñas y finas para algo más bravo. Sin las semillas pica más o menos la mitad.',
    'En algunos países el aceite de mostaza se vende solo para uso externo, por su ácido erúcico. Donde sea así, usar un aceite neutro.',
    'Moho, burbujas de gas o una tapa que sisea: tirar el tarro sin probarlo. En caso de duda, tirarlo.',
  ],
  tags: ['jengibre', 'guindilla verde', 'achar', 'picante', 'limón', 'condimento'],
});
