import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { MeasureShape } from '#features/foods/DrawnMeasures.tsx';
import { HowToFill } from '#features/foods/HowToFill.tsx';
import type { FoodMessages } from '#features/foods/messages.ts';
import { InOtherCups, ToCups, ToGrams } from '#features/foods/Tables.tsx';
import type { WeighedWay } from '#features/foods/weighedWays.ts';
import styles from './FoodPage.module.css';
import { FoodSection } from './FoodSection.tsx';
import { HouseholdMeasures } from './HouseholdMeasures.tsx';

interface Props {
  food: FoodId;
  name: string;
  ways: readonly WeighedWay[];
  messages: FoodMessages;
}

/** What cups and spoons of a food weigh, and how to fill them. */
export function CupsToGrams({ food, name, ways, messages }: Props) {
  const { page } = messages.foods;
  return (
    <>
      <FoodSection id="cups" title={page.table.title} inner>
        <ToGrams food={name} ways={ways} messages={messages} />
      </FoodSection>
      <FoodSection id="fill" title={page.how} inner>
        <HowToFill food={food} ways={ways} messages={messages} />
      </FoodSection>
      <HouseholdMeasures food={food} name={name} messages={messages} />
    </>
  );
}

/** What a weight of a food fills, and what other countries' cups weigh. */
export function GramsToCups({ name, ways, messages }: Omit<Props, 'food'>) {
  const { page } = messages.foods;
  const tables = { food: name, ways, messages };
  return (
    <>
      <FoodSection id="grams" title={page.back.title} inner>
        <MeasureShape />
        <ToCups {...tables} />
        <p className={styles.note}>{page.back.note}</p>
      </FoodSection>
      <FoodSection id="other-cups" title={page.others.title} inner>
        <InOtherCups {...tables} />
      </FoodSection>
    </>
  );
}
