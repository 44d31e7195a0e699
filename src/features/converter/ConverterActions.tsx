import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { copyText } from '#ui/toast/copyText.ts';
import styles from './Converter.module.css';
import type { ConverterMessages } from './messages.ts';

interface Props {
  messages: ConverterMessages['converter'];
  sentence: string;
}

/** Actions on a result. */
export function ConverterActions({ messages, sentence }: Props) {
  return (
    <p className={styles.actions} data-noprint>
      <button type="button" className={buttons.quiet} onClick={() => copyText(sentence, messages)}>
        <Icon name="copy" size={18} />
        {messages.copy}
      </button>
      <button
        type="button"
        className={`${buttons.quiet} ${styles.link}`}
        onClick={() => copyText(window.location.href, messages)}
      >
        <Icon name="link" size={18} />
        {messages.link}
      </button>
      <button
        type="button"
        className={`${buttons.quiet} ${styles.link}`}
        onClick={() => {
          // The browser escapes what a food's name or a URL may hold.
          const link = document.createElement('a');
          link.append(sentence);
          link.href = window.location.href;
          copyText(link.outerHTML, messages);
        }}
      >
        <Icon name="link" size={18} />
        {messages.html}
      </button>
    </p>
  );
}
