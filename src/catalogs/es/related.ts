/** The links at the end of a page, but for those to tools. */
export const related = {
  title: 'Más en Gramwise',
  cards: {
    temperature: { title: 'Temperatura del horno', text: 'Celsius, Fahrenheit y marca de gas (Gas Mark).' },
    weight: { title: 'Peso', text: 'De gramos a tazas y al revés, según el ingrediente.' },
    recipes: { title: 'Recetas', text: 'En gramos o en tazas, para todos sus invitados.' },
    faq: { title: 'Preguntas frecuentes', text: 'Tazas, cucharadas, hornos y raciones, en pocas palabras.' },
    developers: { title: 'Enlaces y marcos', text: 'Marcos para su sitio, y lo que dice cada dirección.' },
  },
} as const;
