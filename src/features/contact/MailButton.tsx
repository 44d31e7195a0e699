import type { Catalog } from '#i18n/catalog.ts';
import type { MailParts } from '#site/contact.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './MailButton.module.css';

interface Props {
  mail: MailParts;
  messages: Catalog['reading']['mail'];
}

/**
 * The mail address and what can be done with it. A script puts it together, so that whoever harvests pages finds
 * none; without scripts a reader finds it spelled out.
 */
export function MailButton({ mail: { user, host }, messages }: Props) {
  return (
    <div
      className={styles.mail}
      data-mail
      data-user={user}
      data-host={host}
      data-copied={messages.copied}
      data-not-copied={messages.notCopied}
    >
      <p className={styles.label}>{messages.address}</p>
      <p className={styles.address} data-address>
        <noscript>{`${user} ${messages.at} ${host}`}</noscript>
      </p>
      <p className={styles.actions} data-ready="false" data-noprint>
        {/* biome-ignore lint/a11y/useValidAnchor: the script adds the address, which no page may hold */}
        <a className={buttons.primary}>{messages.write}</a>
        <button type="button" className={buttons.quiet}>
          <Icon name="copy" />
          {messages.copy}
        </button>
      </p>
    </div>
  );
}
