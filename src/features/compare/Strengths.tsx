import type { ComparedSites, ComparePage } from '#content/compare/compare.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './Compare.module.css';

interface Props {
  messages: ComparePage['strengths'];
  sites: ComparedSites;
}

/** Where a competitor is the better choice. */
export function Strengths({ messages, sites }: Props) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="strengths-title">
      <div className={layout.head}>
        <h2 id="strengths-title">{messages.title}</h2>
        <p>{messages.intro}</p>
      </div>
      <dl className={styles.strengths}>
        {messages.items.map(({ site, text }) => {
          const { name, sources } = sites.find(({ id }) => id === site) ?? sites[0];
          return (
            <div key={site}>
              <dt>
                <a href={sources[0]} rel="noopener">
                  {name}
                </a>
              </dt>
              <dd>{text}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
