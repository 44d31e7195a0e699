import { Icon } from '#ui/icon/Icon.tsx';
import styles from './FaqGroups.module.css';

interface Props {
  id: string;
  /** Its text, and its name for screen readers: with the question. */
  text: string;
  name: string;
}

/** A link to one question. Following it sets the address bar; with scripts it also copies the URL. */
export function CopyLink({ id, text, name }: Props) {
  return (
    <a href={`#${id}`} className={styles.copy} aria-label={name} data-copy-link data-noprint>
      <Icon name="link" size={18} />
      {text}
    </a>
  );
}
