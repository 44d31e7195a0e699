import type { About } from '../../tools.ts';

export const about = {
  title: 'Ingredient weights',
  text: 'Every ingredient in cups, spoons and grams.',
  menu: 'Ingredient weights',
  search: 'ingredients chart cups to grams weight of a cup table print',
} satisfies About;

declare module '../../tools.ts' {
  interface AboutTools {
    ingredients: typeof about;
  }
}
