import { categoryOf, FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { lookalikesOf } from '@gramwise/engine/foods/lookalikes.ts';
import { foodName, foodWithOf } from '@gramwise/engine/foods/names/names.ts';
import { piecesOf } from '@gramwise/engine/foods/pieces.ts';
import { RAW_BEANS } from '@gramwise/engine/foods/rawBeans.ts';
import { marketsFor } from '@gramwise/engine/kitchens/markets.ts';
import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { DotPlotFigure } from '#features/foods/DotPlotFigure.tsx';
import { MeasureShape } from '#features/foods/DrawnMeasures.tsx';
import { FoodAnswer } from '#features/foods/FoodAnswer.tsx';
import { FoodSources } from '#features/foods/FoodSources.tsx';
import { HowToFill } from '#features/foods/HowToFill.tsx';
import { LookalikeList } from '#features/foods/LookalikeList.tsx';
import { listWays } from '#features/foods/listWays.ts';
import type { FoodMessages } from '#features/foods/messages.ts';
import { PieceWeights } from '#features/foods/PieceWeights.tsx';
import { RecipesWith, type RecipeUse } from '#features/foods/RecipesWith.tsx';
import { InOtherCups, ToCups, ToGrams } from '#features/foods/Tables.tsx';
import { LinkCards } from '#ui/card/LinkCards.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import { PageHeader } from '#ui/pageHeader/PageHeader.tsx';
import { PageQrCode } from '#ui/print/PageQrCode.tsx';
import layout from '#ui/theme/layout.module.css';
import { Breadcrumbs } from '#ui/trail/Breadcrumbs.tsx';
import styles from './FoodPage.module.css';
import { FoodSection } from './FoodSection.tsx';
import { foodTitle } from './foodHead.ts';

interface Props {
  language: Language;
  food: FoodId;
  messages: FoodMessages;
  recipes: readonly RecipeUse[];
  /** The converter, an island; absent for foods it does not know. */
  converter?: ReactNode;
}

/** The weight of a cup of one food, by every source, in every measure. */
export function FoodPage({ language, food, messages, recipes, converter }: Props) {
  const { page, chart, categories } = messages.foods;
  const name = foodName(language, food);
  const ways = listWays(food);
  const category = categoryOf(food);
  const inChart = { page: 'ingredients', query: { category } } as const;
  const lookalikes = lookalikesOf(food).map((id) => ({ id, name: foodName(language, id) }));
  const pieces = piecesOf(food, marketsFor(LANGUAGES[language].kitchen));
  const tables = { food: name, ways, messages };
  return (
    <LanguageProvider value={language}>
      <div className={`${layout.column} ${styles.trail}`}>
        <Breadcrumbs
          label={page.trail}
          steps={[
            { name: chart.title, to: 'ingredients' },
            { name: categories[category], to: inChart },
          ]}
        />
      </div>
      <PageHeader title={foodTitle(language, food)}>
        <FoodAnswer food={food} of={foodWithOf(language, food)} ways={ways} messages={messages} />
      </PageHeader>
      {RAW_BEANS.has(food) && (
        <FoodSection id="raw-beans" title={page.rawBeans.title}>
          <p>{page.rawBeans.text}</p>
        </FoodSection>
      )}
      <FoodSection id="sources-plot" title={page.plot.title}>
        <DotPlotFigure food={food} name={name} ways={ways} messages={messages} />
      </FoodSection>
      <div className={`${layout.column} ${styles.pair}`}>
        <div>
          <FoodSection id="cups" title={page.table.title} inner>
            <ToGrams {...tables} />
          </FoodSection>
          <FoodSection id="fill" title={page.how} inner>
            <HowToFill food={food} ways={ways} messages={messages} />
          </FoodSection>
        </div>
        <div>
          <FoodSection id="grams" title={page.back.title} inner>
            <MeasureShape />
            <ToCups {...tables} />
            <p className={styles.note}>{page.back.note}</p>
          </FoodSection>
          <FoodSection id="other-cups" title={page.others.title} inner>
            <InOtherCups {...tables} />
          </FoodSection>
          {pieces.length > 0 && (
            <FoodSection id="pieces" title={page.pieces.title} inner>
              <PieceWeights name={name} pieces={pieces} messages={messages} />
            </FoodSection>
          )}
          {lookalikes.length > 0 && (
            <FoodSection id="lookalikes" title={page.lookalikes.title} text={page.lookalikes.text} inner>
              <LookalikeList foods={lookalikes} messages={messages} />
            </FoodSection>
          )}
        </div>
      </div>
      {converter && (
        <FoodSection id="converter" title={page.converter} screenOnly>
          {converter}
        </FoodSection>
      )}
      {recipes.length > 0 && (
        <FoodSection id="recipes" title={fill(page.recipes, { food: name })} screenOnly>
          <RecipesWith recipes={recipes} messages={messages} />
        </FoodSection>
      )}
      <FoodSection id="sources" title={page.sourceList.title} text={page.sourceList.text}>
        <FoodSources food={food} ways={ways} messages={messages} />
      </FoodSection>
      <div className={layout.column}>
        <PageQrCode to={{ page: 'ingredient', part: food }} />
      </div>
      <LinkCards
        title={page.related.title}
        cards={[
          {
            to: 'ingredients',
            icon: 'scale',
            title: page.related.chart.title,
            text: fill(page.related.chart.text, { n: FOOD_IDS.length }),
          },
          {
            to: inChart,
            icon: 'portion',
            title: categories[category],
            text: fill(page.related.category, { category: categories[category] }),
          },
          { to: { page: 'home', hash: 'converter' }, icon: 'cup', ...page.related.converter },
        ]}
      />
    </LanguageProvider>
  );
}
