import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { compareFor } from '#content/reading.server.ts';
import { Alternatives } from '#features/compare/Alternatives.tsx';
import { Closing } from '#features/compare/Closing.tsx';
import { CompareTable } from '#features/compare/CompareTable.tsx';
import { Reasons } from '#features/compare/Reasons.tsx';
import { Strengths } from '#features/compare/Strengths.tsx';
import { Testimonials } from '#features/compare/Testimonials.tsx';
import { wordsFor } from '#i18n/words.server.ts';
import { PageHead } from '#ui/pageHead/PageHead.tsx';
import { describeReading } from './reading/describeReading.ts';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  page: compareFor(request),
  words: wordsFor(request, 'reading').reading.compare,
});

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  describeReading(location.pathname, loaderData?.page);

export default function Compare() {
  const { page, words } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={page.title} lead={page.intro} />
      <Reasons words={page.reasons} />
      <CompareTable words={page.table} scroll={words.scroll} sites={page.sites} checked={page.checked} />
      <Strengths words={page.strengths} sites={page.sites} />
      <Alternatives words={page.alternatives} />
      <Testimonials words={page.testimonials} />
      <Closing words={page.closing} />
    </>
  );
}
