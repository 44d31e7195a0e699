import { nutrientsOf } from '@gramwise/engine/api/foods.ts';
import { CATEGORY_IDS, categoryOf, FOOD_IDS, isFood } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import type { FoodNames } from '@gramwise/engine/foods/names/foodNames.ts';
import { FOOD_NAMES } from '@gramwise/engine/foods/names/names.ts';
import { WEIGHED_FOOD_IDS } from '@gramwise/engine/foods/weighedFoods.ts';
import type { ReactNode } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { ChartFilter } from '#features/foods/ChartFilter.tsx';
import { CountedFoods } from '#features/foods/CountedFoods.tsx';
import { CupWeights } from '#features/foods/CupWeights.tsx';
import { normalizeName } from '#features/foods/filterChart.ts';
import type { FoodMessages } from '#features/foods/messages.ts';
import { WeightChart } from '#features/foods/WeightChart.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { PageHeader } from '#ui/pageHeader/PageHeader.tsx';
import { PageQrCode } from '#ui/print/PageQrCode.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './IngredientsPage.module.css';
import { otherWords } from './otherWords.ts';

/** Kilocalories and grams of protein in 100 g of a food, as its page has them: `364 10.3`. */
function per100g(food: AnyFoodId): string | undefined {
  const found = nutrientsOf(food);
  return found.ok ? `${found.value.energy} ${Number(found.value.protein?.toFixed(1))}` : undefined;
}

/** Foods by category, with the words of their other names. */
const groupFoods = <Id extends AnyFoodId>(ids: readonly Id[], language: Language) =>
  CATEGORY_IDS.map((category) => ({
    category,
    foods: ids
      .filter((id) => categoryOf(id) === category)
      .map((id) => {
        const { name, also = [], fills = {} }: FoodNames = FOOD_NAMES[language][id];
        const others = [...also, ...Object.values(fills).flat()].map(normalizeName);
        return { id, name, also: otherWords(normalizeName(name), others), per: per100g(id) };
      }),
  })).filter(({ foods }) => foods.length > 0);

interface Props {
  language: Language;
  messages: FoodMessages;
  /** What lets the chart follow the visitor's kitchen, an island. */
  yours?: ReactNode;
}

/** The weight chart of all foods with a cup weight, and below it the names of those that are counted. */
export function IngredientsPage({ language, messages, yours }: Props) {
  const { chart } = messages.foods;
  const groups = groupFoods(FOOD_IDS, language);
  const counted = groupFoods(
    WEIGHED_FOOD_IDS.filter((id) => !isFood(id)),
    language,
  );
  return (
    <LanguageProvider value={language}>
      <div className={styles.head}>
        <PageQrCode to="ingredients" />
        <PageHeader
          title={chart.title}
          lead={fill(chart.lead, {
            n: FOOD_IDS.length,
            counted: WEIGHED_FOOD_IDS.length - FOOD_IDS.length,
          })}
        >
          <p data-noprint>
            <LocalLink to="kitchenSheet">{chart.sheet}</LocalLink>
          </p>
        </PageHeader>
      </div>
      <div className={`${layout.column} ${styles.body}`}>
        <CupWeights nameOf={(food) => FOOD_NAMES[language][food].name} messages={messages} />
        <ChartFilter messages={messages.foods} categories={CATEGORY_IDS} total={WEIGHED_FOOD_IDS.length} />
        {yours}
        <div className={styles.chart}>
          <WeightChart groups={groups} messages={messages} />
        </div>
        <p className={styles.note}>{chart.note}</p>
        <CountedFoods groups={counted} messages={messages} />
      </div>
    </LanguageProvider>
  );
}
