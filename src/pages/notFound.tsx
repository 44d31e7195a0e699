import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { wordsFor } from '#i18n/words.server.ts';
import { describePage } from '#site/meta.ts';
import { NotFound } from './shell/NotFound.tsx';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) => wordsFor(request, 'shell');

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  const { title = '404', text = '' } = loaderData?.shell.notFound ?? {};
  return describePage(location.pathname, { title, description: text, indexed: false });
};

export default function NotFoundRoute() {
  return <NotFound words={useLoaderData<typeof loader>().shell} />;
}
