import type { LinkTarget } from '#site/paths.ts';
import { Icon } from '../icon/Icon.tsx';
import { LocalLink } from '../link/LocalLink.tsx';
import layout from '../theme/layout.module.css';
import styles from './ActionCard.module.css';

interface Props {
  title: string;
  text: string;
  to: LinkTarget;
  /** Link text; the whole card is clickable. */
  go: string;
}

/** A card that describes a tool and links to it. In a wide card the link is beside the text. */
export function ActionCard({ title, text, to, go }: Props) {
  return (
    <div className={styles.frame}>
      <article className={`${layout.card} ${layout.linked} ${styles.card}`}>
        <div className={styles.words}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        <LocalLink to={to} className={`${layout.cover} ${styles.go}`}>
          {go}
          <Icon name="right" size={18} />
        </LocalLink>
      </article>
    </div>
  );
}
