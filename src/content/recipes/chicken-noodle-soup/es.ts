import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Sopa de pollo con fideos',
  alt: 'Sopa de pollo con fideos',
  description:
    'Un caldo claro y dorado que se hace en la misma olla que la sopa: los contramuslos de pollo con hueso cuecen a fuego lento con las verduras, se desmenuzan y vuelven a la olla con fideos al huevo. Parte de la zanahoria y del apio se reserva para el final, para que conserve algo de textura.',
  ingredients: {
    chicken: 'de contramuslos de pollo (muslos), con hueso y piel',
    water: 'de agua fría',
    salt: 'de sal fina',
    onion: {
      one: 'cebolla mediana, cortada por la mitad',
      other: 'cebollas medianas, cortadas por la mitad',
    },
    carrots: {
      one: 'zanahoria, en rodajas de {slice} de grosor',
      other: 'zanahorias, en rodajas de {slice} de grosor',
    },
    celery: {
      one: 'rama de apio, en rodajas de {slice} de grosor',
      other: 'ramas de apio, en rodajas de {slice} de grosor',
    },
    garlic: { one: 'diente de ajo, machacado', other: 'dientes de ajo, machacados' },
    bayLeaves: { one: 'hoja de laurel', other: 'hojas de laurel' },
    thyme: { one: 'ramita de tomillo', other: 'ramitas de tomillo' },
    peppercorns: { one: 'grano de pimienta negra', other: 'granos de pimienta negra' },
    noodles: 'de fideos al huevo secos',
    parsley: 'de perejil picado',
    lemonJuice: 'de zumo (jugo) de limón',
  },
  steps: [
    'Poner el pollo, el agua y la sal en una olla grande y calentar despacio, a fuego medio, hasta que empiece a hervir suavemente. Retirar la espuma gris que sube hasta que apenas aparezca más, unos {skim}.',
    'Añadir la cebolla, un tercio de las zanahorias, un tercio del apio, el ajo, el laurel, el tomillo y los granos de pimienta. Cocer muy suavemente, con apenas alguna burbuja aquí y allá, durante {simmer}. El pollo está hecho cuando se separa del hueso y un termómetro clavado en la parte más gruesa marca al menos {core}.',
    'Sacar el pollo y dejarlo templar {cool}. Colar el caldo con un colador fino a una olla limpia, desechar las verduras, que ya han dado su sabor, y desgrasar al gusto.',
    'Retirar la piel y los huesos y desmenuzar la carne en trozos de bocado.',
    'Volver a llevar el caldo a ebullición. Añadir el resto de las zanahorias y del apio y cocer a fuego lento {simmer}, hasta que las zanahorias estén casi tiernas.',
    'Añadir los fideos y cocer a fuego lento {noodles}, o el tiempo que indique el paquete, hasta que estén tiernos pero con un punto firme.',
    'Devolver el pollo a la olla y calentar {heat}, hasta que todo humee y esté bien caliente por dentro. Retirar del fuego, incorporar el perejil y el zumo de limón, rectificar de sal y servir.',
  ],
  tips: [
    'Mantener un hervor muy suave. Al hervir fuerte, la grasa se mezcla con el caldo y lo enturbia.',
    'Si va a sobrar sopa, conviene cocer los fideos aparte y añadirlos en cada plato; en la olla se hinchan y se beben el caldo.',
    'Enfriar las sobras en recipientes poco profundos, guardarlas en la nevera (refrigerador) antes de que pasen {chill} y consumirlas en un plazo de {days} días.',
    'Para un color más intenso, dorar las caras cortadas de la cebolla en la olla seca antes de poner el pollo.',
  ],
  tags: ['sopa', 'pollo', 'fideos', 'caldo', 'comida familiar'],
});
