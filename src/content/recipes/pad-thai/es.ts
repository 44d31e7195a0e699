import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pad thai',
  alt: 'Pad thai con gambas',
  cuisine: 'Tailandesa',
  description:
    'Fideos de arroz, gambas, tofu y huevo salteados en un wok muy caliente con una salsa de tamarindo, salsa de pescado y azúcar de palma: ácido, salado y dulce en un mismo bocado, con cacahuetes y brotes crujientes por encima. Los fideos se remojan y no se hierven, para que queden elásticos, y pasan por el wok en tandas, porque en un wok demasiado lleno todo se cuece en lugar de saltearse.',
  ingredients: {
    noodles: 'de fideos de arroz planos secos, de {width} de ancho',
    palmSugar: 'de azúcar de palma, picado',
    tamarind: 'de puré de tamarindo sin azúcar',
    fishSauce: 'de salsa de pescado sin gluten',
    prawns: 'de gambas (camarones) crudas, peladas y sin el hilo intestinal',
    tofu: 'de tofu firme, en tiras finas',
    oil: 'de aceite vegetal',
    shallots: {
      one: 'chalota (echalote), en láminas finas',
      other: 'chalotas (echalotes), en láminas finas',
    },
    garlic: { one: 'diente de ajo, picado fino', other: 'dientes de ajo, picados finos' },
    radish: 'de rábano blanco salado (chai poh) sin gluten, picado fino',
    eggs: { one: 'huevo M, batido', other: 'huevos M, batidos' },
    sprouts: 'de brotes de soja (de judía mungo)',
    chives: 'de cebollino chino (cebollín chino), en trozos de {long}',
    peanuts: 'de cacahuetes (maní) tostados sin sal, picados gruesos',
    chili: 'de copos de chile (ají)',
    lime: { one: 'lima (limón verde), lavada, en gajos', other: 'limas (limones verdes), lavadas, en gajos' },
  },
  steps: [
    'Cubrir los fideos de arroz con agua tibia y dejarlos en remojo durante {soak}, hasta que se pueda enrollar uno en el dedo, aunque todavía esté demasiado duro para comerlo. Escurrir bien.',
    'Calentar el azúcar de palma, el puré de tamarindo y la salsa de pescado en un cazo a fuego bajo durante {warm}, removiendo, hasta que el azúcar se disuelva. Probar: primero ácido, luego salado, luego dulce. Algunas salsas de pescado y algunos rábanos salados contienen trigo; conviene leer la etiqueta.',
    'Secar las gambas y el tofu. Calentar una cuarta parte del aceite en un wok a fuego vivo hasta que brille y ondee y saltear las gambas durante {prawns}, dándoles la vuelta una vez, hasta que estén rosadas, curvadas y opacas hasta el centro, a {done}. Retirarlas. Freír el tofu en otra cuarta parte del aceite durante {tofu}, hasta que se dore, y añadirlo a las gambas.',
    'Cocinar ahora en tandas de dos raciones, cada una con una parte igual de lo que aún ha de ir al wok. Para la primera, calentar su parte del aceite a fuego medio-alto y rehogar en él su parte de las chalotas, el ajo y el rábano durante {fry}, sin dejar de remover, hasta que huelan bien y se doren por los bordes.',
    'Añadir la parte de fideos y de salsa que toque a la tanda y saltear durante {toss}, hasta que los fideos hayan absorbido la salsa y estén tiernos pero elásticos. Si siguen duros y el wok está seco, rociar con una cucharada de agua y seguir salteando.',
    'Apartar los fideos a un lado, echar en el hueco la parte de los huevos y dejarlos cuajar {set}. Revolver hasta que no quede huevo líquido, a {done}, y mezclar con los fideos.',
    'Incorporar la parte de las gambas, el tofu, los brotes y el cebollino chino y saltear durante {toss}, hasta que el cebollino se ablande y todo esté humeante. Pasar a platos calientes, limpiar el wok con papel y cocinar las demás tandas de la misma manera.',
    'Repartir por encima los cacahuetes y los copos de chile y servir enseguida con los gajos de lima para exprimir.',
  ],
});
