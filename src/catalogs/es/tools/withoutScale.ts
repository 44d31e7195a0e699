import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Sin báscula',
  text: 'Gramos de cualquier alimento en vasos, tazas, cucharas o vasos de yogur, dibujados y con su margen.',
  menu: 'Medir sin báscula',
  search: 'sin báscula balanza medir pesar gramos vaso taza cucharada yogur cucharón',
  parameters: {
    amount: 'Gramos del alimento',
    with: 'Lo que se llena',
    holds: 'Mililitros que caben en el suyo',
  },
} satisfies TranslatedAbout['withoutScale'];

/** Messages of the page that measures without a scale, in Spanish. */
export const withoutScale = {
  meta: {
    title: 'Medir sin báscula | Gramwise',
    description:
      '¿Cuántos vasos, tazas o cucharadas son 250\u00a0g de harina, azúcar o arroz? Para cualquier alimento, con dibujos y con el margen de error.',
  },
  title: 'Medir sin báscula',
  lead: 'La receta está en gramos y no hay báscula. Llene al ras lo que tenga a mano.',
  amount: 'Cantidad (g)',
  with: 'Con',
  holds: 'Capacidad (ml)',
  note: 'Llene el suyo de agua una vez y mídala: con su capacidad real, la cuenta sale mucho mejor.',
  empty: 'Escriba una cantidad.',
  vessels: {
    cup: { one: 'taza', other: 'tazas' },
    tablespoon: { one: 'cucharada', other: 'cucharadas' },
    teaspoon: { one: 'cucharadita', other: 'cucharaditas' },
    waterGlass: { one: 'vaso', other: 'vasos' },
    mustardGlass: { one: 'vaso de mostaza', other: 'vasos de mostaza' },
    wineGlass: { one: 'vaso de vino', other: 'vasos de vino' },
    liqueurGlass: { one: 'copita', other: 'copitas' },
    shotGlass: { one: 'caballito', other: 'caballitos' },
    mochaCup: { one: 'pocillo', other: 'pocillos' },
    coffeeCup: { one: 'taza de café', other: 'tazas de café' },
    breakfastCup: { one: 'taza de desayuno', other: 'tazas de desayuno' },
    bowl: { one: 'bol', other: 'boles' },
    yogurtPot: { one: 'vaso de yogur', other: 'vasos de yogur' },
    becher: { one: 'envase de nata (crema)', other: 'envases de nata (crema)' },
    ladle: { one: 'cucharón', other: 'cucharones' },
  },
  result: '{food}, {grams}\u00a0g = {count} {vessel}',
  range: 'Según el recipiente y el alimento',
  exact: 'Capacidad: {size}.',
  assumed: 'Capacidad supuesta: {size}. Ninguna norma la fija.',
  tooLittle: 'Menos de un octavo',
  smaller: 'Elija algo más pequeño, o una pizca.',
  errors: {
    'not-positive': 'Escriba gramos mayores que 0, por ejemplo 250',
    'too-large': 'Son más de 100\u00a0kg. Revise el número',
    'no-size': 'Escriba la capacidad en mililitros, de 1 a 10\u00a0000',
  },
  figures: {
    title: 'Gramos en vasos y cucharas',
    lead: 'Uno, lleno al ras. Los márgenes son los de los tamaños corrientes y los pesos publicados.',
    weights: 'Alimentos de cada día',
    food: 'Alimento',
    sizes: 'Lo que cabe en cada uno',
    vessel: 'Recipiente',
    holds: 'Capacidad',
    by: 'Según',
    defined: 'por definición',
    notes: [
      {
        title: 'Al ras de verdad',
        text: 'Llénelo sin apretar ni golpear y pase un cuchillo por el borde. Colmada, una cuchara lleva mucho más.',
      },
      {
        title: 'Cuándo no',
        text: 'El bicarbonato, la sal de un fermentado, la gelatina y la levadura piden báscula o cuchara medidora: ahí el error de un vaso es demasiado grande.',
      },
      {
        title: 'El vaso de yogur',
        text: 'El de 125\u00a0g es la medida del bizcocho de yogur; lleno hasta el borde llega a 150\u00a0ml. Use el mismo para todo y la proporción será correcta.',
      },
    ],
    sources: 'Tamaños:',
  },
} as const satisfies TranslatedTools['withoutScale'];
