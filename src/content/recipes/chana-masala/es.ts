import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Chana masala (curry de garbanzos)',
  alt: 'Chana masala',
  description:
    'Garbanzos en una salsa oscura y ácida de tomate y cebolla, de las que se rebañan con pan o se sirven sobre arroz. La cebolla se sofríe hasta que pasa de dorada a color caramelo, las especias se añaden en tres momentos y una parte de los garbanzos se aplasta para espesar la salsa.',
  ingredients: {
    oil: 'de aceite neutro',
    cuminSeeds: 'de semillas de comino',
    bayLeaf: { one: 'hoja de laurel', other: 'hojas de laurel' },
    onion: { one: 'cebolla grande, picada fina', other: 'cebollas grandes, picadas finas' },
    ginger: 'de jengibre fresco rallado fino',
    garlic: { one: 'diente de ajo, rallado fino', other: 'dientes de ajo, rallados finos' },
    chilies: {
      one: 'guindilla verde (chile verde), abierta a lo largo',
      other: 'guindillas verdes (chiles o ajíes verdes), abiertas a lo largo',
    },
    coriander: 'de semillas de cilantro molidas',
    cumin: 'de comino molido',
    turmeric: 'de cúrcuma molida',
    chiliPowder: 'de chile de Cachemira en polvo',
    tomatoes: 'de tomate triturado en conserva',
    chickpeas: 'de garbanzos cocidos en conserva (peso escurrido)',
    water: 'de agua caliente',
    salt: 'de sal fina',
    mangoPowder: 'de mango seco en polvo (amchur)',
    garamMasala: 'de garam masala',
    lemonJuice: 'de zumo (jugo) de limón',
    cilantro: 'de cilantro fresco picado',
  },
  steps: [
    'Calentar el aceite a fuego medio en una cazuela ancha de fondo grueso. Añadir las semillas de comino y el laurel; cuando las semillas chisporroteen y se oscurezcan un poco, al cabo de unos {crackle}, añadir la cebolla.',
    'Freír la cebolla durante {brown}, removiendo a menudo, hasta que tome un color caramelo uniforme. Añadir un chorrito de agua si se agarra.',
    'Añadir el jengibre, el ajo y las guindillas y freír {fry}. Incorporar las semillas de cilantro molidas, el comino molido, la cúrcuma y el chile en polvo con una cucharada del agua caliente y cocinar {spices}, hasta que la pasta desprenda aroma y deje una película en el fondo.',
    'Añadir el tomate y la sal. Cocinar {reduce}, removiendo, hasta que la mezcla esté espesa y oscura y asomen gotitas de aceite por el borde.',
    'Aplastar con un tenedor más o menos una cuarta parte de los garbanzos. Añadirlos todos con el resto del agua caliente, llevar a ebullición y cocer a fuego lento, con la tapa entreabierta, durante {simmer}. La salsa debe adherirse a la cuchara, y un garbanzo debe deshacerse entre dos dedos.',
    'Incorporar el mango en polvo y el garam masala y cocer a fuego lento {finish} más. Retirar del fuego, añadir el zumo de limón y la mayor parte del cilantro, y sacar el laurel.',
    'Tapar y dejar reposar {rest}, rectificar de sal y servir con el resto del cilantro por encima.',
  ],
  tips: [
    'Para partir de garbanzos secos, poner en remojo desde la víspera la mitad del peso indicado y cocerlos a fuego lento durante {simmer} más o menos, hasta que estén cremosos por dentro. Usar el agua de cocción en lugar del agua caliente.',
    'Dar a la cebolla el tiempo que pide: si queda pálida, la salsa sale dulzona y plana.',
    '¿No hay mango en polvo? Poner el doble de zumo de limón.',
    'Se conserva {days} días en la nevera (refrigerador), se congela bien durante {months} meses y está mejor al día siguiente.',
  ],
  tags: ['garbanzos', 'cocina india', 'curry', 'plato único', 'para congelar'],
});
