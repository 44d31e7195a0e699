import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { hasTrait } from '@gramwise/engine/foods/traits.ts';
import styles from './HowToFill.module.css';
import type { FoodMessages } from './messages.ts';
import type { WeighedWay } from './weighedWays.ts';

interface Props {
  food: FoodId;
  ways: readonly WeighedWay[];
  messages: FoodMessages;
}

/** How to fill the cup so that it weighs what the page says, one sentence per way. */
export function HowToFill({ food, ways, messages }: Props) {
  const { how } = messages.foods;
  return (
    <dl className={styles.ways}>
      {ways.map(({ fill }) => (
        <div key={fill}>
          <dt>{messages.fills[fill]}</dt>
          <dd>{fill === 'level' && hasTrait(food, 'liquid') ? how.liquid : how[fill]}</dd>
        </div>
      ))}
    </dl>
  );
}
