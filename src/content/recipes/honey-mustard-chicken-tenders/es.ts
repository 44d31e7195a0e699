import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tiras de pollo con salsa de miel y mostaza',
  alt: 'Tiras de pollo empanadas',
  description:
    'Tiras empanadas con mostaza en dos lugares: untada en la carne, a la que sazona y donde sujeta el pan rallado, y mezclada con miel en una salsa para mojar. La salsa no se cuece y es lo bastante picante para contrarrestar lo graso del empanado. Si se sirve aparte, el crujiente dura hasta el último bocado.',
  ingredients: {
    chicken: 'de solomillos de pollo (tenders)',
    salt: 'de sal fina',
    pepper: 'de pimienta negra',
    chickenMustard: 'de mostaza de Dijon, para el pollo',
    flour: 'de harina de trigo',
    eggs: { one: 'huevo M', other: 'huevos M' },
    breadcrumbs: 'de pan rallado fino (pan molido)',
    paprika: 'de pimentón dulce (páprika)',
    fryingOil: 'de aceite neutro para freír',
    honey: 'de miel',
    sauceMustard: 'de mostaza de Dijon, para la salsa',
    mayonnaise: 'de mayonesa',
    lemonJuice: 'de zumo (jugo) de limón recién exprimido',
  },
  steps: [
    'Para la salsa, batir la miel con la mostaza para la salsa, la mayonesa y el zumo de limón hasta que quede lisa y clara. Probarla: debe ser primero dulce y después picante. Guardarla en la nevera (refrigerador) mientras se cocina.',
    'Quitar el tendón blanco de cada solomillo, tirando de él o con el cuchillo, y secar la carne. Mezclarla con tres cuartos de la sal, la pimienta y la mostaza para el pollo, hasta que quede cubierta por todas partes con una capa fina.',
    'Poner la harina en un plato hondo, los huevos batidos en un segundo y el pan rallado mezclado con el pimentón en un tercero.',
    'Pasar las piezas por harina, luego por huevo y luego por pan rallado, apretándolo bien hasta que no se vea ninguna zona húmeda. Dejar reposar {rest} sobre una rejilla para que el empanado se fije. Tirar la harina, el huevo y el pan rallado que sobren: han tocado pollo crudo.',
    'Verter el aceite en una sartén pesada de bordes altos, de {pan} de diámetro, donde alcanza alrededor de {deep} de altura y no ocupa más de un tercio, y calentarlo a {oil}; una miga debe chisporrotear enseguida. Tener una tapa a mano y no dejar nunca solo el aceite caliente: si humea, apagar el fuego; si se incendia, poner la tapa, apagar la fuente de calor y no echar nunca agua. Después de freír, dejar que el aceite se enfríe del todo antes de mover la sartén.',
    'Freír pocas a la vez durante {first}, dar la vuelta y freír {second} más, hasta que tengan un dorado intenso y {inside} en la parte más gruesa. La mostaza oscurece el empanado un poco antes, así que conviene fiarse del termómetro y no del color.',
    'Escurrir sobre una rejilla limpia, espolvorear con el resto de la sal mientras están calientes y servir con la salsa en un cuenco.',
  ],
  tips: [
    'Para glasearlas, templar la mitad de la salsa sin que hierva y pincelarlas justo antes de servir; el empanado glaseado se ablanda en {soft}.',
    'La mostaza en grano da textura a la salsa. La mostaza amarilla es más suave y más dulce.',
    'La salsa aguanta una semana en la nevera si la mayonesa es comprada; con mayonesa casera, consumirla en {days} días.',
    'No dar miel a niños menores de un año.',
    'Muchas mostazas de Dijon contienen sulfitos; lo indica la etiqueta.',
  ],
  tags: ['pollo empanado', 'miel y mostaza', 'tiras de pollo', 'tenders de pollo', 'salsa para mojar'],
});
