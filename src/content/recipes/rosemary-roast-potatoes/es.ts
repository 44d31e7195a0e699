import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Patatas asadas crujientes al romero',
  alt: 'Trozos de patata asada',
  description:
    'Patatas harinosas, cocidas hasta que los bordes se deshacen y luego asadas a horno fuerte, para que esa pasta se seque en una costra gruesa y crujiente alrededor de un interior esponjoso. El romero y el ajo aromatizan primero el aceite y no vuelven hasta el final: así quedan fragantes y no quemados.',
  ingredients: {
    potatoes: 'de patatas (papas) harinosas, peladas y en trozos de {chunk}',
    waterSalt: 'de sal fina, para el agua de cocción',
    bakingSoda: 'de bicarbonato de sodio',
    oil: 'de aceite de oliva',
    rosemary: {
      one: 'rama de romero, con las hojas picadas finas',
      other: 'ramas de romero, con las hojas picadas finas',
    },
    garlic: { one: 'diente de ajo, picado fino', other: 'dientes de ajo, picados finos' },
    salt: 'de sal fina, para la costra',
    pepper: 'de pimienta negra molida',
  },
  steps: [
    'Precalentar el horno a {oven} con una bandeja grande y pesada a media altura, para que también se caliente.',
    'Poner las patatas en una olla grande, cubrirlas con agua fría hasta {cover} por encima, añadir la sal para el agua y el bicarbonato y llevar a ebullición. Cocer a fuego lento {simmer}: el cuchillo debe entrar con facilidad y las esquinas deben verse deshilachadas, pero los trozos tienen que seguir enteros.',
    'Mientras tanto, calentar el aceite con el romero y el ajo en un cazo a fuego medio, sin dejar de remover. Al cabo de unos {fry} el ajo apenas empieza a tomar color pajizo; colar todo enseguida por un colador fino sobre un bol grande. Reservar el romero y el ajo fritos para el final.',
    'Escurrir las patatas y dejar que se sequen con su propio vapor en el escurridor {steam}. Cuando la superficie se vea mate, como de tiza, y ya no mojada, pasarlas al bol del aceite, añadir la sal para la costra y la pimienta, y agitar con fuerza hasta que cada trozo quede cubierto de una capa fina de puré.',
    'Extender las patatas en la bandeja caliente en una sola capa, con un poco de espacio alrededor de cada trozo. Asar {roast} sin tocarlas.',
    'Despegar las patatas con una espátula metálica fina, darles la vuelta y asarlas {roast} más, volviéndolas otra vez a media cocción. Están listas cuando están bien doradas por todos los lados y suenan a hueco al golpearlas con la espátula.',
    'Mezclar las patatas calientes con el romero y el ajo fritos, rectificar de sal y servir enseguida, antes de que el vapor ablande la costra.',
  ],
  tips: [
    'La pizca de bicarbonato vuelve alcalina el agua, y eso descompone la pectina de la superficie; de ahí sale la capa rugosa y crujiente.',
    'Usar una variedad harinosa, como Agria o Kennebec. Las patatas de carne firme quedan lisas y se doran mucho menos.',
    'Si las patatas están apretadas en la bandeja, usar otra más: las que se tocan se cuecen al vapor y quedan pálidas.',
    'Se pueden cocer, agitar y engrasar hasta un día antes. Guardarlas tapadas en la nevera (refrigerador), igual que el romero y el ajo fritos, y asar las patatas {longer} más.',
  ],
  tags: ['patatas asadas', 'papas al horno', 'guarnición', 'romero', 'crujientes'],
});
