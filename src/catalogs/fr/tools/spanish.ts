import type { TranslatedAbout } from '../../tools.ts';

export const about = {
  title: 'Convertisseur en espagnol',
  text: 'Les mêmes mesures pour les recettes espagnoles.',
  menu: 'Convertisseur espagnol',
  search: 'espagnol español convertidor gramos taza cucharada pulgada kelvin',
} satisfies TranslatedAbout['spanish'];
