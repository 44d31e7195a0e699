import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { heapedTablespoon } from '@gramwise/engine/foods/heapedSpoons.ts';
import { fill } from '#catalogs/template.ts';
import type { FoodMessages } from '#features/foods/messages.ts';
import { formatGramsRange } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './FoodPage.module.css';
import { SourceLinks } from './SourceLinks.tsx';

interface Props {
  food: FoodId;
  messages: FoodMessages;
}

/** What a heaped tablespoon of a food holds, by those who print it; nothing where nobody does. */
export function HeapedSpoon({ food, messages }: Props) {
  const language = useLanguage();
  const heaped = heapedTablespoon(food);
  if (!heaped) return null;
  return (
    <p className={styles.note}>
      {fill(messages.foods.page.local.heaped, { grams: formatGramsRange(language, ...heaped.grams) })}{' '}
      <SourceLinks sources={heaped.sources} />
    </p>
  );
}
