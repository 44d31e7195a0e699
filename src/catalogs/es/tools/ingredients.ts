import type { TranslatedAbout } from '../../tools.ts';

export const about = {
  title: 'Pesos de ingredientes',
  text: 'Cada ingrediente en tazas, cucharadas y gramos.',
  menu: 'Pesos de ingredientes',
  search: 'ingredientes tabla equivalencias tazas a gramos peso de una taza imprimir',
} satisfies TranslatedAbout['ingredients'];
