import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Smash de fresa y albahaca',
  alt: 'Limonada de fresa en un vaso',
  description:
    'Fresas maduras machacadas con azúcar y albahaca, avivadas con limón y alargadas con agua con gas: una limonada de fresa con un fondo herbáceo y ligeramente picante. Vale lo que valen las fresas, así que conviene hacerla cuando huelen bien.',
  garnish: ['Hoja de albahaca', 'Fresa pequeña en el borde', 'Rodaja de limón'],
  glassware: 'Vaso bajo (old fashioned)',
  ingredients: {
    strawberries: 'de fresas (frutillas) maduras, sin el rabillo',
    sugar: 'de azúcar',
    basil: { one: 'hoja de albahaca fresca', other: 'hojas de albahaca fresca' },
    lemonJuice: 'de zumo (jugo) de limón recién exprimido',
    ice: 'Cubitos de hielo, para llenar la coctelera y los vasos',
    soda: 'de agua con gas (soda), bien fría',
  },
  steps: [
    'Lavar las fresas antes de quitarles el rabillo, y también la albahaca. Reservar una fresa pequeña por vaso para decorar. Cortar las demás en láminas sobre una coctelera o un tarro grande, añadir el azúcar y dejar reposar {stand}, hasta que queden bañadas en su jugo rojo.',
    'Machacar hasta obtener una pulpa gruesa. Añadir la albahaca y presionarla solo {press} veces, hasta que se perciba su aroma.',
    'Añadir el zumo de limón y un buen puñado de hielo, cerrar y agitar con fuerza {shake}, hasta que el exterior se escarche.',
    'Colar por un colador grueso en los vasos, llenos de hielo nuevo, apretando con una cuchara para que pase algo de pulpa y solo queden las semillas y las hojas.',
    'Completar con el agua con gas, remover una vez desde el fondo y decorar. Probar: primero debe ser ácido y después dulce; un poco más de azúcar o de limón lo corrige.',
  ],
  tips: [
    'Fuera de temporada sirven las fresas congeladas. Descongelarlas con el azúcar y aprovechar su jugo.',
    'Unas gotas de vinagre balsámico en la coctelera intensifican el color y el sabor de las fresas pálidas.',
    'Agitar y colar hasta un día antes y guardar la base en la nevera (refrigerador); añadir el agua con gas en el último momento.',
    'Para una bebida transparente, colar otra vez por un colador fino.',
  ],
  tags: ['fresa', 'albahaca', 'limón', 'sin alcohol', 'verano'],
});
