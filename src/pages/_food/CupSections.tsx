import { TABLE_MEASURES } from '@gramwise/engine/foods/foodMeasures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import { MeasureShape } from '#features/foods/DrawnMeasures.tsx';
import { HowToFill } from '#features/foods/HowToFill.tsx';
import { fitsSpoon } from '#features/foods/leadMeasure.ts';
import type { FoodMessages } from '#features/foods/messages.ts';
import { InOtherCups, LocalFromGrams, LocalToGrams, ToCups, ToGrams } from '#features/foods/Tables.tsx';
import type { WeighedWay } from '#features/foods/weighedWays.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './FoodPage.module.css';
import { FoodSection } from './FoodSection.tsx';
import { PrintedSpoons } from './PrintedSpoons.tsx';

interface Props {
  food: FoodId;
  name: string;
  ways: readonly WeighedWay[];
  messages: FoodMessages;
}

/** US cups without their spoons, which hold no pieces, or differ too little from those above them. */
const CUPS = TABLE_MEASURES.filter(({ unit }) => unit === 'cup');

/** What cups and spoons of a food weigh, the country's own first, and how to fill them. */
export function CupsToGrams({ food, name, ways, messages }: Props) {
  const { page } = messages.foods;
  const tables = { food: name, ways, messages };
  const weigh = cooksWeigh(useLanguage());
  return (
    <>
      {weigh && (
        <FoodSection id="spoons" title={page.local.title} inner>
          <LocalToGrams {...tables} />
          <PrintedSpoons food={food} messages={messages} />
        </FoodSection>
      )}
      <FoodSection id="cups" title={page.table.title} inner>
        <ToGrams {...tables} measures={weigh || !fitsSpoon(food) ? CUPS : TABLE_MEASURES} />
      </FoodSection>
      <FoodSection id="fill" title={page.how} inner>
        <HowToFill food={food} ways={ways} messages={messages} />
      </FoodSection>
    </>
  );
}

/** What a weight of a food fills, and what other countries' cups weigh. */
export function GramsToCups({ name, ways, messages }: Omit<Props, 'food'>) {
  const { page } = messages.foods;
  const tables = { food: name, ways, messages };
  const weigh = cooksWeigh(useLanguage());
  return (
    <>
      {weigh ? (
        <FoodSection id="grams" title={page.localBack.title} inner>
          <LocalFromGrams {...tables} />
          <p className={styles.note}>{page.localBack.note}</p>
        </FoodSection>
      ) : (
        <FoodSection id="grams" title={page.back.title} inner>
          <MeasureShape />
          <ToCups {...tables} />
          <p className={styles.note}>{page.back.note}</p>
        </FoodSection>
      )}
      <FoodSection id="other-cups" title={page.others.title} inner>
        <InOtherCups {...tables} />
      </FoodSection>
    </>
  );
}
