import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import type { ComparedSites, ComparePage } from '#content/compare/compare.ts';
import { Alternatives } from '#features/compare/Alternatives.tsx';
import { Closing } from '#features/compare/Closing.tsx';
import { CompareTable } from '#features/compare/CompareTable.tsx';
import { Reasons } from '#features/compare/Reasons.tsx';
import { Strengths } from '#features/compare/Strengths.tsx';
import { Testimonials } from '#features/compare/Testimonials.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import { PageHeader } from '#ui/pageHeader/PageHeader.tsx';

interface Props {
  language: Language;
  page: ComparePage & { sites: ComparedSites; checked: string };
  messages: Catalog['reading']['compare'];
}

/** Compares Gramwise with three other sites. */
export function Compare({ language, page, messages }: Props) {
  return (
    <LanguageProvider value={language}>
      <PageHeader title={page.title} lead={page.intro} />
      <Reasons messages={page.reasons} />
      <CompareTable
        messages={page.table}
        scroll={messages.scroll}
        sites={page.sites}
        checked={page.checked}
      />
      <Strengths messages={page.strengths} sites={page.sites} />
      <Alternatives messages={page.alternatives} />
      <Testimonials messages={page.testimonials} />
      <Closing messages={page.closing} />
    </LanguageProvider>
  );
}
