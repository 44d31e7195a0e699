import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import type { FaqPage } from '#content/faq/schema.ts';
import { FaqGroups } from '#features/faq/FaqGroups.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import { PageHeader } from '#ui/pageHeader/PageHeader.tsx';

interface Props {
  language: Language;
  page: FaqPage;
  messages: Catalog['reading']['faq'];
}

/** The frequently asked questions. */
export function Faq({ language, page, messages }: Props) {
  return (
    <LanguageProvider value={language}>
      <PageHeader title={page.title} lead={page.intro} />
      <FaqGroups groups={page.groups} messages={messages} />
    </LanguageProvider>
  );
}
