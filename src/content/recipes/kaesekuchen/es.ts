import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Käsekuchen',
  alt: 'Tarta de queso alemana, dorada, con una porción cortada',
  description:
    'La tarta de queso de las meriendas alemanas: una base de masa quebrada y un relleno cremoso y ligero de quark, un queso fresco batido, magro y algo ácido. Basta perfumarla con limón y vainilla. Conviene hornearla la víspera, pues una noche en la nevera (refrigerador) la mejora.',
  ingredients: {
    flour: 'de harina de trigo',
    bakingPowder: 'de levadura química (polvo de hornear)',
    doughSugar: 'de azúcar, para la masa',
    salt: 'de sal fina',
    doughButter: 'de mantequilla fría en dados, para la masa',
    doughEgg: { one: 'huevo M, para la masa', other: 'huevos M, para la masa' },
    panButter: 'de mantequilla blanda, para el molde',
    fillingButter: 'de mantequilla blanda, para el relleno',
    fillingSugar: 'de azúcar, para el relleno',
    fillingEggs: {
      one: 'huevo M a temperatura ambiente, para el relleno',
      other: 'huevos M a temperatura ambiente, para el relleno',
    },
    vanilla: 'de extracto de vainilla',
    zest: 'de ralladura fina de un limón lavado',
    juice: 'de zumo (jugo) de limón',
    quark: 'de quark desnatado o queso fresco batido, bien escurrido',
    cream: 'de nata para montar (crema de leche)',
    starch: 'de maicena (fécula de maíz)',
  },
  steps: [
    'Mezclar la harina, la levadura química, el azúcar para la masa y la sal. Añadir la mantequilla fría y deshacerla con las yemas de los dedos hasta que parezca arena, agregar el huevo para la masa y unir deprisa. Aplanar, envolver y enfriar en la nevera {chill}.',
    'Precalentar el horno a {oven}. Engrasar un molde desmontable de {pan} de diámetro con la mantequilla para el molde y forrar el fondo con papel de horno (papel manteca). Extender la masa con la mano por el fondo y hasta {rim} de altura por el borde, sin dejar huecos en el ángulo, y pinchar el fondo con un tenedor.',
    'Batir la mantequilla y el azúcar del relleno durante {beat}, hasta que blanqueen. Incorporar los huevos del relleno de uno en uno y después el extracto de vainilla, la ralladura y el zumo de limón.',
    'Añadir el quark y la nata y mezclar con unas varillas de mano. Tamizar encima la maicena y remover solo hasta que no queden grumos: si entra demasiado aire, la tarta sube mucho y se agrieta. Verter sobre la masa y alisar. El relleno queda líquido; así debe ser.',
    'Hornear en el tercio inferior durante {bake}; si se dora demasiado, cubrir con papel de aluminio. Está lista cuando se ve dorada, el borde está cuajado y solo tiembla un círculo de unos {wobble} en el centro. Un termómetro debe marcar allí al menos {safe}.',
    'Apagar el horno y dejar la tarta dentro {door} con una cuchara de madera en la puerta. Pasar un cuchillo por el borde y dejar enfriar en el molde, sobre una rejilla, durante {rack}. Bajará un poco.',
    'Enfriar en la nevera otras {chill} antes de quitar el aro y cortar. La tarta debe estar en la nevera como mucho {fridge} después de salir del horno.',
  ],
  tips: [
    'Un queso demasiado húmedo empapa la tarta. Dejar escurrir el quark en un colador forrado con un paño limpio antes de pesarlo.',
    'Donde no hay quark sirve el queso fresco batido o un yogur griego natural, siempre bien escurridos. Con queso crema sale otra tarta.',
    'Los ingredientes del relleno deben estar a temperatura ambiente; si están fríos, la mantequilla se corta.',
    'La tarta se conserva {days} días, tapada, en la nevera a {cold} como máximo.',
  ],
  tags: ['tarta de queso', 'cocina alemana', 'quark', 'postre', 'repostería'],
});
