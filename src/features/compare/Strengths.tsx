import type { ComparedSites, ComparePage } from '#content/compare/compare.ts';
import { Section } from '#ui/section/Section.tsx';
import styles from './Compare.module.css';

interface Props {
  messages: ComparePage['strengths'];
  sites: ComparedSites;
}

/** Where a competitor is the better choice. */
export function Strengths({ messages, sites }: Props) {
  return (
    <Section id="strengths-title" title={messages.title} lead={messages.intro}>
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
    </Section>
  );
}
