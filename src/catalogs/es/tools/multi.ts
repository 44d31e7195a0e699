import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Multicalculadora',
  text: 'Volumen, raciones de una receta, IMC y edad.',
  menu: 'Multicalculadora',
  search: 'volumen pinta cuarto galón receta raciones porciones imc índice de masa corporal edad cumpleaños',
  parameters: {
    original: 'Las raciones de la receta',
    desired: 'Las raciones deseadas',
    amount: 'La cantidad de un ingrediente',
    height: 'La estatura en centímetros',
    weight: 'El peso en kilogramos',
    birth: 'La fecha de nacimiento',
  },
} satisfies TranslatedAbout['multi'];

/** Messages of the multi-calculator, in Spanish. */
export const multi = {
  meta: {
    title: 'Multicalculadora: volumen, receta, IMC, edad | Gramwise',
    description:
      'Cuatro pequeñas calculadoras juntas: volúmenes de cocina, recetas para más o menos raciones, IMC para adultos y edad en años y días.',
  },
  title: 'Multicalculadora',
  lead: 'Cuatro pequeñas calculadoras para las dudas que surgen en la cocina y fuera de ella.',
  tabsLabel: 'Calculadoras',
  tabs: { volume: 'Volumen', recipe: 'Receta', bmi: 'IMC', age: 'Edad' },
  volume: {
    amount: 'Cantidad',
    hint: 'También sirven fracciones como 1 1/2 o ¾.',
    units: {
      cup: { name: 'tazas (240\u00a0ml)', one: 'taza', other: 'tazas' },
      tbsp: { name: 'cucharadas (cda)', one: 'cda', other: 'cdas' },
      tsp: { name: 'cucharaditas (cdta)', one: 'cdta', other: 'cdtas' },
      ml: { name: 'mililitros (ml)', one: 'ml', other: 'ml' },
      l: { name: 'litros (l)', one: 'l', other: 'l' },
      floz: { name: 'onzas líquidas (fl\u00a0oz)', one: 'fl\u00a0oz', other: 'fl\u00a0oz' },
      pint: { name: 'pintas (pt)', one: 'pinta', other: 'pintas' },
      quart: { name: 'cuartos de galón (qt)', one: 'cuarto de galón', other: 'cuartos de galón' },
      gallon: { name: 'galones (gal)', one: 'galón', other: 'galones' },
    },
    equation: '{value} {from} = {result} {to}',
    precisely: 'Con más precisión, {n} {unit}',
    error: 'Escriba un número válido',
    empty: 'Pulse Convertir para ver el resultado, por ejemplo, 1 taza = 240\u00a0ml.',
    note: 'Aquí, 1 taza son 240\u00a0ml, 1 cucharada 15\u00a0ml y 1 cucharadita 5\u00a0ml, como en las etiquetas nutricionales de EE.\u00a0UU. El convertidor de la página de inicio usa la taza estadounidense corriente, de 236,59\u00a0ml. Las onzas líquidas, pintas, cuartos de galón y galones son los de EE.\u00a0UU.',
  },
  recipe: {
    original: 'Raciones de la receta',
    desired: 'Raciones que desea',
    amount: 'Cantidad del ingrediente',
    hint: 'En cualquier unidad; el resultado lleva la misma.',
    result: { one: '{n} unidad', other: '{n} unidades' },
    precisely: 'Con más precisión, {n}',
    factor:
      'Multiplique cada ingrediente de la receta por {factor}; en fermentados, salmueras y encurtidos, pese con exactitud la sal, el azúcar y el ácido.',
    error: 'Escriba números válidos',
    empty: 'Pulse Calcular para ver la nueva cantidad: 200 para 4 raciones son 300 para 6.',
  },
  bmi: {
    height: 'Estatura (cm)',
    weight: 'Peso (kg)',
    categories: {
      underweight: 'Bajo peso',
      normal: 'Peso normal',
      overweight: 'Sobrepeso',
      obese: 'Obesidad',
    },
    ranges: {
      underweight: 'menos de 18,5',
      normal: 'de 18,5 a menos de 25',
      overweight: 'de 25 a menos de 30',
      obese: '30 o más',
    },
    tableTitle: 'Clases de la Organización Mundial de la Salud',
    columns: { category: 'Clase', range: 'IMC' },
    error: 'Escriba una estatura y un peso válidos',
    empty: 'Pulse Calcular para ver el índice de masa corporal: 22,9 para 175\u00a0cm y 70\u00a0kg.',
    note: 'El IMC es una cifra orientativa para adultos, según las clases de la Organización Mundial de la Salud (OMS). No tiene en cuenta los músculos, la complexión ni la edad, y no es un diagnóstico.',
  },
  age: {
    birth: 'Fecha de nacimiento',
    years: { one: '{n} año', other: '{n} años' },
    days: { one: '{n} día', other: '{n} días' },
    note: 'Años cumplidos hasta hoy y todos los días desde el nacimiento, incluidos los 29 de febrero, según la fecha de su dispositivo.',
    error: 'Escriba una fecha de nacimiento válida',
    empty: 'Pulse Calcular para ver los años cumplidos y el total de días.',
  },
} as const satisfies TranslatedTools['multi'];
