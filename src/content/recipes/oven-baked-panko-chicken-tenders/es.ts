import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tiras de pollo con panko al horno',
  alt: 'Piezas de pollo empanadas',
  description:
    'Tiras de pollo al horno que crujen de verdad. El truco está en tostar el panko antes de empanar, porque {bake} bastan para hacer el pollo, pero no para dorar un pan pálido. Menos aceite, sin salpicaduras y todas listas a la vez.',
  ingredients: {
    panko: 'de panko',
    oil: 'de aceite de oliva',
    chicken: 'de solomillos de pollo (tenders)',
    salt: 'de sal fina',
    pepper: 'de pimienta negra',
    flour: 'de harina de trigo',
    eggs: { one: 'huevo M', other: 'huevos M' },
    mustard: 'de mostaza de Dijon',
    paprika: 'de pimentón ahumado (páprika ahumada)',
    garlicPowder: 'de ajo en polvo',
    lemon: { one: 'limón, lavado y cortado en gajos', other: 'limones, lavados y cortados en gajos' },
  },
  steps: [
    'Precalentar el horno a {oven} y poner una rejilla sobre una bandeja de horno.',
    'En otra bandeja, mezclar bien el panko con el aceite, extenderlo en una capa fina y tostarlo en el horno durante {toast}, removiendo una vez, hasta que tenga el color de la arena seca. Vigilar bien el último minuto. Pasarlo a un plato hondo para que se enfríe.',
    'Quitar el tendón blanco de cada solomillo, tirando de él o con el cuchillo, secar la carne y sazonarla con la pimienta y dos tercios de la sal.',
    'Mezclar el pimentón, el ajo en polvo y el resto de la sal con el panko. Poner la harina en un segundo plato y batir los huevos con la mostaza en un tercero.',
    'Pasar cada pieza por harina, sacudirla, mojarla en el huevo y apretarla con fuerza contra el panko por todos lados. Colocar las piezas en la rejilla sin que se toquen. Tirar la harina, el huevo y el panko que sobren: han tocado pollo crudo.',
    'Hornear {bake} sin dar la vuelta, hasta que el empanado tenga un dorado intenso y la pieza más gruesa alcance {inside} en el centro. Las piezas finas que se hagan antes pueden salir primero.',
    'Dejar en la rejilla {rest} para que el empanado tome firmeza y servir con los gajos de limón.',
  ],
  tips: [
    'La rejilla importa: directamente sobre la bandeja, la parte de abajo se ablanda. Sin rejilla, calentar la propia bandeja en el horno, engrasarla con aceite y dar la vuelta a las piezas una vez.',
    'El tamaño del panko cambia de un paquete a otro, por eso solo se da el peso. El panko grueso hay que apretarlo más.',
    'Para recalentar, usar el horno a {oven} durante {reheat}; el microondas deja el empanado correoso. Consumir las sobras en un plazo de {days} días.',
  ],
  tags: ['pollo al horno', 'panko', 'tiras de pollo', 'pollo empanado', 'cena fácil'],
});
