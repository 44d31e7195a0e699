import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Crema de calabaza asada',
  alt: 'Crema de calabaza',
  description:
    'Al asarla, la calabaza pierde agua y sus azúcares se doran antes de añadir líquido alguno, y así la crema sabe a nueces y tiene cuerpo en vez de quedar aguada. Una manzana ácida y ajos enteros se asan a su lado y se trituran con ella.',
  ingredients: {
    pumpkin: 'de calabaza (zapallo) hokkaido o cacahuete (butternut), sin semillas, en gajos de {wedge}',
    apple: {
      one: 'manzana ácida, en cuartos y sin corazón',
      other: 'manzanas ácidas, en cuartos y sin corazón',
    },
    garlic: { one: 'diente de ajo, sin pelar', other: 'dientes de ajo, sin pelar' },
    oil: 'de aceite de oliva',
    salt: 'de sal fina',
    onion: { one: 'cebolla mediana, picada', other: 'cebollas medianas, picadas' },
    celery: { one: 'rama de apio, picada', other: 'ramas de apio, picadas' },
    cumin: 'de comino molido',
    paprika: 'de pimentón dulce ahumado (páprika ahumada)',
    stock: 'de caldo de verduras sin gluten',
    cream: 'de nata para montar (crema de leche)',
    lemonJuice: 'de zumo (jugo) de limón',
    pumpkinSeeds: 'de semillas de calabaza tostadas',
  },
  steps: [
    'Precalentar el horno a {oven}. En una bandeja grande, mezclar la calabaza, la manzana y el ajo con dos tercios del aceite y la mitad de la sal, y colocar los gajos con la pulpa hacia abajo.',
    'Asar {roast}, hasta que la calabaza esté dorada por los bordes y un cuchillo entre sin resistencia. Si el ajo y la manzana están tiernos antes, retirarlos.',
    'Mientras tanto, calentar el resto del aceite en una olla grande a fuego medio. Cocinar la cebolla y el apio con el resto de la sal {soften}, hasta que estén tiernos y ligeramente dorados. Incorporar el comino y el pimentón y remover {spices}, hasta que desprendan aroma.',
    'Exprimir el ajo fuera de su piel. Separar la pulpa de la piel con una cuchara si la piel es dura; la de la hokkaido puede quedarse. Poner la calabaza, la manzana y el ajo en la olla con el caldo.',
    'Llevar a ebullición y cocer a fuego lento {simmer}, para que se integren los sabores y todo esté tan tierno que se aplaste.',
    'Triturar hasta que quede completamente fina, unos {blend}, con la batidora de mano o, por tandas pequeñas, en la batidora de vaso (licuadora), sin el tapón de la tapa y cubierta con un paño: el vapor de la sopa caliente puede hacer saltar una tapa cerrada. Incorporar la mayor parte de la nata y el zumo de limón y calentar sin que hierva. La crema debe fluir como una nata espesa; si no, añadir un poco de agua caliente.',
    'Servir en cuencos calientes, adornar con el resto de la nata y esparcir por encima las semillas de calabaza.',
  ],
  tips: [
    'Las calabazas de Halloween son aguadas y fibrosas. La hokkaido, la kabocha o la cacahuete dan una crema más dulce y espesa.',
    'Una calabaza muy dura se corta con más seguridad si antes pasa {whole} entera en el horno caliente.',
    'Tostar las semillas en una sartén sin grasa a fuego medio {toast}, hasta que se hinchen y salten.',
    'La crema se conserva {days} días en la nevera (refrigerador) y se congela bien hasta {months} meses.',
  ],
  tags: ['sopa', 'calabaza', 'otoño', 'asada', 'crema'],
});
