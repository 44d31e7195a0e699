import styles from './Leaf.module.css';

/** Today as a tear-off calendar page, blank until hydration. It only repeats the heading. */
export function Leaf() {
  return (
    <div className={styles.leaf} aria-hidden="true" data-noprint>
      <p className={styles.month} data-today="month" />
      <p className={styles.day} data-today="day" />
      <p className={styles.year} data-today="year" />
    </div>
  );
}
