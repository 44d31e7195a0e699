import type { TrendingPage } from '#content/trending/trending.ts';
import { Section } from '#ui/section/Section.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Trending.module.css';

/** Food trends and the tools they call for. */
export function Trends({ messages }: { messages: TrendingPage['trends'] }) {
  return (
    <Section id="trends-title" title={messages.title} lead={messages.intro}>
      <ul className={`${layout.plain} ${styles.trends}`}>
        {messages.items.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
