import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import styles from './HowToFill.module.css';
import { howOf } from './howOf.ts';
import { levelOf } from './levelOf.ts';
import type { FoodMessages } from './messages.ts';
import { fillWord } from './wayLabel.ts';
import type { WeighedWay } from './weighedWays.ts';

interface Props {
  food: FoodId;
  ways: readonly WeighedWay[];
  messages: FoodMessages;
}

/** How to fill the cup so that it weighs what the page says, one sentence per way. */
export function HowToFill({ food, ways, messages }: Props) {
  const { how, page } = messages.foods;
  const level = levelOf(food);
  return (
    <dl className={styles.ways}>
      {ways.map(({ fill, label }) => (
        <div key={fill}>
          <dt>{label || fillWord(level === 'level', messages.fills) || page.figures.cup}</dt>
          <dd>{how[howOf(food, fill)]}</dd>
        </div>
      ))}
    </dl>
  );
}
