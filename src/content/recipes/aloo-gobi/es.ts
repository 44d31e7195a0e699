import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Aloo gobi (patatas y coliflor con especias)',
  alt: 'Aloo gobi: patatas y coliflor',
  description:
    'El curry seco y casero del norte de la India: patatas y coliflor doradas en aceite y luego cocidas casi solo en el jugo de los tomates, con comino, cilantro y cúrcuma. Las verduras quedan enteras y cada trozo lleva su propia capa de especias.',
  ingredients: {
    oil: 'de aceite neutro',
    potatoes: 'de patatas (papas) para cocer, peladas y en dados de {cube}',
    cauliflower: 'de coliflor, en ramilletes de {floret} y bien seca',
    cuminSeeds: 'de semillas de comino',
    onion: { one: 'cebolla mediana, picada fina', other: 'cebollas medianas, picadas finas' },
    ginger: 'de jengibre fresco rallado fino',
    garlic: { one: 'diente de ajo, rallado fino', other: 'dientes de ajo, rallados finos' },
    greenChili: {
      one: 'guindilla verde (chile o ají verde), abierta a lo largo',
      other: 'guindillas verdes (chiles o ajíes verdes), abiertas a lo largo',
    },
    coriander: 'de semillas de cilantro molidas',
    cumin: 'de comino molido',
    turmeric: 'de cúrcuma molida',
    chiliPowder: 'de chile de Cachemira en polvo',
    tomatoes: {
      one: 'tomate (jitomate) mediano, troceado',
      other: 'tomates (jitomates) medianos, troceados',
    },
    salt: 'de sal fina',
    water: 'de agua caliente',
    fenugreek: 'de hojas secas de fenogreco (kasuri methi), desmenuzadas',
    garamMasala: 'de garam masala',
    lemonJuice: 'de zumo (jugo) de limón',
    cilantro: 'de cilantro fresco picado',
  },
  steps: [
    'Calentar la mitad del aceite a fuego medio-alto en una cazuela ancha de fondo grueso y con tapa. Freír la coliflor {fry}, dándole la vuelta de vez en cuando, hasta que tenga manchas doradas pero siga firme. Retirarla.',
    'Freír las patatas en la misma cazuela {fry}, hasta que se doren los bordes. Retirarlas y juntarlas con la coliflor.',
    'Bajar a fuego medio, verter el resto del aceite y añadir las semillas de comino. A los {crackle}, más o menos, chisporrotean y se oscurecen un poco; incorporar enseguida la cebolla y sofreírla {fry}, hasta que esté tierna y ligeramente dorada.',
    'Incorporar el jengibre, el ajo y la guindilla y sofreír {cook}, hasta que desaparezca el olor a crudo. Añadir las semillas de cilantro molidas, el comino molido, la cúrcuma y el chile en polvo con una cucharada del agua caliente, y remover {spices} para que las especias suelten su aroma sin quemarse.',
    'Añadir los tomates y la sal. Cocer {cook}, aplastando los tomates, hasta que se deshagan en una pasta espesa y el aceite asome por el borde de la cazuela.',
    'Devolver las patatas y la coliflor a la cazuela y darles vueltas en la pasta hasta que queden bien cubiertas. Verter el resto del agua caliente, tapar bien y cocer a fuego lento {steam}, dándoles la vuelta una vez. El cuchillo debe atravesar las patatas con facilidad, y la coliflor debe conservar un punto firme.',
    'Destapar, añadir las hojas de fenogreco y el garam masala y subir el fuego {dry}, hasta que casi no quede líquido. Retirar del fuego, incorporar con cuidado el zumo de limón y el cilantro fresco, tapar y dejar reposar {stand} antes de servir.',
  ],
  tips: [
    'Secar bien la coliflor después de lavarla. Mojados, los ramilletes se cuecen al vapor y se deshacen antes de dorarse.',
    'Una vez puesta la tapa, remover lo menos posible; es mejor dar la vuelta a las verduras con una espátula plana.',
    'Cortar la coliflor en trozos claramente más grandes que las patatas, porque se cuece antes.',
    'El chile de Cachemira da más color que picor. Si se usa un chile en polvo más picante, poner la mitad.',
    'Se conserva {days} días en la nevera (refrigerador) y al día siguiente es un buen relleno para pan plano.',
  ],
  tags: ['patatas', 'papas', 'coliflor', 'cocina india', 'curry', 'receta vegana'],
});
