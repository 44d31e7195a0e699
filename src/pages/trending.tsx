import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { trendingFor } from '#content/reading.server.ts';
import { Questions } from '#features/trending/Questions.tsx';
import { Seasonal } from '#features/trending/Seasonal.tsx';
import { Today } from '#features/trending/Today.tsx';
import { Trends } from '#features/trending/Trends.tsx';
import { wordsFor } from '#i18n/words.server.ts';
import buttons from '#ui/button/button.module.css';
import { PageHead } from '#ui/pageHead/PageHead.tsx';
import { describeReading } from './reading/describeReading.ts';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  page: trendingFor(request),
  anyMonth: wordsFor(request, 'reading').reading.anyMonth,
});

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  describeReading(location.pathname, loaderData?.page);

export default function Trending() {
  const { page, anyMonth } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={page.title} line={<Today words={page.today} />} lead={page.intro}>
        <p>
          <a href="#seasonal-conversions" className={buttons.primary}>
            {page.jump}
          </a>
        </p>
      </PageHead>
      <Seasonal words={page.seasonal} months={page.months} anyMonth={anyMonth} />
      <Trends words={page.trends} />
      <Questions words={page.questions} links={page.links} />
    </>
  );
}
