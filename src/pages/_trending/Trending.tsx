import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import type { trendingIn } from '#content/trending/trendingIn.ts';
import { Questions } from '#features/trending/Questions.tsx';
import { Seasonal } from '#features/trending/Seasonal.tsx';
import { Today } from '#features/trending/Today.tsx';
import { Trends } from '#features/trending/Trends.tsx';
import buttons from '#ui/button/button.module.css';
import { LanguageProvider } from '#ui/language/language.ts';
import { PageHeader } from '#ui/pageHeader/PageHeader.tsx';

interface Props {
  language: Language;
  page: Omit<ReturnType<typeof trendingIn>, 'months'>;
  anyMonth: Catalog['reading']['anyMonth'];
}

/** The trending page: seasonal tools, questions and food trends. */
export function Trending({ language, page, anyMonth }: Props) {
  return (
    <LanguageProvider value={language}>
      <PageHeader title={page.title} line={<Today messages={page.today} />} lead={page.intro}>
        <p>
          <a href="#seasonal-conversions" className={buttons.primary}>
            {page.jump}
          </a>
        </p>
      </PageHeader>
      <Seasonal messages={page.seasonal} tools={page.tools} anyMonth={anyMonth} />
      <Trends messages={page.trends} />
      <Questions messages={page.questions} links={page.links} />
    </LanguageProvider>
  );
}
