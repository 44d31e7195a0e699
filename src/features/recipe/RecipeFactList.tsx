import type { Fact, FactName } from './listFacts.ts';
import styles from './RecipeFactList.module.css';

/** A recipe's key facts: times, servings and whatever else the collection provides. */
export function RecipeFactList({
  names,
  facts,
}: {
  names: Record<FactName, string>;
  facts: readonly Fact[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, kind, text }) => (
        <div key={name} className={styles.fact} data-kind={kind} data-fact={name}>
          <dt>{names[name]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
