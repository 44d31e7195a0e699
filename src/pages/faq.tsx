import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { faqFor } from '#content/reading.server.ts';
import { FaqGroups } from '#features/faq/FaqGroups.tsx';
import { wordsFor } from '#i18n/words.server.ts';
import { faqPage } from '#site/structuredData.ts';
import { PageHead } from '#ui/pageHead/PageHead.tsx';
import { describeReading } from './reading/describeReading.ts';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  page: faqFor(request),
  words: wordsFor(request, 'reading').reading.faq,
});

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  loaderData
    ? [
        ...describeReading(location.pathname, loaderData.page),
        faqPage(loaderData.page.groups.flatMap(({ items }) => items)),
      ]
    : [];

export default function Faq() {
  const { page, words } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={page.title} lead={page.intro} />
      <FaqGroups groups={page.groups} words={words} />
    </>
  );
}
