import type { TranslatedAbout } from '../../tools.ts';

export const about = {
  title: 'Umrechner auf Spanisch',
  text: 'Dieselben Maße für spanische Rezepte.',
  menu: 'Spanischer Umrechner',
  search: 'Spanisch español convertidor gramos taza cucharada pulgada kelvin',
} satisfies TranslatedAbout['spanish'];
