import type { TrendingPage } from '#content/trending/trending.ts';
import styles from './Trending.module.css';

/** The place of today's date, as the second line of the page's heading; `showToday` fills it. */
export function Today({ messages }: { messages: TrendingPage['today'] }) {
  return <span className={styles.today} data-message={` ${messages}`} />;
}
