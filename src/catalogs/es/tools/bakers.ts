import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Porcentaje panadero',
  text: 'De gramos a porcentajes y al revés, la hidratación real con masa madre, leche y huevos, y la temperatura del agua.',
  menu: 'Porcentaje panadero',
  search:
    'porcentaje panadero panaderos hidratación masa pan receta fórmula masa madre prefermento poolish biga harina agua temperatura del agua temperatura de la masa amasado fricción pizza calcular peso total',
  parameters: {
    formula: 'La fórmula, una línea por ingrediente',
    total: 'Gramos de masa',
    hydration: 'Hidratación deseada, en por ciento',
    starter: 'Hidratación de la masa madre, en por ciento',
    dough: 'Temperatura deseada de la masa',
    room: 'Temperatura de la cocina',
    flour: 'Temperatura de la harina',
    leaven: 'Temperatura de la masa madre, si la lleva',
    friction: 'Grados que añade el amasado',
    degrees: 'Escala de estas temperaturas',
  },
} satisfies TranslatedAbout['bakers'];

/** Messages of the calculator for baker's percentages, in Spanish. */
export const bakers = {
  meta: {
    title: 'Porcentaje panadero e hidratación | Gramwise',
    description:
      'Escriba la fórmula en gramos o en porcentaje: porcentaje panadero, hidratación con el agua de la masa madre, la leche y los huevos, y temperatura del agua.',
  },
  title: 'Porcentaje panadero',
  lead: 'Una línea por ingrediente, en gramos o en porcentaje de la harina. Toda la harina es el 100\u00a0%, también la de la masa madre.',
  formula: 'Fórmula',
  example: '500\u00a0g de harina de fuerza\n325\u00a0g de agua\n100\u00a0g de masa madre\n10\u00a0g de sal',
  total: 'Masa total',
  hydration: 'Hidratación',
  starter: 'Hidratación de la madre',
  note: 'Deje vacíos los dos primeros campos para mantener la fórmula. La masa total, en gramos, la cambia entera; la hidratación, en porcentaje, cambia solo el agua.',
  empty: 'Escriba una fórmula, por ejemplo «500\u00a0g de harina» y, en otra línea, «65\u00a0% de agua».',
  notLoaded: 'No se ha podido cargar la lista de alimentos. Compruebe la conexión y escriba de nuevo.',
  hydrated: 'de hidratación',
  percent: '{n}\u00a0%',
  table: { ingredient: 'Ingrediente', weight: 'Peso', share: 'De la harina', total: 'Masa' },
  allFlour: 'Harina en total, con la de la masa madre',
  otherWater: 'De ella, agua de otros ingredientes',
  prefermented: 'Harina prefermentada',
  doubts: {
    unread: 'Sin cantidad: {names}.',
    unknownFood: 'No está en nuestra lista, cuenta como seco: {names}.',
    unknownWater: 'No tenemos cifra de su agua, cuenta como seco: {names}.',
    usualHydration:
      'Se hace más o menos hidratada; aquí cuenta como {names}. Escriba la suya detrás: «300\u00a0g de biga, 60\u00a0% de hidratación».',
  },
  errors: {
    'no-flour': 'Añada una línea de harina, por ejemplo «500\u00a0g de harina»',
    'negative-amount': 'Escriba los gramos de masa, mayores que 0',
    'too-large': 'Son más de diez toneladas. Revise los números',
    'no-water': 'No hay línea de agua que cambiar. Añada una o vacíe el campo Hidratación',
    'too-dry': 'La masa madre, la leche y los huevos ya aportan más agua',
    'no-hydration': 'Escriba la hidratación en cifras, por ejemplo 70',
  },
  water: {
    title: 'Temperatura del agua',
    lead: 'El agua es la única temperatura que se elige. De ella depende la de la masa, y con ella el ritmo del levado.',
    fields: { dough: 'Masa', room: 'Cocina', flour: 'Harina', leaven: 'Masa madre', friction: 'Amasado' },
    degrees: 'Grados',
    note: 'Deje vacía la masa madre si no la lleva. El amasado calienta la masa: {typical}. Mida su masa y corrija ese número de una hornada a otra.',
    typical: { hand: 'a mano {n}', mixer: 'en amasadora {n}', processor: 'en procesadora {n}' },
    empty: 'Escriba las cuatro temperaturas.',
    error: 'Escriba las temperaturas en cifras, por ejemplo 22',
    result: 'Agua:',
    base: 'Temperatura base',
    cautions: {
      ice: 'Use agua con hielo y enfríe también la harina.',
      hot: 'Demasiado caliente: mataría la levadura. Entibie la harina o deje levar más tiempo.',
    },
  },
  figures: {
    title: 'Masas en porcentaje panadero',
    lead: 'Fórmulas publicadas, en porcentaje de la harina. La levadura es fresca; de la instantánea basta un tercio.',
    doughs: 'En porcentaje de la harina',
    dough: 'Masa',
    water: 'Agua',
    salt: 'Sal',
    yeast: 'Levadura fresca',
    besides: 'Y además',
    names: {
      baguette: 'Baguette de levado lento',
      deliRye: 'Pan de centeno americano',
      semolina: 'Pan de sémola con masa madre',
      rye: 'Pan de centeno con masa madre',
      ciabatta: 'Chapata',
      brioche: 'Brioche de mantequilla',
    },
    parts: {
      rye: 'un {n}\u00a0% de centeno',
      durum: 'un {n}\u00a0% de trigo duro',
      milk: '{n}\u00a0% de leche',
      eggs: '{n}\u00a0% de huevo',
      butter: '{n}\u00a0% de mantequilla',
      sugar: '{n}\u00a0% de azúcar',
    },
    friction: 'Lo que añade el amasado',
    kneading: 'Amasado',
    ways: { hand: 'a mano', mixer: 'en amasadora', processor: 'en procesadora' },
    notes: [
      {
        title: 'Lo que escribe y lo que se muestra',
        text: 'Un porcentaje escrito se refiere a la harina que añade, como en las recetas. La tabla cuenta también la harina de la masa madre, según la norma de la asociación estadounidense de panaderos (Bread Bakers Guild). Sin masa madre es lo mismo.',
      },
      {
        title: 'Qué cuenta como agua',
        text: 'El agua, la de la masa madre y la que tienen la leche, la nata o crema, los huevos, la miel, los jarabes, los zumos o jugos, la mantequilla y la levadura fresca, según el USDA: 88\u00a0% la leche, 76\u00a0% el huevo, 17\u00a0% la miel. Frutas, verduras, queso y frutos secos conservan la suya.',
      },
      {
        title: 'Hidratación de la masa madre',
        text: 'Con igual peso de harina y agua es 100. Una masa madre sólida tiene unos 60. Un poolish cuenta como 100 y una biga como 55, entre 50 y 60, diga lo que diga el campo. Lo escrito en la línea va primero: «200\u00a0g de masa madre, 80\u00a0% de hidratación».',
      },
    ],
    sources: 'Fuentes:',
  },
} as const satisfies TranslatedTools['bakers'];
