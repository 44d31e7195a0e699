import type { Lexicon } from '@gramwise/engine/language/lexicon.ts';
import type { LineWords } from '@gramwise/engine/language/line/lineWords.ts';
import type { Language } from '#catalogs/languages.ts';

/** The words of lines, one file per language. */
const LINE_WORDS: Readonly<Record<Language, () => Promise<LineWords>>> = {
  en: () => import('@gramwise/engine/language/line/en.ts').then(({ en }) => en),
  fr: () => import('@gramwise/engine/language/line/fr.ts').then(({ fr }) => fr),
  de: () => import('@gramwise/engine/language/line/de.ts').then(({ de }) => de),
  es: () => import('@gramwise/engine/language/line/es.ts').then(({ es }) => es),
};

/** The words that amounts and recipes of a language are read with. */
export async function loadLexicon(language: Language): Promise<Lexicon> {
  const [{ lexiconOf }, words] = await Promise.all([
    import('@gramwise/engine/language/lexicon.ts'),
    LINE_WORDS[language](),
  ]);
  return lexiconOf(words);
}
