import styles from './Tips.module.css';

/** A list of tips below a tool. */
export function Tips({ title, tips }: { title: string; tips: readonly string[] }) {
  return (
    <aside className={styles.tips}>
      <h3>{title}</h3>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </aside>
  );
}
