import type { TranslatedAbout } from '../../tools.ts';

export const about = {
  title: 'Gewichte von Zutaten',
  text: 'Jede Zutat in Tassen, Löffeln und Gramm.',
  menu: 'Gewichte von Zutaten',
  search: 'Zutaten Tabelle Tassen in Gramm Gewicht einer Tasse drucken',
} satisfies TranslatedAbout['ingredients'];
