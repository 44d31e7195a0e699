import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Curry de verduras',
  alt: 'Curry indio de verduras',
  cuisine: 'India',
  description:
    'Un sabzi de verduras del norte de la India: patatas, coliflor, zanahorias, judías verdes y guisantes en un masala espeso de cebolla, tomate y jengibre que las envuelve en lugar de ahogarlas. Cada verdura entra cuando le llega su momento, así que todas quedan tiernas a la vez y ninguna se deshace. Se come con arroz o con pan plano.',
  ingredients: {
    oil: 'de aceite vegetal',
    cuminSeeds: 'de semillas de comino',
    onions: { one: 'cebolla, picada fina', other: 'cebollas, picadas finas' },
    garlic: { one: 'diente de ajo, picado fino', other: 'dientes de ajo, picados finos' },
    ginger: 'de jengibre fresco picado fino',
    greenChili: {
      one: 'guindilla verde (chile o ají verde), picada fina',
      other: 'guindillas verdes (chiles o ajíes verdes), picadas finas',
    },
    coriander: 'de semillas de cilantro molidas',
    groundCumin: 'de comino molido',
    chiliPowder: 'de chile de Cachemira en polvo',
    turmeric: 'de cúrcuma molida',
    salt: 'de sal fina',
    tomatoes: 'de tomate troceado en conserva',
    potatoes: 'de patatas (papas) para cocer, en dados de {cube}',
    carrots: 'de zanahorias, en rodajas de {slice}',
    water: 'de agua',
    cauliflower: 'de coliflor, en ramilletes pequeños',
    beans: 'de judías verdes (ejotes, chauchas), en trozos de {piece}',
    peas: 'de guisantes (arvejas, chícharos) congelados',
    garamMasala: 'de garam masala',
    fenugreek: 'de hojas secas de fenogreco (kasuri methi), desmenuzadas',
    lemonJuice: 'de zumo (jugo) de limón',
    cilantro: 'de cilantro fresco picado',
  },
  steps: [
    'Calentar el aceite a fuego medio en una cazuela ancha y pesada. Echar una de las semillas de comino: si chisporrotea enseguida, añadir el resto y dejar que crepiten {crackle}, hasta que se oscurezcan un poco.',
    'Añadir las cebollas y sofreírlas durante {fry}, removiendo a menudo, hasta que estén blandas y bien doradas por igual. Las cebollas pálidas dan un curry soso, así que no hay que tener prisa.',
    'Añadir el ajo, el jengibre y la guindilla verde y remover {garlic}, hasta que desaparezca el olor a crudo. Añadir las semillas de cilantro molidas, el comino molido, el chile en polvo, la cúrcuma y la sal y remover {spices}. Un chorrito de agua evita que se quemen.',
    'Añadir el tomate y cocinar durante {cook}, hasta que el masala esté espeso, se separe del fondo al pasar una cuchara y asomen gotas de aceite por los bordes.',
    'Incorporar las patatas, las zanahorias y el agua. Tapar y cocer a fuego medio-bajo durante {simmer}, hasta que un cuchillo entre en las patatas pero encuentre resistencia en el centro.',
    'Añadir la coliflor y las judías verdes, remover para que se impregnen, tapar y cocinar durante {cook}, removiendo dos veces, hasta que todo esté apenas tierno. Añadir un poco de agua si se pega al fondo.',
    'Incorporar los guisantes, el garam masala y las hojas de fenogreco y cocinar sin tapa durante {cook}, hasta que los guisantes estén calientes y de un verde vivo y la salsa se adhiera a las verduras.',
    'Apartar del fuego y añadir el zumo de limón y la mitad del cilantro fresco. Dejar reposar {stand}, rectificar de sal y esparcir por encima el resto del cilantro fresco.',
  ],
});
