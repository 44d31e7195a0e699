import type { ComparedSites, ComparePage } from '#content/compare/compare.ts';
import { Alternatives } from '#features/compare/Alternatives.tsx';
import { Closing } from '#features/compare/Closing.tsx';
import { CompareTable } from '#features/compare/CompareTable.tsx';
import { Reasons } from '#features/compare/Reasons.tsx';
import { Strengths } from '#features/compare/Strengths.tsx';
import { Testimonials } from '#features/compare/Testimonials.tsx';
import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/languages.ts';
import { InLanguage } from '#ui/language/language.ts';
import { PageHead } from '#ui/pageHead/PageHead.tsx';

interface Props {
  language: Language;
  page: ComparePage & { sites: ComparedSites; checked: string };
  words: Catalog['reading']['compare'];
}

/** This site beside three others. */
export function Compare({ language, page, words }: Props) {
  return (
    <InLanguage value={language}>
      <PageHead title={page.title} lead={page.intro} />
      <Reasons words={page.reasons} />
      <CompareTable words={page.table} scroll={words.scroll} sites={page.sites} checked={page.checked} />
      <Strengths words={page.strengths} sites={page.sites} />
      <Alternatives words={page.alternatives} />
      <Testimonials words={page.testimonials} />
      <Closing words={page.closing} />
    </InLanguage>
  );
}
