import type { ReactNode } from 'react';
import type { ListedRecipe } from '#content/recipes/summaries.ts';
import { Hero } from '#features/home/Hero.tsx';
import { HowTo } from '#features/home/HowTo.tsx';
import { Tools } from '#features/home/Tools.tsx';
import { FeaturedRecipes } from '#features/recipeIndex/FeaturedRecipes.tsx';
import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/languages.ts';
import { Accordion } from '#ui/accordion/Accordion.tsx';
import { InLanguage } from '#ui/language/language.ts';
import type { RecipeCardWords } from '#ui/recipeCard/RecipeCard.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Home.module.css';
import { HomeAbout } from './HomeAbout.tsx';

interface Props {
  language: Language;
  words: Pick<Catalog, 'home' | 'converter' | 'units' | 'oven'>;
  featured: { recipes: readonly ListedRecipe[]; total: number; card: RecipeCardWords };
  /** Islands. */
  converter?: ReactNode;
  oven?: ReactNode;
  densities?: ReactNode;
}

/** The home page. */
export function Home({ language, words, featured, converter, oven, densities }: Props) {
  const { home } = words;
  return (
    <InLanguage value={language}>
      <Hero words={home.hero} units={words.units} />
      <Tools words={home.tools} />
      <section
        id="converter"
        className={`${layout.column} ${styles.calculator}`}
        aria-labelledby="calculator-title"
      >
        <h2 id="calculator-title">{home.calculator.title}</h2>
        {converter}
        <p className={styles.baseline}>{words.converter.baseline}</p>
      </section>
      <div id="temperature" className={`${layout.column} ${styles.oven}`}>
        <h3>{words.oven.title}</h3>
        <p>{words.oven.lead}</p>
        {oven}
      </div>
      <HowTo words={home.how} />
      <section className={`${layout.column} ${layout.section}`} aria-labelledby="density-title">
        <h2 id="density-title" className={layout.head}>
          {home.density.title}
        </h2>
        <div className={styles.densities}>
          <div>{densities}</div>
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
    </InLanguage>
  );
}
