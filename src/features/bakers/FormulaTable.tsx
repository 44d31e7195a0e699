import styles from './Bakers.module.css';
import type { ShownPart } from './bakersText.ts';

interface Props {
  messages: { ingredient: string; weight: string; share: string; total: string };
  parts: readonly ShownPart[];
  total: { grams: string; percent: string };
}

/** Every line of a dough in grams and percent. Lines may share a name, so their place is the key. */
export const FormulaTable = ({ messages, parts, total }: Props) => (
  <table className={styles.formula}>
    <thead>
      <tr>
        <th scope="col">{messages.ingredient}</th>
        <th scope="col">{messages.weight}</th>
        <th scope="col">{messages.share}</th>
      </tr>
    </thead>
    <tbody>
      {parts.map(({ name, grams, percent }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <tr key={index}>
          <th scope="row">{name}</th>
          <td>{grams}</td>
          <td>{percent}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{messages.total}</th>
        <td>{total.grams}</td>
        <td>{total.percent}</td>
      </tr>
    </tfoot>
  </table>
);
