import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';

export type NewPhoneMessages = Catalog['kitchen']['newPhone'];

/** How much of each kind a file got or brought. */
export interface Held {
  recipes: number;
  weights: number;
  kitchen: boolean;
}

/** `your kitchen, 2 own weights, 3 recipes`; '' for nothing. */
export function formatHeld(language: Language, messages: NewPhoneMessages, held: Held): string {
  const counted = (n: number, forms: NewPhoneMessages['weights' | 'recipes']) =>
    n > 0 ? [fill(selectPluralForm(language, n, forms), { n })] : [];
  return [
    ...(held.kitchen ? [messages.kitchen] : []),
    ...counted(held.weights, messages.weights),
    ...counted(held.recipes, messages.recipes),
  ].join(', ');
}
