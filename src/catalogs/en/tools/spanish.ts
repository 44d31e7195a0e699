import type { About } from '../../tools.ts';

export const about = {
  title: 'Converter in Spanish',
  text: 'The same measures for Spanish recipes.',
  menu: 'Spanish converter',
  search: 'spanish español convertidor gramos taza cucharada pulgada kelvin',
} satisfies About;

declare module '../../tools.ts' {
  interface AboutTools {
    spanish: typeof about;
  }
}
