import type { BmiCategory } from '@gramwise/engine/calculators/bodyMassIndex.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import styles from './BmiTable.module.css';

const ORDER = ['underweight', 'normal', 'overweight', 'obese'] as const satisfies readonly BmiCategory[];

/** The four categories, with the current one marked. */
export function BmiTable({ messages, current }: { messages: Catalog['multi']['bmi']; current: BmiCategory }) {
  return (
    <table className={styles.table}>
      <caption>{messages.tableTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.columns.category}</th>
          <th scope="col">{messages.columns.range}</th>
        </tr>
      </thead>
      <tbody>
        {ORDER.map((category) => (
          <tr key={category} aria-current={category === current || undefined}>
            <th scope="row">{messages.categories[category]}</th>
            <td>{messages.ranges[category]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
