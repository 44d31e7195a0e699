import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { languageOf } from '#i18n/languages.ts';
import { wordsFor } from '#i18n/words.server.ts';
import { describePage } from '#site/meta.ts';
import { PAGES } from '#site/paths.ts';
import { breadcrumbs, webApplication } from '#site/structuredData.ts';
import { LinkCards } from '#ui/card/LinkCards.tsx';
import { ToolPage } from '#ui/tool/ToolPage.tsx';
import { CookingTabs } from './cooking/CookingTabs.tsx';
import { toolCards } from './toolCards.ts';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  wordsFor(request, 'cooking', 'party', 'cookingTime', 'leftovers', 'tool');

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  if (!loaderData) return [];
  const { meta: words, title: name } = loaderData.cooking;
  const language = languageOf(location.pathname);
  const { path } = PAGES.cooking;
  return [
    ...describePage(location.pathname, words),
    webApplication(language, { name, description: words.description, path }),
    breadcrumbs(language, [{ name, path }]),
  ];
};

export default function CookingPage() {
  const words = useLoaderData<typeof loader>();
  const { cooking, tool } = words;
  return (
    <>
      <ToolPage title={cooking.title} lead={cooking.lead}>
        <CookingTabs words={words} />
      </ToolPage>
      <LinkCards title={tool.more} cards={toolCards(tool.cards, 'multi', 'spanish', 'length')} />
    </>
  );
}
