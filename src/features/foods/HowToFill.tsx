import styles from './HowToFill.module.css';
import type { FoodMessages } from './messages.ts';
import type { WeighedWay } from './wayText.ts';

/** How to fill the cup so that it weighs what the page says, one sentence per way. */
export function HowToFill({ ways, messages }: { ways: readonly WeighedWay[]; messages: FoodMessages }) {
  return (
    <dl className={styles.ways}>
      {ways.map(({ fill }) => (
        <div key={fill}>
          <dt>{messages.fills[fill]}</dt>
          <dd>{messages.foods.how[fill]}</dd>
        </div>
      ))}
    </dl>
  );
}
