import styles from './Leaf.module.css';

/** Today as the leaf of a tear-off calendar, blank until the clock is known. It repeats what the page's heading says. */
export function Leaf() {
  return (
    <div className={styles.leaf} aria-hidden="true" data-noprint>
      <p className={styles.month} data-today="month" />
      <p className={styles.day} data-today="day" />
      <p className={styles.year} data-today="year" />
    </div>
  );
}
