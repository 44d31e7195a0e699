import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { copyText } from '#ui/toast/copyText.ts';
import styles from './Converter.module.css';
import type { ConverterMessages } from './messages.ts';

/** The result as a link, for a web page. */
function asHtml(sentence: string): string {
  const link = document.createElement('a');
  link.href = window.location.href;
  link.textContent = sentence;
  return link.outerHTML;
}

/** Actions on a result. */
export function Actions({
  messages,
  sentence,
}: {
  messages: ConverterMessages['converter'];
  sentence: string;
}) {
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
        onClick={() => copyText(asHtml(sentence), messages)}
      >
        <Icon name="copy" size={18} />
        {messages.html}
      </button>
    </p>
  );
}
