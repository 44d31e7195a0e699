import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import type { ListedRecipe } from '#content/recipes/summaries.ts';
import { AskField } from '#features/ask/AskField.tsx';
import type { AskView } from '#features/ask/answerView.ts';
import { Hero } from '#features/home/Hero.tsx';
import { HowTo } from '#features/home/HowTo.tsx';
import { Tools } from '#features/home/Tools.tsx';
import { FeaturedRecipes } from '#features/recipeIndex/FeaturedRecipes.tsx';
import type { RecipeCardMessages } from '#tools/recipeCard/RecipeCard.tsx';
import { Accordion } from '#ui/accordion/Accordion.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { NoScript } from '#ui/noScript/NoScript.tsx';
import { Section } from '#ui/section/Section.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Home.module.css';
import { HomeAbout } from './HomeAbout.tsx';

interface Props {
  language: Language;
  messages: Pick<Catalog, 'home' | 'ask' | 'converter' | 'units' | 'oven' | 'about' | 'shell'>;
  /** The answer to the question field's example. */
  example: AskView;
  featured: { recipes: readonly ListedRecipe[]; total: number; card: RecipeCardMessages };
  /** Islands. */
  answers?: ReactNode;
  converter?: ReactNode;
  oven?: ReactNode;
  densities?: ReactNode;
}

/** The home page. */
export function Home({ language, messages, example, featured, answers, converter, oven, densities }: Props) {
  const { home } = messages;
  return (
    <LanguageProvider value={language}>
      <Hero messages={home.hero} units={messages.units} reader={messages.about.reader.menu}>
        <AskField messages={messages.ask} view={example} answers={answers} />
      </Hero>
      <Tools messages={home.tools} />
      <section
        id="converter"
        className={`${layout.column} ${styles.calculator}`}
        aria-labelledby="calculator-title"
      >
        <h2 id="calculator-title">{home.calculator.title}</h2>
        <NoScript>{messages.shell.noScript}</NoScript>
        {converter}
        <p className={styles.baseline}>
          {messages.converter.baseline} <LocalLink to="kitchen">{messages.converter.changeKitchen}</LocalLink>
        </p>
      </section>
      <div id="temperature" className={`${layout.column} ${styles.oven}`}>
        <h3>{messages.oven.title}</h3>
        <p>{messages.oven.lead}</p>
        {oven}
      </div>
      <HowTo messages={home.how} />
      <Section id="density-title" title={home.density.title}>
        <div className={styles.densities}>
          <div>
            {densities}
            <p>
              <LocalLink to="ingredients">{fill(home.density.chart, { n: FOOD_IDS.length })}</LocalLink>
            </p>
          </div>
          <aside className={layout.card}>
            <h3>{home.density.whyTitle}</h3>
            <p>{home.density.why}</p>
          </aside>
        </div>
      </Section>
      <FeaturedRecipes messages={home.recipes} {...featured} />
      <section className={`${layout.column} ${layout.section} ${styles.beside}`} aria-labelledby="faq-title">
        <h2 id="faq-title" className={layout.head}>
          {home.faq.title}
        </h2>
        <Accordion items={home.faq.items} />
      </section>
      <HomeAbout messages={home.about} />
    </LanguageProvider>
  );
}
