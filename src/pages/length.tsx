import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Guide } from '#features/length/Guide.tsx';
import { Length } from '#features/length/Length.tsx';
import { languageOf } from '#i18n/languages.ts';
import { wordsFor } from '#i18n/words.server.ts';
import { describePage } from '#site/meta.ts';
import { PAGES } from '#site/paths.ts';
import { breadcrumbs, webApplication } from '#site/structuredData.ts';
import { Accordion } from '#ui/accordion/Accordion.tsx';
import { LinkCards } from '#ui/card/LinkCards.tsx';
import layout from '#ui/theme/layout.module.css';
import { ToolPage } from '#ui/tool/ToolPage.tsx';
import { toolCards } from './toolCards.ts';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) => wordsFor(request, 'length', 'tool');

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  if (!loaderData) return [];
  const { meta: words, title: name } = loaderData.length;
  const language = languageOf(location.pathname);
  const { path } = PAGES.length;
  return [
    ...describePage(location.pathname, words),
    webApplication(language, { name, description: words.description, path }),
    breadcrumbs(language, [{ name, path }]),
  ];
};

export default function LengthPage() {
  const words = useLoaderData<typeof loader>();
  const { length, tool } = words;
  return (
    <>
      <ToolPage title={length.title} lead={length.lead}>
        <Length words={words} />
      </ToolPage>
      <section className={`${layout.column} ${layout.section}`} aria-labelledby="faq-title">
        <h2 id="faq-title" className={layout.head}>
          {length.faq.title}
        </h2>
        <Accordion items={length.faq.items} />
      </section>
      <Guide words={length.guide} />
      <LinkCards title={tool.more} cards={toolCards(tool.cards, 'multi', 'cooking', 'spanish')} />
    </>
  );
}
