import { SOURCES, type SourceId } from '../sources.ts';
import type { NamedLanguage } from './names.ts';

/** Short names of sources that are words, in languages that have others. Names of publishers stay. */
const SOURCE_WORDS: Readonly<Partial<Record<NamedLanguage, Partial<Record<SourceId, string>>>>> = {
  fr: { recipes: 'recettes', labels: 'emballages', norway: 'Norvège', newZealand: 'Nouvelle-Zélande' },
  de: { recipes: 'Rezepte', labels: 'Packungen', norway: 'Norwegen', newZealand: 'Neuseeland' },
  es: { recipes: 'recetas', labels: 'envases', norway: 'Noruega', newZealand: 'Nueva Zelanda' },
};

/** What a source is called beside a number: `USDA`, `Recipes`, in German `Rezepte`. */
export const sourceName = (language: NamedLanguage, source: SourceId): string =>
  SOURCE_WORDS[language]?.[source] ?? SOURCES[source].short;
