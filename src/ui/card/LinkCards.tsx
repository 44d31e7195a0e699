import { useId } from 'react';
import type { Language } from '#catalogs/languages.ts';
import type { LinkTarget } from '#site/paths.ts';
import { Section } from '#ui/section/Section.tsx';
import { SubjectIcon, type SubjectIconName } from '../icon/SubjectIcon.tsx';
import { LocalLink } from '../link/LocalLink.tsx';
import layout from '../theme/layout.module.css';
import styles from './LinkCards.module.css';

export interface LinkCard {
  to: LinkTarget;
  icon: SubjectIconName;
  title: string;
  text: string;
}

interface Props {
  title: string;
  cards: readonly LinkCard[];
  /** The language of the linked pages, if it is not this page's. */
  hrefLang?: Language | undefined;
}

/** A section of cards; each title's link covers its whole card. */
export function LinkCards({ title, cards, hrefLang }: Props) {
  const id = useId();
  return (
    <Section id={id} title={title} data-noprint>
      <ul className={`${layout.plain} ${layout.cards} ${styles.cards}`}>
        {cards.map((card) => (
          <li key={card.title} className={`${layout.card} ${layout.linked} ${styles.card}`}>
            <SubjectIcon name={card.icon} size={28} />
            <h3>
              <LocalLink to={card.to} className={`${layout.cover} ${styles.link}`} hrefLang={hrefLang}>
                {card.title}
              </LocalLink>
            </h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
