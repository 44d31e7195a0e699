import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Multi } from '#features/multi/Multi.tsx';
import { languageOf } from '#i18n/languages.ts';
import { wordsFor } from '#i18n/words.server.ts';
import { describePage } from '#site/meta.ts';
import { PAGES } from '#site/paths.ts';
import { breadcrumbs, webApplication } from '#site/structuredData.ts';
import { LinkCards } from '#ui/card/LinkCards.tsx';
import { ToolPage } from '#ui/tool/ToolPage.tsx';
import { toolCards } from './toolCards.ts';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) => wordsFor(request, 'multi', 'tool');

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  if (!loaderData) return [];
  const { meta: words, title: name } = loaderData.multi;
  const language = languageOf(location.pathname);
  const { path } = PAGES.multi;
  return [
    ...describePage(location.pathname, words),
    webApplication(language, { name, description: words.description, path }),
    breadcrumbs(language, [{ name, path }]),
  ];
};

export default function MultiPage() {
  const words = useLoaderData<typeof loader>();
  const { multi, tool } = words;
  return (
    <>
      <ToolPage title={multi.title} lead={multi.lead}>
        <Multi words={words} />
      </ToolPage>
      <LinkCards title={tool.more} cards={toolCards(tool.cards, 'length', 'temperature', 'weight')} />
    </>
  );
}
