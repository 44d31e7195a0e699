import type { TrendingPage } from '#content/trending/trending.ts';
import buttons from '#ui/button/button.module.css';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Trending.module.css';

interface Props {
  messages: TrendingPage['questions'];
  links: TrendingPage['links'];
}

/** Questions with visible answers and links to read on. */
export function Questions({ messages, links }: Props) {
  return (
    <div className={`${layout.column} ${layout.section} ${styles.asked}`}>
      <section aria-labelledby="questions-title">
        <div className={layout.head}>
          <h2 id="questions-title">{messages.title}</h2>
          <p>{messages.intro}</p>
        </div>
        <div className={styles.questions}>
          {messages.items.map(({ id, question, answer }) => (
            <div key={id} id={id}>
              <h3>{question}</h3>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="links-title" className={styles.links} data-noprint>
        <h2 id="links-title">{links.title}</h2>
        <ul className={layout.plain}>
          {links.items.map(({ to, label }) => (
            <li key={label}>
              <LocalLink to={to} className={buttons.secondary}>
                {label}
              </LocalLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
