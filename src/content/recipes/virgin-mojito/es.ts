import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Mojito sin alcohol',
  alt: 'Mojito con lima, menta y hielo',
  description:
    'Hierbabuena, lima, un poco de azúcar y agua con gas sobre mucho hielo: no falta nada y no lleva ron. La lima se machaca con la piel, porque el aceite de la cáscara da a la bebida la profundidad que de otro modo aporta el alcohol. Listo en unos minutos.',
  garnish: ['Ramita de hierbabuena, golpeada entre las manos', 'Rodaja de lima'],
  glassware: 'Vaso largo (highball)',
  ingredients: {
    mint: { one: 'hoja de hierbabuena (menta)', other: 'hojas de hierbabuena (menta)' },
    lime: {
      one: 'lima (limón verde) sin tratar, en gajos',
      other: 'limas (limones verdes) sin tratar, en gajos',
    },
    sugar: 'de azúcar',
    limeJuice: 'de zumo (jugo) de lima recién exprimido',
    ice: 'Hielo picado, para llenar los vasos',
    soda: 'de agua con gas (soda), bien fría',
  },
  steps: [
    'Lavar las limas antes de cortarlas; lavar también la hierbabuena y sacudirla. Repartir los gajos de lima y el azúcar entre los vasos. Presionar con una mano de mortero o con el extremo de una cuchara de madera, hasta que salga el zumo y el azúcar parezca arena mojada.',
    'Añadir la hierbabuena y presionarla {press} veces, con suavidad: las hojas deben machacarse y oler con intensidad, no romperse, porque la hierbabuena rota amarga y se cuela por la pajita (popote).',
    'Verter el zumo de lima y remover {stir}, hasta que no cruja azúcar en el fondo.',
    'Llenar los vasos de hielo picado hasta arriba y verter el agua con gas despacio por la pared.',
    'Subir una cuchara larga desde el fondo una o dos veces, para que la hierbabuena y la lima suban entre el hielo, decorar y servir enseguida.',
  ],
  tips: [
    'Golpear una vez la ramita de adorno entre las palmas: despierta el aroma y es la mitad del sabor.',
    'La hierbabuena es la menta suave del mojito. La menta piperita también sirve, pero con menos hojas.',
    'Para una jarra, machacar con antelación todo menos el hielo y el agua con gas, mantenerlo frío y añadir ambos en la mesa.',
    'El azúcar de caña da un sabor más redondo; sus granos gruesos ayudan además a machacar la hierbabuena.',
  ],
  tags: ['hierbabuena', 'lima', 'sin alcohol', 'verano', 'refresco'],
});
