import type { TranslatedAbout } from '../../tools.ts';

export const about = {
  title: 'Convertidor de unidades',
  text: 'Peso, temperatura, volumen y longitud en una sola página.',
  menu: 'Convertidor de unidades',
  search: 'español castellano convertidor de unidades gramos taza cucharada pulgada pie galón kelvin',
} satisfies TranslatedAbout['spanish'];
