import type { FaqPage } from '#content/faq/schema.ts';
import { FaqGroups } from '#features/faq/FaqGroups.tsx';
import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/languages.ts';
import { InLanguage } from '#ui/language/language.ts';
import { PageHeader } from '#ui/pageHeader/PageHeader.tsx';

interface Props {
  language: Language;
  page: FaqPage;
  messages: Catalog['reading']['faq'];
}

/** The frequently asked questions. */
export function Faq({ language, page, messages }: Props) {
  return (
    <InLanguage value={language}>
      <PageHeader title={page.title} lead={page.intro} />
      <FaqGroups groups={page.groups} messages={messages} />
    </InLanguage>
  );
}
