import { useHydrated } from '#browser/useHydrated.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { MailParts } from '#site/contact.ts';
import buttons from '#ui/button/button.module.css';
import { useCopy } from '#ui/clipboard/useCopy.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './MailButton.module.css';

interface Props {
  mail: MailParts;
  words: Catalog['reading']['mail'];
}

/**
 * The mail address and what can be done with it. It is put together in the browser only, so that whoever harvests
 * pages finds none; without scripts a reader finds it spelled out.
 */
export function MailButton({ mail: { user, host }, words }: Props) {
  const ready = useHydrated();
  const copy = useCopy(words);
  return (
    <div className={styles.mail}>
      <p className={styles.label}>{words.address}</p>
      <p className={styles.address}>
        {ready ? (
          <>
            {user}@<wbr />
            {host}
          </>
        ) : (
          <noscript>{`${user} ${words.at} ${host}`}</noscript>
        )}
      </p>
      <p className={styles.actions} data-ready={ready} data-noprint>
        <a className={buttons.primary} href={ready ? `mailto:${user}@${host}` : undefined}>
          {words.write}
        </a>
        <button type="button" className={buttons.quiet} onClick={() => copy(`${user}@${host}`)}>
          <Icon name="copy" />
          {words.copy}
        </button>
      </p>
    </div>
  );
}
