import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';

export type NewPhoneMessages = Catalog['kitchen']['newPhone'];

/** What a backup file holds, or what it added to a device. */
export interface BackupCounts {
  recipes: number;
  weights: number;
  kitchen: boolean;
}

/** `your kitchen, 2 own weights, 3 recipes`; '' for nothing. */
export function formatCounts(language: Language, messages: NewPhoneMessages, counts: BackupCounts): string {
  const counted = (n: number, forms: NewPhoneMessages['weights' | 'recipes']) =>
    n > 0 ? [fill(selectPluralForm(language, n, forms), { n })] : [];
  return [
    ...(counts.kitchen ? [messages.kitchen] : []),
    ...counted(counts.weights, messages.weights),
    ...counted(counts.recipes, messages.recipes),
  ].join(', ');
}
