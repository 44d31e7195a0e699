import type { TranslatedAbout } from '../../tools.ts';

export const about = {
  title: 'Poids des ingrédients',
  text: 'Chaque ingrédient en tasses, cuillères et grammes.',
  menu: 'Poids des ingrédients',
  search: 'ingrédients tableau tasses en grammes poids d’une tasse imprimer',
} satisfies TranslatedAbout['ingredients'];
