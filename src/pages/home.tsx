import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { featuredRecipes, listedRecipes } from '#content/recipes/summaries.server.ts';
import { Converter } from '#features/converter/Converter.tsx';
import { Densities } from '#features/densities/Densities.tsx';
import { Hero } from '#features/home/Hero.tsx';
import { HowTo } from '#features/home/HowTo.tsx';
import { Tools } from '#features/home/Tools.tsx';
import { Oven } from '#features/oven/Oven.tsx';
import { FeaturedRecipes } from '#features/recipeIndex/FeaturedRecipes.tsx';
import { recipeCardWords } from '#i18n/recipeCardWords.server.ts';
import { wordsFor } from '#i18n/words.server.ts';
import { describePage } from '#site/meta.ts';
import { Accordion } from '#ui/accordion/Accordion.tsx';
import layout from '#ui/theme/layout.module.css';
import { HomeAbout } from './home/HomeAbout.tsx';
import styles from './home.module.css';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  ...wordsFor(request, 'home', 'converter', 'units', 'ingredients', 'oven'),
  featured: { recipes: featuredRecipes(), total: listedRecipes().length, card: recipeCardWords(request) },
});

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  loaderData ? describePage(location.pathname, loaderData.home.meta) : [];

export default function Home() {
  const { featured, ...words } = useLoaderData<typeof loader>();
  const { home, oven } = words;
  return (
    <>
      <Hero words={home.hero} units={words.units} />
      <Tools words={home.tools} />
      <section
        id="converter"
        className={`${layout.column} ${styles.calculator}`}
        aria-labelledby="calculator-title"
      >
        <h2 id="calculator-title">{home.calculator.title}</h2>
        <Converter words={words} />
        <p className={styles.baseline}>{words.converter.baseline}</p>
      </section>
      <div id="temperature" className={`${layout.column} ${styles.oven}`}>
        <h3>{oven.title}</h3>
        <p>{oven.lead}</p>
        <Oven words={oven} />
      </div>
      <HowTo words={home.how} />
      <section className={`${layout.column} ${layout.section}`} aria-labelledby="density-title">
        <h2 id="density-title" className={layout.head}>
          {home.density.title}
        </h2>
        <div className={styles.densities}>
          <div>
            <Densities words={home.density} names={words.ingredients} />
          </div>
          <aside className={layout.card}>
            <h3>{home.density.whyTitle}</h3>
            <p>{home.density.why}</p>
          </aside>
        </div>
      </section>
      <FeaturedRecipes words={home.recipes} {...featured} />
      <section className={`${layout.column} ${layout.section} ${styles.beside}`} aria-labelledby="faq-title">
        <h2 id="faq-title" className={layout.head}>
          {home.faq.title}
        </h2>
        <Accordion items={home.faq.items} />
      </section>
      <HomeAbout words={home.about} />
    </>
  );
}
