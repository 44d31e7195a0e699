import type { TrendingPage } from '#content/trending/trending.ts';
import styles from './Trending.module.css';

/** Placeholder for today's date in the heading's second line; `showToday` fills it. */
export function Today({ messages }: { messages: TrendingPage['today'] }) {
  return <span className={styles.today} data-message={` ${messages}`} />;
}
