import type { ReactNode } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { LanguageProvider } from '#ui/language/language.ts';
import { PageHeader } from '#ui/pageHeader/PageHeader.tsx';

interface Props {
  language: Language;
  title: string;
  lead: string;
  /** The list, an island. */
  children?: ReactNode;
}

/** All recipes. */
export function Recipes({ language, title, lead, children }: Props) {
  return (
    <LanguageProvider value={language}>
      <PageHeader title={title} lead={lead} />
      {children}
    </LanguageProvider>
  );
}
