import type { ReactNode } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { ToolPage } from '#tools/page/ToolPage.tsx';
import { type LinkCard, LinkCards } from '#ui/card/LinkCards.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import { NoScript } from '#ui/noScript/NoScript.tsx';

interface Props {
  language: Language;
  title: string;
  lead: string;
  /** The text's language, if it differs from the page's. */
  lang?: Language;
  /** Links in the text's language, instead of the ones that end every page. */
  more?: { title: string; cards: readonly LinkCard[] };
  /** The tool, an island. */
  children?: ReactNode;
  /** Shown after the tool. */
  after?: ReactNode;
}

/** A page with one tool, related content and links to other tools. */
export function ToolScreen({ language, title, lead, lang, more, children, after }: Props) {
  return (
    <LanguageProvider value={language}>
      <div lang={lang}>
        <ToolPage title={title} lead={lead}>
          <NoScript>{messagesFor(lang ?? language, 'shell').shell.noScript}</NoScript>
          {children}
        </ToolPage>
        {after}
        {more && (
          <LanguageProvider value={lang ?? language}>
            <LinkCards
              title={more.title}
              cards={more.cards}
              hrefLang={lang === language ? undefined : lang}
            />
          </LanguageProvider>
        )}
      </div>
    </LanguageProvider>
  );
}
