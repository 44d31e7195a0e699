import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tiras de pollo picante al estilo de Nashville',
  alt: 'Tiras de pollo picante al estilo de Nashville',
  description:
    'Tiras marinadas en suero de mantequilla, de costra rugosa, pintadas recién fritas con cayena, pimentón y azúcar moreno infusionados en aceite caliente. El picante va en serio y llega despacio; el pan de molde recoge el aceite rojo y los pepinillos fríos apagan el fuego. Hay que contar {soak} para el suero de mantequilla, y preparar la pasta con la mitad de cayena si no todos en la mesa aguantan el picante.',
  ingredients: {
    chicken: 'de solomillos de pollo (tenders)',
    buttermilk: 'de suero de mantequilla (buttermilk)',
    hotSauce: 'de salsa picante a base de vinagre',
    egg: { one: 'huevo M', other: 'huevos M' },
    salt: 'de sal fina',
    flour: 'de harina de trigo',
    pepper: 'de pimienta negra',
    bakingPowder: 'de levadura química (polvo de hornear)',
    fryingOil: 'de aceite neutro para freír',
    cayenne: 'de pimienta de cayena',
    brownSugar: 'de azúcar moreno (azúcar negra)',
    paprika: 'de pimentón dulce (páprika)',
    garlicPowder: 'de ajo en polvo',
    pasteOil: 'de aceite neutro, para la pasta picante',
    bread: {
      one: 'rebanada de pan de molde (pan de caja)',
      other: 'rebanadas de pan de molde (pan de caja)',
    },
    pickles: { one: 'rodaja de pepinillo al eneldo', other: 'rodajas de pepinillo al eneldo' },
  },
  steps: [
    'Quitar el tendón blanco de cada solomillo, tirando de él o con el cuchillo. Batir el suero de mantequilla con la salsa picante, el huevo y la mitad de la sal, bañar en él el pollo, tapar y dejar en la nevera (refrigerador) {soak}, o hasta {longest}.',
    'Mezclar con las varillas la harina, la pimienta negra, la levadura química y la mitad de la sal restante. Añadir unas cucharadas del suero de mantequilla y frotar con las yemas de los dedos hasta que se llene de grumos pequeños e irregulares; serán los que den la costra rugosa.',
    'Sacar las piezas de una en una, dejarlas escurrir y apretarlas con fuerza contra la harina por todos lados. Dejar reposar {rest} sobre una rejilla, hasta que la cobertura se vea húmeda y no polvorienta. Tirar el suero de mantequilla y la harina usados: han contenido pollo crudo.',
    'Para la pasta, mezclar la cayena, el azúcar moreno, el pimentón, el ajo en polvo y el resto de la sal en un bol resistente al calor. Calentar el aceite de la pasta en un cazo a {oil}, verterlo sobre las especias y batir; debe espumar y oler a chile tostado, no a quemado.',
    'Calentar el aceite para freír a {oil} en una olla honda y pesada de {pot} de diámetro, donde alcanza alrededor de {deep} de altura y no ocupa más de un tercio. Tener una tapa a mano y no dejar nunca solo el aceite caliente: si humea, apagar el fuego; si se incendia, poner la tapa, apagar la fuente de calor y no echar nunca agua. Después de freír, dejar que el aceite se enfríe del todo antes de mover la olla.',
    'Freír en tandas de cuatro durante {fry}, dándoles la vuelta una vez y manteniendo el aceite por encima de {lowest}, hasta que tengan un dorado oscuro y {inside} en la parte más gruesa. Escurrir sobre una rejilla limpia.',
    'Remover la pasta desde el fondo, porque las especias se posan, y pincelar las piezas por ambos lados mientras aún crepitan. Servir sobre el pan de molde con los pepinillos encima.',
  ],
  tips: [
    'La cayena varía de fuerza de un frasco a otro. Conviene empezar con la mitad; siempre se puede pincelar más.',
    'La mayoría de los pepinillos llevan semillas de mostaza, y por eso se menciona aquí la mostaza.',
    'Apartar la cara cuando el aceite caliente toca las especias: el vapor irrita. Abrir una ventana.',
    'Un termómetro sujeto a la olla es aquí la mejor ayuda. Si el aceite está frío, la costra se empapa; si está demasiado caliente, se quema antes de que la carne esté hecha.',
    'Los datos cuentan el aceite que toman la costra y el pincelado, no el que queda en la olla y en el bol.',
  ],
  tags: ['pollo picante', 'pollo nashville', 'pollo frito', 'tiras de pollo', 'tenders de pollo'],
});
