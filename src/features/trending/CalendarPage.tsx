import styles from './CalendarPage.module.css';

/** Today as a tear-off calendar page, blank until hydration. It only repeats the heading. */
export function CalendarPage() {
  return (
    <div className={styles.page} aria-hidden="true" data-noprint>
      <p className={styles.month} data-today="month" />
      <p className={styles.day} data-today="day" />
      <p className={styles.year} data-today="year" />
    </div>
  );
}
