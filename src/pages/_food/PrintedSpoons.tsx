import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { type PrintedFilling, printedTablespoon } from '@gramwise/engine/foods/printedSpoons.ts';
import { fill } from '#catalogs/template.ts';
import type { FoodMessages } from '#features/foods/messages.ts';
import { formatRange } from '#format/formatRange.ts';
import styles from './FoodPage.module.css';
import { SourceLinks } from './SourceLinks.tsx';

interface Props {
  food: FoodId;
  messages: FoodMessages;
}

const FILLINGS: readonly PrintedFilling[] = ['level', 'heaped'];

/** What tables print for a level and for a heaped tablespoon of a food, and who; nothing where fewer than two do. */
export function PrintedSpoons({ food, messages }: Props) {
  return FILLINGS.map((filling) => {
    const printed = printedTablespoon(food, filling);
    if (!printed) return null;
    // As printed, in whole grams.
    const grams = `${formatRange(printed.grams)}\u00a0g`;
    return (
      <p key={filling} className={styles.note}>
        {fill(messages.foods.page.local[filling], { grams })} <SourceLinks sources={printed.sources} />
      </p>
    );
  });
}
