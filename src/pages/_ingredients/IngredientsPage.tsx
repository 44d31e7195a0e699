import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import { type CategoryId, FOOD_GROUPS, type FoodId } from '@gramwise/engine/foods/foods.ts';
import { FOOD_NAMES } from '@gramwise/engine/foods/names/names.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { ChartFilter } from '#features/foods/ChartFilter.tsx';
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

const CATEGORIES = Object.keys(FOOD_GROUPS) as CategoryId[];

/** The weight chart of all foods. */
export function IngredientsPage({ language, messages }: { language: Language; messages: FoodMessages }) {
  const { chart } = messages.foods;
  const groups = CATEGORIES.map((category) => ({
    category,
    foods: (Object.keys(FOOD_GROUPS[category]) as FoodId[]).map((id) => {
      const { name, also = [], fills = {} } = FOOD_NAMES[language][id];
      return {
        id,
        name,
        also: otherWords(normalizeName(name), [...also, ...Object.values(fills).flat()].map(normalizeName)),
      };
    }),
  }));
  return (
    <LanguageProvider value={language}>
      <div className={styles.head}>
        <PageQrCode to="ingredients" />
        <PageHeader title={chart.title} lead={fill(chart.lead, { n: FOOD_IDS.length })}>
          <p data-noprint>
            <LocalLink to="kitchenSheet">{chart.sheet}</LocalLink>
          </p>
        </PageHeader>
      </div>
      <div className={`${layout.column} ${styles.body}`}>
        <CupWeights nameOf={(food) => FOOD_NAMES[language][food].name} messages={messages} />
        <ChartFilter messages={messages.foods} categories={CATEGORIES} total={FOOD_IDS.length} />
        <div className={styles.chart}>
          <WeightChart groups={groups} messages={messages} />
        </div>
        <p className={styles.note}>{chart.note}</p>
      </div>
    </LanguageProvider>
  );
}
