import type { Catalog } from '#i18n/catalog.ts';
import { useCopy } from '#ui/clipboard/useCopy.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './FaqGroups.module.css';

interface Props {
  id: string;
  question: string;
  words: Catalog['reading']['faq'];
}

/** A link to one question: it stands in the address bar after a press, and in the clipboard where scripts run. */
export function CopyLink({ id, question, words }: Props) {
  const copy = useCopy(words);
  return (
    <a
      href={`#${id}`}
      className={styles.copy}
      aria-label={`${words.copyLink}: ${question}`}
      onClick={() => copy(`${window.location.origin}${window.location.pathname}#${id}`)}
      data-noprint
    >
      <Icon name="link" size={18} />
      {words.copyLink}
    </a>
  );
}
