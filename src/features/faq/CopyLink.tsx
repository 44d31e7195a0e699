import { Icon } from '#ui/icon/Icon.tsx';
import styles from './FaqGroups.module.css';

interface Props {
  id: string;
  question: string;
  name: string;
}

/** A link to one question: it stands in the address bar after a press, and in the clipboard where scripts run. */
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
