import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Estofado de ternera',
  alt: 'Estofado de ternera con verduras',
  cuisine: 'Estadounidense',
  description:
    'Carne de aguja bien dorada y luego olvidada en un horno suave con vino tinto, caldo y tomillo, hasta que se corta con la cuchara. Las zanahorias y las patatas se suman en la última hora, para que queden tiernas y no deshechas. Como casi todos los guisos, está aún mejor recalentado al día siguiente.',
  ingredients: {
    beef: 'de aguja de ternera (carne de res), en dados de {cube}',
    salt: 'de sal fina',
    pepper: 'de pimienta negra recién molida',
    flour: 'de harina de trigo',
    oil: 'de aceite vegetal',
    onions: { one: 'cebolla, picada', other: 'cebollas, picadas' },
    celery: { one: 'rama de apio, picada', other: 'ramas de apio, picadas' },
    garlic: { one: 'diente de ajo, picado', other: 'dientes de ajo, picados' },
    tomatoPaste: 'de concentrado de tomate (pasta de tomate)',
    wine: 'de vino tinto seco',
    stock: 'de caldo de carne sin sal',
    thyme: { one: 'ramita de tomillo fresco', other: 'ramitas de tomillo fresco' },
    bayLeaves: { one: 'hoja de laurel', other: 'hojas de laurel' },
    carrots: 'de zanahorias, en trozos de {piece}',
    potatoes: 'de patatas (papas) para cocer, en trozos de {piece}',
    parsley: 'de perejil fresco picado',
  },
  steps: [
    'Precalentar el horno a {oven}. Secar muy bien la carne, salpimentarla con la mitad de la sal y toda la pimienta y pasarla por la harina hasta que quede cubierta.',
    'Calentar un poco del aceite a fuego medio-alto en una olla pesada apta para el horno. Dorar la carne por tandas, dejando espacio entre los trozos, {brown} cada tanda, dándole la vuelta solo cuando se haya formado una costra oscura y se desprenda sola de la olla. Añadir un poco más de aceite en cada tanda y reservar la carne.',
    'Bajar a fuego medio y rehogar las cebollas y el apio en la grasa durante {onions}, raspando lo que se haya pegado, hasta que estén blandos y dorados. Añadir el ajo y el concentrado de tomate, remover y cocinar {paste}, hasta que el concentrado tome un color teja.',
    'Verter el vino y hervir {boil}, hasta que se reduzca a la mitad. Añadir el caldo, el tomillo, el laurel y la carne con sus jugos. La carne debe quedar apenas cubierta.',
    'Llevar a un hervor muy suave, tapar y meter la olla en el horno durante {braise}. La superficie apenas debe temblar; si hierve, bajar un poco el horno.',
    'Incorporar las zanahorias, las patatas y el resto de la sal, tapar y volver a meter en el horno durante {vegetables}, hasta que un cuchillo entre sin resistencia en las verduras y la carne se deshaga con el tenedor. La aguja es segura a {safe} tras un reposo de tres minutos, pero solo queda tierna cerca de {tender}.',
    'Si la salsa queda líquida, reducirla al fuego sin tapa durante {reduce}, hasta que cubra la cuchara. Retirar las hojas de laurel y los tallos de tomillo.',
    'Dejar reposar el estofado {stand}, desgrasar, rectificar de sal y espolvorear con el perejil. Enfriar las sobras en recipientes poco profundos y guardarlas en la nevera (refrigerador) antes de que pasen {fridge}.',
  ],
});
