import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tiras de pollo frito al estilo sureño',
  alt: 'Pollo frito',
  description:
    'Tiras que pasan la noche en suero de mantequilla con sal, que las sazona hasta el centro y las mantiene jugosas, y se fríen con una costra gruesa de harina y maicena con pimentón, tomillo y pimienta blanca, como en el sur de Estados Unidos. La maicena marca la diferencia entre crujiente y pastoso. Están tan buenas frías en un pícnic como calientes con panecillos y ensalada de col.',
  ingredients: {
    chicken: 'de solomillos de pollo (tenders)',
    buttermilk: 'de suero de mantequilla (buttermilk)',
    salt: 'de sal fina',
    egg: { one: 'huevo M', other: 'huevos M' },
    flour: 'de harina de trigo',
    cornstarch: 'de maicena',
    paprika: 'de pimentón dulce (páprika)',
    garlicPowder: 'de ajo en polvo',
    onionPowder: 'de cebolla en polvo',
    thyme: 'de tomillo seco',
    whitePepper: 'de pimienta blanca',
    bakingPowder: 'de levadura química (polvo de hornear)',
    fryingOil: 'de aceite neutro para freír',
  },
  steps: [
    'Quitar el tendón blanco de cada solomillo, tirando de él o con el cuchillo. Disolver la mitad de la sal en el suero de mantequilla, añadir el pollo, tapar y dejar en la nevera (refrigerador) {soak}, o toda la noche, hasta {longest}.',
    'Mezclar con las varillas en un bol ancho la harina, la maicena, el pimentón, el ajo en polvo, la cebolla en polvo, el tomillo, la pimienta blanca, la levadura química y el resto de la sal.',
    'Sacar el pollo del suero de mantequilla y dejarlo escurrir. Batir el huevo con el suero que queda, echar unas cucharadas en hilo sobre la harina y remover con un tenedor hasta que se formen copos sueltos.',
    'Apretar cada pieza contra la harina, volver a mojarla en el suero de mantequilla y apretarla otra vez contra la harina, con fuerza, para que los copos se adhieran. Dejar reposar {rest} sobre una rejilla, hasta que no se desprenda harina seca. Tirar el suero de mantequilla y la harina usados: han contenido pollo crudo.',
    'Calentar el aceite a {oil} en una olla honda y pesada de {pot} de diámetro, donde alcanza alrededor de {deep} de altura y no ocupa más de un tercio. Tener una tapa a mano y no dejar nunca solo el aceite caliente: si humea, apagar el fuego; si se incendia, poner la tapa, apagar la fuente de calor y no echar nunca agua. Después de freír, dejar que el aceite se enfríe del todo antes de mover la olla.',
    'Freír de cuatro en cuatro durante {fry}, dándoles la vuelta una vez y manteniendo el aceite entre {lowest} y {highest}. Están hechas cuando la costra tiene un dorado intenso, el burbujeo se ha calmado y la parte más gruesa alcanza {inside}.',
    'Escurrir {drain} sobre una rejilla limpia puesta en una bandeja antes de servir, para que salga el vapor y la costra siga crujiente.',
  ],
  tips: [
    '¿No hay suero de mantequilla? Añadir zumo de limón a la leche, {lemon} por cada {milk}, y esperar {wait} a que espese.',
    'Sacar el pollo de la nevera al empezar con la harina; la carne helada enfría demasiado el aceite.',
    'Retirar las migas sueltas entre tandas, o se quemarán y amargarán las últimas piezas.',
    'Colado en frío con un paño, el aceite sirve para una o dos frituras más; desecharlo cuando huela a rancio, haga espuma o humee antes de tiempo.',
    'Guardar las sobras en la nevera antes de que pasen {chill} y consumirlas en un plazo de {days} días. En un pícnic, llevarlas en una nevera portátil (hielera).',
  ],
  tags: ['pollo frito', 'tiras de pollo', 'pollo sureño', 'tenders de pollo', 'pícnic'],
});
