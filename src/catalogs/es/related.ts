/** The links at the end of a page, but for those to tools. */
export const related = {
  title: 'Más en Gramwise',
  cards: {
    temperature: { title: 'Temperatura del horno', text: 'Celsius, Fahrenheit y marca de gas (Gas Mark).' },
    weight: { title: 'Peso', text: 'De gramos a tazas y al revés, según el ingrediente.' },
    recipes: { title: 'Recetas', text: 'En gramos o en tazas, para todos sus invitados.' },
    faq: { title: 'Preguntas frecuentes', text: 'Tazas, cucharadas, hornos y raciones, en pocas palabras.' },
    developers: { title: 'Enlaces y widgets', text: 'Widgets para su web, y lo que dice cada URL.' },
  },
} as const;
