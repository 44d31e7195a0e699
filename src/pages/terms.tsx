import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { documentFor } from '#content/documents.server.tsx';
import { wordsFor } from '#i18n/words.server.ts';
import { DocumentPage } from './reading/DocumentPage.tsx';
import { describeReading } from './reading/describeReading.ts';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  page: documentFor(request, 'legal/terms'),
  words: wordsFor(request, 'reading').reading.document,
});

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  describeReading(location.pathname, loaderData?.page);

export default function Terms() {
  const { page, words } = useLoaderData<typeof loader>();
  return <DocumentPage page={page} words={words} />;
}
