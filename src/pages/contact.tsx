import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { documentFor } from '#content/documents.server.tsx';
import { MailButton } from '#features/contact/MailButton.tsx';
import { wordsFor } from '#i18n/words.server.ts';
import { mailParts } from '#site/contact.ts';
import { DocumentPage } from './reading/DocumentPage.tsx';
import { describeReading } from './reading/describeReading.ts';

export { shouldRevalidate } from '#site/staticData.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { document: words, mail } = wordsFor(request, 'reading').reading;
  return { page: documentFor(request, 'legal/contact'), words, mail: { ...mailParts(), words: mail } };
}

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  describeReading(location.pathname, loaderData?.page);

export default function Contact() {
  const { page, words, mail } = useLoaderData<typeof loader>();
  return (
    <DocumentPage page={page} words={words}>
      <MailButton mail={mail} words={mail.words} />
    </DocumentPage>
  );
}
