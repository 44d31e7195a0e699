import type { TrendingPage } from '#content/trending/trending.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './Trending.module.css';

/** Food trends and the tools they call for. */
export function Trends({ messages }: { messages: TrendingPage['trends'] }) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="trends-title">
      <div className={layout.head}>
        <h2 id="trends-title">{messages.title}</h2>
        <p>{messages.intro}</p>
      </div>
      <ul className={`${layout.plain} ${styles.trends}`}>
        {messages.items.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
