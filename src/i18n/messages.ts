import { type Catalog, en } from './catalog.ts';
import { de } from './de/catalog.ts';
import { es } from './es/catalog.ts';
import { fr } from './fr/catalog.ts';
import type { Language } from './languages.ts';

const ALL = { en, fr, de, es } satisfies Record<Language, unknown>;

/** The catalogs of all languages. Only read at build time, never sent to visitors. */
export const CATALOGS = ALL as unknown as Record<Language, Catalog>;

/** The messages a page needs. */
export function messagesFor<const Name extends keyof Catalog>(
  language: Language,
  ...names: readonly Name[]
): Pick<Catalog, Name> {
  const catalog = CATALOGS[language];
  return Object.fromEntries(names.map((name) => [name, catalog[name]])) as Pick<Catalog, Name>;
}
