/** The links at the end of a page, but for those to tools. */
export const related = {
  title: 'More on Gramwise',
  cards: {
    temperature: { title: 'Oven temperature', text: 'Celsius, Fahrenheit and Gas Mark.' },
    weight: { title: 'Weight', text: 'Grams to cups and back, by ingredient.' },
    recipes: { title: 'Recipes', text: 'Each in grams or cups, for as many as you cook for.' },
    faq: { title: 'Questions', text: 'Cups, spoons, ovens and scaling, answered in brief.' },
    developers: { title: 'Links and embeds', text: 'Frames for your site, and what each address can say.' },
  },
} as const;
