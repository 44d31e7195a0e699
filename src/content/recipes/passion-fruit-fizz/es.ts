import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Fizz de maracuyá',
  alt: 'Bebida de maracuyá con hielo al estilo de un mojito, sin alcohol',
  description:
    'Pulpa de maracuyá, lima y menta machacada con agua con gas, todo preparado en el mismo vaso, como un mojito. La mitad de la fruta se cuela para dar una base dorada y suave, y la otra mitad entra con sus semillas, que crujen agradablemente al beber con pajita (popote). Aromático, ácido y muy frío.',
  garnish: ['Medio maracuyá', 'Ramita de menta', 'Rodaja de lima'],
  glassware: 'Vaso largo (highball)',
  ingredients: {
    passionFruit: {
      one: 'maracuyá (fruta de la pasión) maduro',
      other: 'maracuyás (frutas de la pasión) maduros',
    },
    sugar: 'de azúcar',
    hotWater: 'de agua caliente',
    limeJuice: 'de zumo (jugo) de lima (limón verde) recién exprimido',
    mint: { one: 'hoja de menta fresca', other: 'hojas de menta fresca' },
    ice: 'Hielo picado, para llenar los vasos',
    soda: 'de agua con gas (soda), bien fría',
  },
  steps: [
    'Mezclar el azúcar con el agua caliente hasta que se disuelva y el almíbar quede transparente, y dejar enfriar {cool}.',
    'Lavar los maracuyás y la menta y partir los frutos por la mitad. Poner la mitad de la pulpa en un colador sobre un bol y frotar con una cuchara hasta que solo queden las semillas negras y secas; reservar el resto tal cual.',
    'Repartir la menta y el almíbar entre los vasos y presionar las hojas {press} veces, hasta que huelan con intensidad pero sigan enteras.',
    'Añadir el jugo colado, el zumo de lima y la pulpa con semillas, remover {stir} y llenar los vasos de hielo picado.',
    'Verter el agua con gas despacio, remover una vez de abajo arriba con una cuchara larga para que las semillas queden repartidas y decorar mientras burbujea.',
  ],
  tips: [
    'Un maracuyá arrugado está maduro. Debe pesar bastante para su tamaño; si es ligero, se ha secado.',
    'La pulpa congelada sin azúcar va muy bien: calcular {pulp} por fruto.',
    'La fruta muy ácida pide más almíbar. Probar antes de añadir el agua con gas, cuando es más fácil corregir.',
    'Con ginger beer en vez de agua con gas queda picante; elegir una sin alcohol y quitar la mitad del azúcar.',
  ],
  tags: ['maracuyá', 'lima', 'menta', 'sin alcohol', 'con burbujas'],
});
