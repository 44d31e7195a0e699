import type { Catalog } from './catalog.ts';
import { SITE_CATALOGS } from './catalogs.ts';
import { LANGUAGE_CODES, type Language } from './languages.ts';
import type { About } from './tools.ts';

/** The messages of the tools by file, such as `./de/tools/length.ts`: a new tool needs no line anywhere. */
const FILES = import.meta.glob<{ about: About }>('./*/tools/*.ts', { eager: true });

function catalogIn(language: Language): Catalog {
  const folder = `./${language}/tools/`;
  const files = Object.entries(FILES).filter(([file]) => file.startsWith(folder));
  const about = files.map(([file, messages]) => [file.slice(folder.length, -3), messages.about] as const);
  const messages = files.map(([, { about, ...own }]) => own);
  const all: object = { ...SITE_CATALOGS[language], about: Object.fromEntries(about) };
  return Object.assign(all, ...messages) as Catalog;
}

/** The catalogs of all languages. Only read at build time, never sent to visitors. */
export const CATALOGS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, catalogIn(language)]),
) as Record<Language, Catalog>;

/** The messages a page needs. Throws, which stops the build, if a tool has none in this language. */
export function messagesFor<const Name extends keyof Catalog>(
  language: Language,
  ...names: readonly Name[]
): Pick<Catalog, Name> {
  const catalog = CATALOGS[language];
  const missing = names.filter((name) => !(name in catalog));
  if (missing.length > 0) throw new Error(`No messages in src/catalogs/${language}/tools: ${missing.join()}`);
  return Object.fromEntries(names.map((name) => [name, catalog[name]])) as Pick<Catalog, Name>;
}
