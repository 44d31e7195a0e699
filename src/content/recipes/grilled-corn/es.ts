import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Elotes asados (mazorcas a la parrilla)',
  alt: 'Elotes, mazorcas callejeras mexicanas',
  cuisine: 'Mexicana',
  description:
    'Mazorcas tostadas a la parrilla, untadas con una mezcla ácida de crema y mayonesa, rebozadas en queso cotija salado y espolvoreadas con chile: el antojito callejero de México, en la parrilla de casa. Ahumado, dulce, ácido y picante en un solo bocado; las servilletas son parte del plato.',
  ingredients: {
    corn: {
      one: 'mazorca de maíz dulce (elote, choclo), sin hojas ni hebras',
      other: 'mazorcas de maíz dulce (elotes, choclos), sin hojas ni hebras',
    },
    oil: 'de aceite vegetal',
    crema: 'de crema mexicana (o, en su defecto, nata agria)',
    mayonnaise: 'de mayonesa',
    garlic: { one: 'diente de ajo, rallado fino', other: 'dientes de ajo, rallados finos' },
    lime: { one: 'lima (limón verde) sin tratar', other: 'limas (limones verdes) sin tratar' },
    salt: 'de sal fina',
    cotija: 'de queso cotija con cuajo vegetal o microbiano, desmenuzado fino',
    ancho: 'de chile ancho molido',
    cayenne: 'de pimienta de cayena',
    cilantro: 'de cilantro fresco, picado fino',
  },
  steps: [
    'Calentar una barbacoa (parrilla, asador) de carbón o de gas a fuego fuerte, a unos {grill} con la tapa puesta, y limpiar la rejilla. La mano, a un palmo por encima, aguanta {hand}, no más. También sirve una sartén-parrilla a fuego fuerte o el grill del horno bien caliente.',
    'Lavar la lima, rallar la mitad de la piel en un bol pequeño y exprimir encima el zumo (jugo) de la mitad de la fruta; cortar el resto en gajos. Incorporar la crema, la mayonesa, el ajo y la sal hasta que quede una mezcla lisa.',
    'Mezclar el chile ancho con la cayena. Extender el cotija en un plato grande.',
    'Secar las mazorcas, untarlas con el aceite y ponerlas en la rejilla. Asar durante {grill}, dándoles un cuarto de vuelta cada {turn}, hasta que los granos estén de un amarillo vivo, hinchados y tostados a manchas por todos lados. Al apretar un grano con un cuchillo debe salir un jugo dulce y lechoso.',
    'Dejar templar las mazorcas {cool}, para que la salsa se adhiera y no escurra. Clavar una brocheta resistente en el extremo del tallo de cada una, a modo de mango.',
    'Untar generosamente las mazorcas por todos lados con la mezcla de crema y rebozarlas en el cotija, apretando para que se pegue.',
    'Espolvorear con la mezcla de chiles, esparcir el cilantro y servir bien calientes, con los gajos de lima para exprimir encima. Guardar lo que sobre de la mezcla de crema en la nevera (refrigerador); no debe quedar fuera más de {limit}.',
  ],
});
