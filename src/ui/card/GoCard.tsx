import type { LinkTarget } from '#site/paths.ts';
import { Icon } from '../icon/Icon.tsx';
import { LocalLink } from '../link/LocalLink.tsx';
import layout from '../theme/layout.module.css';
import styles from './GoCard.module.css';

interface Props {
  title: string;
  text: string;
  to: LinkTarget;
  /** The words of the link; the whole card answers to it. */
  go: string;
}

/** A card that says what a tool is good for and leads there. Where it is wide, the link stands beside the words. */
export function GoCard({ title, text, to, go }: Props) {
  return (
    <div className={styles.frame}>
      <article className={`${layout.card} ${styles.card}`}>
        <div className={styles.messages}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        <LocalLink to={to} className={styles.go}>
          {go}
          <Icon name="right" size={18} />
        </LocalLink>
      </article>
    </div>
  );
}
