import { type MetaFunction, useLoaderData } from 'react-router';
import { HomeMeasures } from '#features/spanish/HomeMeasures.tsx';
import { Spanish } from '#features/spanish/Spanish.tsx';
import { spanish } from '#i18n/es/spanish.server.ts';
import { languageOf } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import { describePage } from '#site/meta.ts';
import { PAGES } from '#site/paths.ts';
import { breadcrumbs, webApplication } from '#site/structuredData.ts';
import { LinkCards } from '#ui/card/LinkCards.tsx';
import { useLanguage } from '#ui/language/useLanguage.ts';
import { ToolPage } from '#ui/tool/ToolPage.tsx';
import { toolCards } from './toolCards.ts';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = () => spanish;

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  if (!loaderData) return [];
  const { meta: words, title: name } = loaderData;
  const language = languageOf(location.pathname);
  const { path } = PAGES.spanish;
  return [
    ...describePage(location.pathname, words),
    webApplication(language, { name, description: words.description, path, inLanguage: 'es' }),
    breadcrumbs(language, [{ name, path }]),
  ];
};

/** Spanish in every language tree; only the frame around it speaks the language of the address. */
export default function SpanishPage() {
  const words = useLoaderData<typeof loader>();
  const page = words.page[useLanguage()];
  const { length, multi } = words.cards;
  return (
    <div lang="es">
      <ToolPage title={words.title} lead={words.lead}>
        <Spanish words={words} />
      </ToolPage>
      <HomeMeasures words={words.measures} />
      <LinkCards
        title={words.more}
        cards={toolCards(
          {
            length: { ...length, text: fill(length.text, { page }) },
            multi: { ...multi, text: fill(multi.text, { page }) },
          },
          'length',
          'multi',
        )}
      />
    </div>
  );
}
