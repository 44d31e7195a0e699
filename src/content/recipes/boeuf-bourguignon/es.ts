import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Bœuf bourguignon (ternera a la borgoñona)',
  alt: 'Olla de carne en salsa oscura de vino tinto con champiñones, cebollitas y zanahorias',
  description:
    'El gran guiso de domingo de Borgoña: carne, panceta y una botella entera de vino tinto, que se dejan en el horno hasta que la salsa está oscura y la carne se parte con la cuchara. Las cebollitas glaseadas y los champiñones dorados llegan solo al final. Mejor aún si se hace la víspera.',
  ingredients: {
    beef: 'de aguja o espaldilla de ternera (carne de res), en dados de {cube}',
    salt: 'de sal fina',
    pepper: 'de pimienta negra recién molida',
    lardons: 'de panceta ahumada o beicon (tocineta), en tiras cortas',
    oil: 'de aceite vegetal',
    onions: { one: 'cebolla, picada', other: 'cebollas, picadas' },
    carrots: 'de zanahorias, en rodajas de {slice}',
    garlic: { one: 'diente de ajo, machacado', other: 'dientes de ajo, machacados' },
    tomatoPaste: 'de concentrado de tomate (pasta de tomate)',
    flour: 'de harina de trigo',
    wine: 'de vino tinto seco (una botella), como pinot noir',
    stock: 'de caldo de carne sin sal',
    thyme: { one: 'ramita de tomillo fresco', other: 'ramitas de tomillo fresco' },
    bayLeaves: { one: 'hoja de laurel', other: 'hojas de laurel' },
    butter: 'de mantequilla',
    pearlOnions: 'de cebollitas francesas, peladas',
    sugar: 'de azúcar',
    mushrooms: 'de champiñones, en cuartos',
    parsley: 'de perejil fresco picado',
  },
  steps: [
    'Precalentar el horno a {oven}. Secar muy bien la carne y salpimentarla.',
    'Sofreír la panceta a fuego medio {lardons} en una olla pesada apta para el horno, hasta que suelte la grasa, y sacarla. Añadir un poco del aceite, subir el fuego y dorar la carne por tandas, dejando espacio entre los trozos, {brown} cada tanda, con más aceite si hace falta. Reservar.',
    'Bajar a fuego medio y rehogar las cebollas picadas y las zanahorias en la grasa {onions}, raspando lo que se haya pegado, hasta que estén blandas y doradas. Añadir el ajo y el concentrado de tomate y remover {paste}; después, tostar la harina {flour}.',
    'Verter el vino sin dejar de remover y hervir {boil} sin tapa. Añadir el caldo, el tomillo, el laurel, la carne con sus jugos y la panceta. El líquido debe llegar justo a la altura de la carne.',
    'Llevar a un hervor muy suave, tapar y meter la olla en el horno durante {braise}, hasta que la carne ceda al tenedor. Es segura a {safe} tras un reposo de tres minutos, pero la aguja solo queda tierna cerca de {tender}.',
    'Media hora antes del final, poner las cebollitas en una sartén con la mitad de la mantequilla, el azúcar y agua hasta media altura. Cocer medio tapadas {glaze}, hasta que el agua se evapore y estén tiernas, brillantes y doradas. Sacarlas.',
    'Derretir el resto de la mantequilla en la misma sartén y saltear los champiñones a fuego fuerte {mushrooms}, hasta que pierdan el agua y se doren.',
    'Retirar los tallos de tomillo y el laurel y desgrasar. Incorporar las cebollitas y los champiñones y dejar a fuego suave, sin tapa, {simmer}, hasta que la salsa cubra la cuchara. Espolvorear con el perejil. Enfriar las sobras en recipientes poco profundos y guardarlas en la nevera (refrigerador) antes de que pasen {fridge}.',
  ],
  tips: [
    'Cocinar con un vino que también se bebería. No tiene por qué ser un borgoña: sirve cualquier tinto seco con poca madera.',
    'Hay quien marina la carne en el vino {night}, siempre en la nevera. Secarla bien antes de dorarla y hervir la marinada con el guiso.',
    'Lo acompañan bien las patatas (papas) hervidas, la pasta con mantequilla o un puré.',
    'El guiso se conserva {days} días en la nevera, a {cold} o menos, y mejora cada día. Recalentarlo hasta que llegue a {hot} en el interior.',
  ],
  tags: ['carne de res', 'vino tinto', 'guiso', 'Borgoña', 'cocina francesa'],
});
