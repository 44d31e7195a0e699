import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { RUNNY_FOODS } from '@gramwise/engine/foods/table/runnyFoods.ts';
import { hasTrait } from '@gramwise/engine/foods/traits.ts';
import styles from './HowToFill.module.css';
import { isInPieces } from './leadMeasure.ts';
import type { FoodMessages } from './messages.ts';
import type { WeighedWay } from './weighedWays.ts';

interface Props {
  food: FoodId;
  ways: readonly WeighedWay[];
  messages: FoodMessages;
}

/** How a cup is filled with a food that needs no technique. */
function levelOf(food: FoodId): 'liquid' | 'uneven' | 'level' {
  if (hasTrait(food, 'liquid') || RUNNY_FOODS.includes(food)) return 'liquid';
  return isInPieces(food) ? 'uneven' : 'level';
}

/** How to fill the cup so that it weighs what the page says, one sentence per way. */
export function HowToFill({ food, ways, messages }: Props) {
  const { how } = messages.foods;
  return (
    <dl className={styles.ways}>
      {ways.map(({ fill, label }) => (
        <div key={fill}>
          <dt>{label || messages.fills[fill]}</dt>
          <dd>{fill === 'level' ? how[levelOf(food)] : how[fill]}</dd>
        </div>
      ))}
    </dl>
  );
}
