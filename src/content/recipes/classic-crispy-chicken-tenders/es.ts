import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tiras de pollo crujientes clásicas',
  alt: 'Tiras de pollo crujientes',
  description:
    'La versión sencilla y buena: harina, huevo, pan rallado sazonado y una sartén con un poco de aceite caliente. Un breve reposo tras el empanado pega la costra a la carne, que así no se suelta en la sartén y cruje en el plato. Bastan {stove} de fuego.',
  ingredients: {
    chicken: 'de solomillos de pollo (tenders)',
    salt: 'de sal fina',
    pepper: 'de pimienta negra',
    flour: 'de harina de trigo',
    eggs: { one: 'huevo M', other: 'huevos M' },
    water: 'de agua',
    breadcrumbs: 'de pan rallado fino (pan molido)',
    paprika: 'de pimentón dulce (páprika)',
    garlicPowder: 'de ajo en polvo',
    fryingOil: 'de aceite neutro para freír',
    lemon: { one: 'limón, lavado y cortado en gajos', other: 'limones, lavados y cortados en gajos' },
  },
  steps: [
    'Quitar el tendón blanco de cada solomillo, tirando de él o con el cuchillo, secar la carne y sazonarla con la pimienta y dos tercios de la sal.',
    'Preparar tres platos hondos: la harina en el primero, los huevos batidos con el agua en el segundo y el pan rallado mezclado con el pimentón, el ajo en polvo y el resto de la sal en el tercero.',
    'Pasar cada pieza por harina y sacudir la que sobre, mojarla en el huevo y dejar que escurra, y apretarla por ambos lados contra el pan rallado hasta que no quede ningún hueco sin cubrir. Dejar reposar sobre una rejilla {rest}. Tirar la harina, el huevo y el pan rallado que sobren: han tocado pollo crudo.',
    'Verter el aceite en una sartén pesada de bordes altos, de {pan} de diámetro, donde alcanza alrededor de {deep} de altura y no ocupa más de un tercio, y calentarlo a {oil}. Sin termómetro, echar una miga: debe chisporrotear enseguida y dorarse en unos {crumb}. Tener una tapa a mano y no dejar nunca solo el aceite caliente: si humea, apagar el fuego; si se incendia, poner la tapa, apagar la fuente de calor y no echar nunca agua. Después de freír, dejar que el aceite se enfríe del todo antes de mover la sartén.',
    'Freír por tandas, con espacio entre las piezas, {first} por el primer lado y {second} por el segundo. Están hechas cuando tienen un dorado intenso y {inside} en la parte más gruesa. Dejar que el aceite recupere la temperatura entre tandas.',
    'Escurrir sobre una rejilla limpia puesta en una bandeja, no sobre papel, que ablanda la parte de abajo, y mantener calientes en el horno a {warm} hasta terminar de freír. Servir con los gajos de limón.',
  ],
  tips: [
    'Usar una mano para los platos secos y la otra para el huevo evita empanarse los dedos.',
    '¿No hay solomillos de pollo en la tienda? Cortar pechugas a lo largo en tiras de {thick} de grosor más o menos; se hacen en el mismo tiempo.',
    'Se pueden congelar empanadas y crudas en una bandeja y guardar luego en bolsas. Para freírlas sin descongelar, quitarles antes el hielo suelto, que hace desbordar el aceite caliente, y sumergirlas con cuidado, pocas a la vez; freír a {oil} durante unos {fry} y comprobar que alcanzan {inside} en el centro.',
    'La cantidad de aceite es la que necesita la sartén; la mayor parte se queda en ella. Los datos de grasa cuentan solo lo que absorbe el empanado, alrededor de {share} por persona.',
  ],
  tags: ['pollo empanado', 'tiras de pollo', 'tenders de pollo', 'pollo frito', 'cena rápida'],
});
