import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Hoja de cocina',
  text: 'Sus ingredientes en tazas, cucharadas y gramos, en una página para colgar.',
  menu: 'Hoja de cocina para imprimir',
  search:
    'imprimir tabla hoja chuleta cartel pared nevera equivalencias tazas cucharadas gramos una página pdf a4 carta',
  parameters: {
    foods: 'Los alimentos de la hoja, con ~ y la manera de llenar',
    units: 'Las columnas de la hoja',
    paper: 'El papel',
    parts: 'Lo que va debajo de la tabla',
  },
} satisfies TranslatedAbout['kitchenSheet'];

/** The page that makes a sheet of weights and measures to print and pin up. */
export const kitchenSheet = {
  meta: {
    title: 'Hoja de cocina para imprimir: tazas y cucharadas',
    description:
      'Elija sus ingredientes y medidas e imprima una página para colgar en la cocina: tazas y cucharadas en gramos, temperaturas de horno, A4 o Carta.',
  },
  title: 'Hoja de cocina',
  lead: 'Sus ingredientes en sus tazas y cucharadas, en una sola página para imprimir y colgar.',
  noScript:
    'Para elegir ingredientes y medidas hace falta JavaScript, que aquí está desactivado. La hoja habitual, más abajo, se puede imprimir tal cual.',
  settings: 'Lo que lleva la hoja',
  add: 'Añadir un ingrediente',
  added: 'Ingrediente añadido: {food}.',
  there: 'Ya está en la hoja: {food}.',
  full: 'La hoja está llena: caben {n} ingredientes. Quite uno para añadir otro.',
  removed: 'Ingrediente quitado: {food}.',
  list: 'Ingredientes',
  count: '{n} de {most}',
  way: 'Forma de medir: {food}',
  remove: 'Quitar: {food}',
  columns: 'Columnas',
  back: '100\u00a0g en tazas y cucharadas',
  parts: { title: 'Debajo de la tabla', oven: 'Temperaturas de horno', measures: 'Tazas y cucharadas' },
  paper: 'Papel',
  papers: { a4: 'A4', letter: 'Carta' },
  print: 'Imprimir',
  reset: 'Empezar de nuevo',
  kitchen: '¿Otra taza? Configure su cocina',
  preview: 'La hoja',
  page: {
    title: 'Medidas de cocina en gramos',
    food: 'Ingrediente',
    level: 'Gramos, medidas rasas',
    none: 'Todavía no hay nada elegido. Añada un ingrediente.',
    noColumns: 'Todavía no hay ninguna columna elegida.',
    own: '* cifra propia',
    thermostat: 'Termostato',
    spoons: 'Cucharadas',
    milliliters: 'Mililitros',
    weights:
      '1\u00a0onza (oz) = {ounce}, 1\u00a0libra (lb) = {pound}, 1\u00a0barra de mantequilla (stick) = {stick}',
  },
} as const satisfies TranslatedTools['kitchenSheet'];
