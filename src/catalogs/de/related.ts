/** The links at the end of a page, but for those to tools. */
export const related = {
  title: 'Mehr auf Gramwise',
  cards: {
    temperature: { title: 'Ofentemperatur', text: 'Celsius, Fahrenheit und Gas Mark.' },
    weight: { title: 'Gewicht', text: 'Von Gramm zu Tassen und zurück, je nach Zutat.' },
    recipes: { title: 'Rezepte', text: 'In Gramm oder Tassen, für beliebig viele Gäste.' },
    faq: { title: 'Häufige Fragen', text: 'Tassen, Löffel, Öfen und Portionen, kurz beantwortet.' },
    developers: {
      title: 'Links und Einbetten',
      text: 'Rechner für Ihre Website und die Parameter jeder Adresse.',
    },
  },
} as const;
