/** The links at the end of a page, but for those to tools. */
export const related = {
  title: 'Aussi sur Gramwise',
  cards: {
    temperature: { title: 'Température du four', text: 'Celsius, Fahrenheit et Gas Mark.' },
    weight: { title: 'Poids', text: 'Des grammes aux tasses et inversement, selon l’ingrédient.' },
    recipes: { title: 'Recettes', text: 'En grammes ou en tasses, pour le nombre de convives voulu.' },
    faq: {
      title: 'Questions fréquentes',
      text: 'Tasses, cuillères, fours, portions\u202f: les réponses en bref.',
    },
    developers: {
      title: 'Liens et modules',
      text: 'Des modules pour votre site, et ce que peut contenir chaque adresse.',
    },
  },
} as const;
