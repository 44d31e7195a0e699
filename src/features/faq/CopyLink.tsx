import { Icon } from '#ui/icon/Icon.tsx';
import styles from './FaqGroups.module.css';

interface Props {
  id: string;
  question: string;
  name: string;
}

/** A link to one question. Following it sets the address bar; with scripts it also copies the URL. */
export function CopyLink({ id, question, name }: Props) {
  return (
    <a
      href={`#${id}`}
      className={styles.copy}
      aria-label={`${name}: ${question}`}
      data-copy-link
      data-noprint
    >
      <Icon name="link" size={18} />
      {name}
    </a>
  );
}
