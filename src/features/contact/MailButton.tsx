import type { Catalog } from '#catalogs/catalog.ts';
import type { MailParts } from '#site/contact.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './MailButton.module.css';

interface Props {
  mail: MailParts;
  messages: Catalog['reading']['mail'];
}

/**
 * The mail address and its actions. A script assembles the address to hide it from harvesters; without scripts it is
 * spelled out for the reader.
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
        {/* biome-ignore lint/a11y/useValidAnchor: a script adds the address, which must not be in the HTML */}
        <a className={buttons.primary}>{messages.write}</a>
        <button type="button" className={buttons.quiet}>
          <Icon name="copy" />
          {messages.copy}
        </button>
      </p>
    </div>
  );
}
