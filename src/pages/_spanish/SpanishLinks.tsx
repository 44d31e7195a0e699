import { spanish } from '#catalogs/es/spanish.ts';
import type { Language } from '#catalogs/languages.ts';
import { LinkCards } from '#ui/card/LinkCards.tsx';
import { LanguageProvider } from '#ui/language/language.ts';

const CARDS = [
  { to: 'length', icon: 'ruler', ...spanish.cards.length },
  { to: 'multi', icon: 'cup', ...spanish.cards.multi },
] as const;

/** Links to pages in the texts' language, instead of the ones that end every page. */
export const SpanishLinks = ({ language, lang }: { language: Language; lang: Language }) => (
  <LanguageProvider value={lang}>
    <LinkCards title={spanish.more} cards={CARDS} hrefLang={lang === language ? undefined : lang} />
  </LanguageProvider>
);
