import type { BmiCategory } from '#domain/calculators/bmi.ts';
import type { Catalog } from '#i18n/catalog.ts';
import styles from './BmiTable.module.css';

const ORDER = ['underweight', 'normal', 'overweight', 'obese'] as const satisfies readonly BmiCategory[];

/** The four classes with the one that applies marked. */
export function BmiTable({ words, current }: { words: Catalog['multi']['bmi']; current: BmiCategory }) {
  return (
    <table className={styles.table}>
      <caption>{words.tableTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.category}</th>
          <th scope="col">{words.columns.range}</th>
        </tr>
      </thead>
      <tbody>
        {ORDER.map((category) => (
          <tr key={category} aria-current={category === current || undefined}>
            <th scope="row">{words.categories[category]}</th>
            <td>{words.ranges[category]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
