import { categoryOf, FOOD_IDS, isFood } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { foodName, foodWithOf } from '@gramwise/engine/foods/names/names.ts';
import { RAW_BEANS } from '@gramwise/engine/foods/rawBeans.ts';
import type { ReactNode } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { DotPlotFigure } from '#features/foods/DotPlotFigure.tsx';
import { FoodAnswer } from '#features/foods/FoodAnswer.tsx';
import { FoodSources } from '#features/foods/FoodSources.tsx';
import { listWays } from '#features/foods/listWays.ts';
import type { FoodMessages } from '#features/foods/messages.ts';
import { PieceAnswer } from '#features/foods/PieceAnswer.tsx';
import { RecipesWith, type RecipeUse } from '#features/foods/RecipesWith.tsx';
import type { MailParts } from '#site/contact.ts';
import { LinkCards } from '#ui/card/LinkCards.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import { PageHeader } from '#ui/pageHeader/PageHeader.tsx';
import { PageQrCode } from '#ui/print/PageQrCode.tsx';
import layout from '#ui/theme/layout.module.css';
import { Breadcrumbs } from '#ui/trail/Breadcrumbs.tsx';
import { AsBought, asksForPiece } from './AsBought.tsx';
import { CupsToGrams, GramsToCups } from './CupSections.tsx';
import styles from './FoodPage.module.css';
import { FoodSection } from './FoodSection.tsx';
import { foodTitle } from './foodHead.ts';
import { foodTrail } from './foodTrail.ts';
import { HouseholdMeasures, type VesselWords } from './HouseholdMeasures.tsx';
import { NutritionTable } from './NutritionTable.tsx';
import { OTHER_NAMES } from './otherNames.ts';
import { PiecesAndLikes } from './PiecesAndLikes.tsx';
import { ReportNumber } from './ReportNumber.tsx';
import { SubstitutesLink } from './SubstitutesLink.tsx';

interface Props {
  language: Language;
  food: AnyFoodId;
  messages: FoodMessages;
  vessels: VesselWords;
  recipes: readonly RecipeUse[];
  /** The publisher's address, for those who doubt a number. */
  mail: MailParts | null;
  /** The converter, an island, for foods with a cup weight; it could not convert the others. */
  converter?: ReactNode;
  /** The weights in the visitor's own kitchen, an island. */
  yours?: ReactNode;
}

/** The weight of a cup or a piece of one food, by every source. Each section is there if the food has what it shows. */
export function FoodPage({ language, food, messages, vessels, recipes, mail, converter, yours }: Props) {
  const { page, categories } = messages.foods;
  const name = foodName(language, food);
  const ways = listWays(food, { language, fills: messages.fills });
  const category = categoryOf(food);
  const names = OTHER_NAMES[language]?.[food];
  const inChart = { page: 'ingredients', query: { category } } as const;
  const cups = isFood(food) ? { food, name, ways, messages } : null;
  return (
    <LanguageProvider value={language}>
      <div className={`${layout.column} ${styles.trail}`}>
        <Breadcrumbs label={page.trail} steps={foodTrail(language, food, messages.foods)} />
      </div>
      <div className={styles.hero}>
        <PageHeader title={foodTitle(language, food)}>
          {cups ? (
            <FoodAnswer {...cups} of={foodWithOf(language, food)} />
          ) : (
            <PieceAnswer food={food} name={name} messages={messages} />
          )}
          {asksForPiece(language, food) && <AsBought food={food} messages={messages} />}
          {names && <p>{fill(page.also, { names })}</p>}
          <SubstitutesLink food={food} name={name} />
        </PageHeader>
        {cups && (
          <FoodSection id="sources-plot" title={page.plot.title}>
            <DotPlotFigure {...cups} />
          </FoodSection>
        )}
      </div>
      {yours && <div className={`${layout.column} ${styles.yours}`}>{yours}</div>}
      {RAW_BEANS.has(food) && (
        <FoodSection id="raw-beans" title={page.rawBeans.title}>
          <p>{page.rawBeans.text}</p>
        </FoodSection>
      )}
      <div className={`${layout.column} ${styles.pair}`}>
        {cups && (
          <div>
            <CupsToGrams {...cups} />
            <HouseholdMeasures food={cups.food} name={name} messages={messages} vessels={vessels} />
          </div>
        )}
        <PiecesAndLikes language={language} food={food} messages={messages}>
          {cups && <GramsToCups {...cups} />}
        </PiecesAndLikes>
      </div>
      {cups && converter && (
        <FoodSection id="converter" title={page.converter} screenOnly>
          {converter}
        </FoodSection>
      )}
      {recipes.length > 0 && (
        <FoodSection id="recipes" title={fill(page.recipes, { food: name })} screenOnly>
          <RecipesWith recipes={recipes} messages={messages} />
        </FoodSection>
      )}
      <NutritionTable food={food} name={name} ways={ways} messages={messages} />
      <FoodSection
        id="sources"
        title={page.sourceList.title}
        text={cups ? page.sourceList.text : page.counted.sources}
      >
        <FoodSources food={food} ways={ways} messages={messages} />
        {mail && <ReportNumber language={language} food={food} mail={mail} />}
      </FoodSection>
      <div className={layout.column}>
        <PageQrCode to={{ page: 'ingredient', part: food }} />
      </div>
      <LinkCards
        title={page.related.title}
        cards={[
          {
            to: 'ingredients',
            icon: 'chart',
            title: page.related.chart.title,
            text: fill(page.related.chart.text, { n: FOOD_IDS.length }),
          },
          {
            to: inChart,
            icon: 'list',
            title: categories[category],
            text: fill(page.related.category, { category: categories[category] }),
          },
          { to: { page: 'home', hash: 'converter' }, icon: 'scale', ...page.related.converter },
        ]}
      />
    </LanguageProvider>
  );
}
